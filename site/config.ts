import { E } from '../domain/prelude.ts'
import type { UsageError } from '../ports/errors.ts'
import type { OptionName } from './option-table.ts'
import type { Choices, Chosen } from './options.ts'

/** Where the content comes from. */
export type Source =
  | { readonly kind: 'embedded'; readonly path: string }
  | {
      readonly kind: 'space'
      readonly spaceId: string
      readonly environmentId: string
      readonly baseUrl: string
      readonly accessToken: string
    }

export type Shard = { readonly index: number; readonly of: number }

export type Config = {
  readonly source: Source
  readonly out: string
  readonly origin: string | undefined
  /** Whether every module is shown in every variation, for those who work on them. */
  readonly catalogue: boolean
  readonly tagManager: string | undefined
  /** Whether pages are kept for reading offline, or what was once kept is dropped. */
  readonly serviceWorker: 'keep' | 'remove'
  /** Which of how many parts is rendered, counted from 1; all of it without one. */
  readonly shard: Shard | undefined
  /** Folders of parts that were rendered elsewhere. */
  readonly merge: ReadonlyArray<string>
  /** Milliseconds that reading a space may take. */
  readonly fetchDeadline: number
}

export const generateOptions = [
  'content',
  'out',
  'origin',
  'tagManager',
  'serviceWorker',
  'spaceId',
  'accessToken',
  'environmentId',
  'host',
  'fetchDeadline',
  'shard',
  'merge',
  'explain',
  'catalogue',
] as const satisfies ReadonlyArray<OptionName>

export const readConfig = (choices: Choices): E.Either<ReadonlyArray<UsageError>, Config> => {
  const source = sourceOf(choices)
  const origin = originOf(choices.origin)
  const tagManager = tagManagerOf(choices.tagManager)
  const serviceWorker = serviceWorkerOf(choices.serviceWorker)
  const fetchDeadline = secondsOf(choices.fetchDeadline)
  const shard = shardOf(choices.shard)
  const problems = [source, origin, tagManager, serviceWorker, fetchDeadline, shard].flatMap((part) =>
    E.isLeft(part) ? part.left : [],
  )
  return E.isRight(source) &&
    E.isRight(origin) &&
    E.isRight(tagManager) &&
    E.isRight(serviceWorker) &&
    E.isRight(fetchDeadline) &&
    E.isRight(shard)
    ? E.right({
        source: source.right,
        origin: origin.right,
        tagManager: tagManager.right,
        serviceWorker: serviceWorker.right,
        fetchDeadline: fetchDeadline.right * 1000,
        shard: shard.right,
        merge: (choices.merge?.value ?? '').split(',').filter((folder) => folder.trim() !== ''),
        out: choices.out?.value ?? 'dist',
        catalogue: choices.catalogue !== undefined,
      })
    : E.left(problems)
}

const bad = (option: string, reason: string, remedy: string): E.Either<ReadonlyArray<UsageError>, never> =>
  E.left([{ _tag: 'BadOption', option, reason, remedy }])

const shardOf = (chosen: Chosen | undefined): E.Either<ReadonlyArray<UsageError>, Shard | undefined> => {
  if (chosen === undefined) return E.right(undefined)
  const [, index = 0, of = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(chosen.value) ?? []).map(Number)
  return index >= 1 && index <= of
    ? E.right({ index, of })
    : bad(chosen.from, `"${chosen.value}" is no part of a whole.`, 'Give its number and how many there are, for example 1/4.')
}

/** A space as soon as one is named, unless content was asked for explicitly. */
const sourceOf = ({
  content,
  spaceId,
  accessToken,
  environmentId,
  host,
}: Choices): E.Either<ReadonlyArray<UsageError>, Source> => {
  if (content?.from === '--content' || (!spaceId && !accessToken))
    return E.right({ kind: 'embedded', path: content?.value ?? '' })
  if (!spaceId)
    return bad(
      'CONTENTFUL_SPACE_ID',
      'There is an access token, but no space to use it for.',
      'Set CONTENTFUL_SPACE_ID too, or unset the token.',
    )
  if (!accessToken)
    return bad(
      'CONTENTFUL_ACCESS_TOKEN',
      `There is no access token for the space "${spaceId.value}".`,
      'Set CONTENTFUL_ACCESS_TOKEN, or unset the space to use the embedded content.',
    )
  const baseUrl = baseUrlOf(host?.value ?? '')
  return baseUrl === undefined
    ? bad(
        host?.from ?? 'CONTENTFUL_HOST',
        `"${host?.value}" is no host.`,
        'Give a name such as cdn.contentful.com or 127.0.0.1:5000.',
      )
    : E.right({
        kind: 'space',
        spaceId: spaceId.value,
        environmentId: environmentId?.value ?? 'master',
        baseUrl,
        accessToken: accessToken.value,
      })
}

/** A host with or without a scheme. Without one it is https, but for this machine. */
const baseUrlOf = (host: string): string | undefined => {
  const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/.test(host)
  const address = /^https?:\/\//.test(host) ? host : `${isLocal ? 'http' : 'https'}://${host}`
  return isOrigin(address) ? address.replace(/\/$/, '') : undefined
}

const originOf = (chosen: Chosen | undefined): E.Either<ReadonlyArray<UsageError>, string | undefined> => {
  if (chosen === undefined) return E.right(undefined)
  return isOrigin(chosen.value)
    ? E.right(new URL(chosen.value).origin)
    : bad(chosen.from, `"${chosen.value}" is no origin.`, 'Give scheme and host only, for example https://www.example.com.')
}

const tagManagerOf = (chosen: Chosen | undefined): E.Either<ReadonlyArray<UsageError>, string | undefined> =>
  chosen === undefined || /^GTM-[A-Z0-9]{4,12}$/.test(chosen.value)
    ? E.right(chosen?.value)
    : bad(chosen.from, `"${chosen.value}" is no container of a tag manager.`, 'Give its id, for example GTM-ABC123.')

const serviceWorkerOf = (chosen: Chosen | undefined): E.Either<ReadonlyArray<UsageError>, 'keep' | 'remove'> => {
  const value = chosen?.value ?? 'keep'
  return value === 'keep' || value === 'remove'
    ? E.right(value)
    : bad(chosen?.from ?? '--service-worker', `"${value}" is no way to treat a service worker.`, 'Give keep or remove.')
}

/** A number of seconds, at most a day. */
export const secondsOf = (chosen: Chosen | undefined): E.Either<ReadonlyArray<UsageError>, number> => {
  const seconds = Number(chosen?.value ?? 0)
  return seconds >= 0 && seconds <= 86_400
    ? E.right(seconds)
    : bad(chosen?.from ?? '', `"${chosen?.value}" is no number of seconds.`, 'Give one from 0 to 86400, such as 30.')
}

const isOrigin = (address: string): boolean => {
  if (!/^https?:\/\/[^/?#@\s]+\/?$/.test(address)) return false
  return URL.canParse(address)
}
