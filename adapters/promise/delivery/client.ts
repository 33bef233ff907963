import { type Linked, resolve } from '../../../domain/platform/resolve.ts'
import { E } from '../../../domain/prelude.ts'
import type { PlatformError } from '../../../ports/errors.ts'
import type { DeliveredEntry, SyncQuery, SyncResult, WithIncludes } from '../../../ports/platform/delivery.ts'
import type { Circumstances, Collection, CursorPage, Outcome } from '../../../ports/platform/operations.ts'
import { systemClock } from '../../http/clock.ts'
import { type DeliveryReader, deliveryReader, type EntryQuery, type Reading } from '../../http/delivery-client.ts'
import type { LinkOptions } from '../../http/delivery-reading.ts'
import type { SyncOptions } from '../../http/sync.ts'
import { version } from '../../http/version.ts'
import { type Api, connect } from '../connection.ts'
import { toError } from '../error.ts'
import type { ClientOptions } from '../options.ts'
import { run } from '../promised.ts'
import { type PreviewOptions, previewOf } from './preview.ts'
import { type Safe, safe } from './safe.ts'

export type { Safe } from './safe.ts'

const api: Api = {
  sdk: 'kade-delivery',
  host: 'cdn.contentful.com',
  mediaType: 'application/vnd.contentful.delivery.v1+json',
  absoluteUrls: true,
  fixedHeaders: ['content-type', 'x-contentful-user-agent'],
}

/** `resolveLinks` and `removeUnresolved` may also stand in a query, which then wins. */
export type DeliveryOptions = ClientOptions &
  PreviewOptions &
  LinkOptions & {
    readonly space: string
    /** Default: `master`. */
    readonly environment?: string
  }

// biome-ignore lint/suspicious/noExplicitAny: the fields of content are the business of its model; `F` says them where it is known.
type Unknown = any

/** An entry with fields `F`, or an asset. Its links are what they lead to. */
export type Entry<F = Unknown> = Omit<DeliveredEntry, 'fields'> & { readonly fields: F }
type EntriesOf<Page, F> = Safe<Omit<Page, 'items'> & { readonly items: ReadonlyArray<Entry<F>> }>

/** The methods of the reader as promises. */
type Promised<Reader> = {
  readonly [Name in keyof Reader]: Reader[Name] extends (...args: infer Args) => Outcome<infer A extends object>
    ? (...args: Args) => Promise<Safe<A>>
    : never
}

type Query = [query?: EntryQuery, circumstances?: Circumstances]
type Typed = {
  readonly getEntry: <F = Unknown>(id: string, ...query: Query) => Promise<Safe<Entry<F>>>
  readonly getEntries: <F = Unknown>(...query: Query) => Promise<EntriesOf<Collection<DeliveredEntry> & WithIncludes, F>>
  readonly getEntriesWithCursor: <F = Unknown>(
    ...query: Query
  ) => Promise<EntriesOf<CursorPage<DeliveredEntry> & WithIncludes, F>>
  /** All entries, page after page as they are asked for; links also lead to what came with earlier pages, which is kept for that. */
  readonly iterateEntries: <F = Unknown>(...query: Query) => AsyncIterable<Entry<F>>
  readonly getAsset: (id: string, ...query: Query) => Promise<Safe<Entry>>
  readonly getAssets: (...query: Query) => Promise<EntriesOf<Collection<DeliveredEntry>, Unknown>>
  readonly getAssetsWithCursor: (...query: Query) => Promise<EntriesOf<CursorPage<DeliveredEntry>, Unknown>>
  readonly iterateAssets: (...query: Query) => AsyncIterable<Entry>
  readonly sync: (
    query: SyncQuery & LinkOptions,
    options?: SyncOptions,
    circumstances?: Circumstances,
  ) => Promise<Safe<SyncResult>>
}

/** The last argument of every method: `signal`, `deadline` in milliseconds, `headers`. */
export type DeliveryClient = Typed &
  Promised<Omit<DeliveryReader, keyof Typed>> & {
    readonly version: string
    /** Resolves the links of an answer that came another way; it is not changed. */
    readonly parseEntries: <A extends Linked>(answer: A) => Safe<A>
    /** The same client with values by locale; and so on. They combine. */
    readonly withAllLocales: DeliveryClient
    readonly withoutLinkResolution: DeliveryClient
    readonly withoutUnresolvableLinks: DeliveryClient
    readonly withLocaleBasedPublishing: DeliveryClient
  }

/** The delivery API as `TaskEither`: the same reading, failures as values, for pipelines. */
export const createReader = (options: DeliveryOptions): DeliveryReader => readerOf(options)(readingOf(options))

/** The delivery API, or the preview API by its host, as promises, with the names and the options of the official client. */
export const createClient = (options: DeliveryOptions): DeliveryClient => {
  const reader = readerOf(options)
  const clientOf = (reading: Reading): DeliveryClient => {
    const also = (more: Reading): DeliveryClient => clientOf({ ...reading, ...more })
    const { resolveLinks = true, removeUnresolved = false } = reading
    return {
      ...promised(reader(reading)),
      version,
      parseEntries: (answer) => safe(resolveLinks ? resolve(answer, { removeUnresolved }) : { ...answer }),
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
  return clientOf(readingOf(options))
}

const readerOf = (options: DeliveryOptions): ((reading: Reading) => DeliveryReader) => {
  if (!options.accessToken) throw new TypeError('Expected parameter accessToken')
  if (!options.space) throw new TypeError('Expected parameter space')
  const transport = previewOf(connect(options, api), options)
  const at = { spaceId: options.space, environmentId: options.environment ?? 'master' }
  return (reading) => deliveryReader(transport, at, reading, options.clock ?? systemClock)
}

const readingOf = ({ resolveLinks, removeUnresolved, timelinePreview }: DeliveryOptions): Reading => ({
  ...(resolveLinks === undefined ? {} : { resolveLinks }),
  ...(removeUnresolved === undefined ? {} : { removeUnresolved }),
  ...(timelinePreview ? { timeline: timelinePreview } : {}),
})

type Items = AsyncIterable<E.Either<PlatformError, object>>
type Method = (...args: ReadonlyArray<unknown>) => Outcome<object> | Items

/** TypeScript cannot follow a mapped type through `Object.fromEntries`. */
const promised = (reader: DeliveryReader): Typed & Promised<Omit<DeliveryReader, keyof Typed>> =>
  Object.fromEntries(
    Object.entries(reader).map(([name, method]) => [
      name,
      (...args: ReadonlyArray<unknown>) => {
        const outcome = (method as Method)(...args)
        return typeof outcome === 'function' ? run(outcome).then(safe) : thrown(outcome)
      },
    ]),
  ) as unknown as Typed & Promised<Omit<DeliveryReader, keyof Typed>>

/** The edge: a failure among the items is thrown. Each `for await` starts anew. */
const thrown = (items: Items): AsyncIterable<object> => ({
  async *[Symbol.asyncIterator]() {
    for await (const item of items) {
      if (E.isLeft(item)) throw toError(item.left)
      yield item.right
    }
  },
})
