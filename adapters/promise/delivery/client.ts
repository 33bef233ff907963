import { plainTree } from '../../../domain/platform/plain-tree.ts'
import { type Linked, resolve } from '../../../domain/platform/resolve.ts'
import type { DeliveredAsset, DeliveredEntry, SyncQuery, SyncResult } from '../../../ports/platform/delivery.ts'
import type { Circumstances, Collection, CursorPage, Outcome } from '../../../ports/platform/operations.ts'
import { systemClock } from '../../http/clock.ts'
import {
  type DeliveryReader,
  deliveryReader,
  type EntryQuery,
  httpDeliveryApi,
  type Reading,
} from '../../http/delivery-client.ts'
import { checkValues } from '../../http/delivery-query.ts'
import type { SyncOptions } from '../../http/sync.ts'
import { version } from '../../http/version.ts'
import { type Api, connect } from '../connection.ts'
import { toError } from '../error.ts'
import type { ClientOptions } from '../options.ts'
import { run } from '../promised.ts'
import { type PreviewOptions, previewOf } from './preview.ts'

const api: Api = {
  sdk: 'kade-delivery',
  host: 'cdn.contentful.com',
  mediaType: 'application/vnd.contentful.delivery.v1+json',
  absoluteUrls: true,
  fixedHeaders: ['content-type', 'x-contentful-user-agent'],
}

/** `resolveLinks` and `removeUnresolved` may also stand in a query, which then wins. */
export type DeliveryOptions = ClientOptions &
  PreviewOptions & {
    readonly space: string
    /** Default: `master`. */
    readonly environment?: string
    /** Default: true. */
    readonly resolveLinks?: boolean
    /** Default: false. */
    readonly removeUnresolved?: boolean
  }

/** What is shown of an answer whose links may go round in circles. */
export type Safe<A> = A & {
  readonly toPlainObject: () => A
  /** As `JSON.stringify`, which is safe as well. */
  readonly stringifySafe: (replacer?: null, space?: string | number) => string
}

// biome-ignore lint/suspicious/noExplicitAny: the fields of content are the business of its model; `F` says them when they are known.
type Unknown = any

/** An entry with fields `F`; its links are what they lead to. */
export type Entry<F = Unknown> = Omit<DeliveredEntry, 'fields'> & { readonly fields: F }
type Page<F, List> = Safe<Omit<List, 'items'> & { readonly items: ReadonlyArray<Entry<F>> }>
type Ask<A> = (query?: EntryQuery, circumstances?: Circumstances) => Promise<A>

type Raw = ReturnType<typeof httpDeliveryApi>
type ResultOf<Name extends keyof Raw> = Raw[Name] extends (...args: never) => Outcome<infer A> ? A : never
type ById<Name extends keyof Raw> = (id: string, query?: EntryQuery, circumstances?: Circumstances) => Promise<ResultOf<Name>>
type Listed<Name extends keyof Raw> = (query?: EntryQuery, circumstances?: Circumstances) => Promise<ResultOf<Name>>

export type DeliveryClient = {
  readonly version: string
  readonly getEntry: <F = Unknown>(id: string, query?: EntryQuery, circumstances?: Circumstances) => Promise<Entry<F>>
  readonly getEntries: <F = Unknown>(...args: Parameters<Ask<F>>) => Promise<Page<F, Collection<DeliveredEntry>>>
  readonly getEntriesWithCursor: <F = Unknown>(...args: Parameters<Ask<F>>) => Promise<Page<F, CursorPage<DeliveredEntry>>>
  readonly getAsset: (id: string, query?: EntryQuery, circumstances?: Circumstances) => Promise<Entry>
  readonly getAssets: Ask<Page<Unknown, Collection<DeliveredAsset>>>
  readonly getAssetsWithCursor: Ask<CursorPage<Entry>>
  readonly getSpace: () => Promise<ResultOf<'getSpace'>>
  readonly getContentType: (id: string) => Promise<ResultOf<'getContentType'>>
  readonly getContentTypes: Listed<'getContentTypes'>
  readonly getTag: (id: string) => Promise<ResultOf<'getTag'>>
  readonly getTags: Listed<'getTags'>
  readonly getLocales: Listed<'getLocales'>
  readonly getConcept: ById<'getConcept'>
  readonly getConcepts: Listed<'getConcepts'>
  readonly getConceptAncestors: ById<'getConceptAncestors'>
  readonly getConceptDescendants: ById<'getConceptDescendants'>
  readonly getConceptScheme: ById<'getConceptScheme'>
  readonly getConceptSchemes: Listed<'getConceptSchemes'>
  readonly createAssetKey: (expiresAt: number) => Promise<ResultOf<'createAssetKey'>>
  readonly sync: (query: SyncQuery, options?: SyncOptions, circumstances?: Circumstances) => Promise<Safe<SyncResult>>
  /** Resolves the links of an answer that came another way. */
  readonly parseEntries: <A extends Linked>(answer: A) => Safe<A>
  readonly withAllLocales: DeliveryClient
  readonly withoutLinkResolution: DeliveryClient
  readonly withoutUnresolvableLinks: DeliveryClient
  readonly withLocaleBasedPublishing: DeliveryClient
}

/** The delivery API as `TaskEither`: the same reading, failures as values, for pipelines. */
export const createReader = (options: DeliveryOptions): DeliveryReader => {
  const { transport, at, clock, reading } = opened(options)
  return deliveryReader(transport, at, reading, clock)
}

const opened = (options: DeliveryOptions) => {
  if (!options.accessToken) throw new TypeError('Expected parameter accessToken')
  if (!options.space) throw new TypeError('Expected parameter space')
  const {
    space: spaceId,
    environment: environmentId = 'master',
    clock = systemClock,
    resolveLinks,
    removeUnresolved,
    timelinePreview,
  } = options
  const reading: Reading = {
    ...(resolveLinks === undefined ? {} : { resolveLinks }),
    ...(removeUnresolved === undefined ? {} : { removeUnresolved }),
    ...(timelinePreview ? { timeline: timelinePreview } : {}),
  }
  return { transport: previewOf(connect(options, api), options), at: { spaceId, environmentId }, clock, reading }
}

/** The delivery API, or the preview API by its host, as promises, with the names and the options of the official client. */
export const createClient = (options: DeliveryOptions): DeliveryClient => {
  const { transport, at, clock, reading: first } = opened(options)
  const raw = httpDeliveryApi(transport)

  const clientOf = (reading: Reading): DeliveryClient => {
    const reader = deliveryReader(transport, at, reading, clock)
    const also = (more: Reading): DeliveryClient => clientOf({ ...reading, ...more })
    return {
      version,
      ...readerOf(reader),
      ...recordsOf(raw, at),
      sync: async (...args) => safe(await run(reader.sync(...args))),
      parseEntries: (answer) =>
        safe((reading.resolveLinks ?? true) ? resolve(answer, { removeUnresolved: reading.removeUnresolved ?? false }) : answer),
      get withAllLocales() {
        return also({ withAllLocales: true })
      },
      get withoutLinkResolution() {
        return also({ resolveLinks: false })
      },
      get withoutUnresolvableLinks() {
        return also({ removeUnresolved: true })
      },
      get withLocaleBasedPublishing() {
        return also({ withLocaleBasedPublishing: true })
      },
    }
  }
  return clientOf(first)
}

const readerOf = ({ sync: _, ...reader }: DeliveryReader) => ({
  getEntry: async (...args: Parameters<DeliveryReader['getEntry']>) => (await run(reader.getEntry(...args))) as Entry,
  getEntries: async (...args: Parameters<DeliveryReader['getEntries']>) =>
    safe(await run(reader.getEntries(...args))) as Page<Unknown, Collection<DeliveredEntry>>,
  getEntriesWithCursor: async (...args: Parameters<DeliveryReader['getEntriesWithCursor']>) =>
    safe(await run(reader.getEntriesWithCursor(...args))) as Page<Unknown, CursorPage<DeliveredEntry>>,
  getAsset: (...args: Parameters<DeliveryReader['getAsset']>) => run(reader.getAsset(...args)),
  getAssets: async (...args: Parameters<DeliveryReader['getAssets']>) => safe(await run(reader.getAssets(...args))),
  getAssetsWithCursor: (...args: Parameters<DeliveryReader['getAssetsWithCursor']>) => run(reader.getAssetsWithCursor(...args)),
  createAssetKey: (expiresAt: number) => run(reader.createAssetKey(expiresAt)),
})

/** What is read as it is. */
const recordsOf = (raw: Raw, at: { readonly spaceId: string; readonly environmentId: string }) => {
  const listed =
    <Name extends 'getTags' | 'getLocales' | 'getConcepts' | 'getConceptSchemes'>(name: Name) =>
    async (query: EntryQuery = {}, circumstances: Circumstances = {}): Promise<ResultOf<Name>> => {
      const problem = checkValues(query)
      if (problem) throw toError(problem)
      return run(raw[name]({ ...at, ...circumstances, query }) as Outcome<ResultOf<Name>>)
    }
  return {
    getSpace: () => run(raw.getSpace(at)),
    getContentType: (contentTypeId: string) => run(raw.getContentType({ ...at, contentTypeId })),
    getContentTypes: (query: EntryQuery = {}, circumstances: Circumstances = {}) =>
      run(raw.getContentTypes({ ...at, ...circumstances, query })),
    getTag: (tagId: string) => run(raw.getTag({ ...at, tagId })),
    getTags: listed('getTags'),
    getLocales: listed('getLocales'),
    getConcept: (conceptId: string, query: EntryQuery = {}, more: Circumstances = {}) =>
      run(raw.getConcept({ ...at, ...more, conceptId, query })),
    getConcepts: listed('getConcepts'),
    getConceptAncestors: (conceptId: string, query: EntryQuery = {}, more: Circumstances = {}) =>
      run(raw.getConceptAncestors({ ...at, ...more, conceptId, query })),
    getConceptDescendants: (conceptId: string, query: EntryQuery = {}, more: Circumstances = {}) =>
      run(raw.getConceptDescendants({ ...at, ...more, conceptId, query })),
    getConceptScheme: (conceptSchemeId: string, query: EntryQuery = {}, more: Circumstances = {}) =>
      run(raw.getConceptScheme({ ...at, ...more, conceptSchemeId, query })),
    getConceptSchemes: listed('getConceptSchemes'),
  }
}

const hidden = (value: unknown) => ({ value, enumerable: false, configurable: true, writable: true })

const safe = <A extends object>(answer: A): Safe<A> =>
  Object.defineProperties(answer, {
    toPlainObject: hidden(() => ({ ...answer })),
    stringifySafe: hidden((_: null | undefined, space?: string | number) => JSON.stringify(plainTree(answer), null, space)),
  }) as Safe<A>
