import { E, pipe } from '../../../domain/prelude.ts'
import { type Answer, operation, type Parameters } from '../answer.ts'
import { changesOf, type PublicChange, sequenceOf } from '../entities/changes.ts'
import { type ContentRecord, publishedOf } from '../entities/record.ts'
import type { Machine } from '../machine.ts'
import { inEnvironment, type Place } from '../places.ts'
import { badRequest, invalidQuery } from '../refusals.ts'
import type { Stored } from '../store/stored.ts'
import { delivering } from './view.ts'

const types = ['all', 'Entry', 'Asset', 'Deletion', 'DeletedEntry', 'DeletedAsset'] as const
const longest = 100

/** Where a synchronization has come to, and what it is of: all of it travels in the token. */
export type Position = {
  /** Changes after this one, up to and with that one. */
  readonly after: number
  readonly until: number
  /** Where the next synchronization begins. */
  readonly end: number
  readonly type: (typeof types)[number]
  readonly contentType?: string
  readonly limit: number
  /** A first synchronization tells of what is there, not of what is gone. */
  readonly isInitial: boolean
}

/** Pages of what changed in public since a token was given, in the order in which it last changed. */
export const synchronization = (machine: Machine) =>
  operation((at) =>
    pipe(
      inEnvironment(machine)(at),
      E.flatMap((place) =>
        pipe(
          positionOf(machine, place, at),
          E.map((position) => pageOf(machine, place, position)),
        ),
      ),
    ),
  )

export const positionOf = (machine: Machine, place: Place, { query = {} }: Parameters): Answer<Position> => {
  const until = sequenceOf(machine, place)
  if (query.sync_token !== undefined) {
    const position = readToken(String(query.sync_token)) ?? fromElsewhere(String(query.sync_token))
    if (!position)
      return E.left(badRequest('The sync token is invalid or has expired. Start with a new initial synchronization.'))
    return E.right(position.until < 0 ? { ...position, until, end: until } : position)
  }
  if (String(query.initial) !== 'true') return E.left(badRequest('Give either "initial" or a "sync_token".'))
  const type = (query.content_type === undefined ? (query.type ?? 'all') : 'Entry') as Position['type']
  const limit = Number(query.limit ?? longest)
  if (!types.includes(type)) return E.left(badRequest(`Unknown type: ${type}. Known are ${types.join(', ')}.`))
  if (!Number.isInteger(limit) || limit < 1 || limit > longest)
    return E.left(invalidQuery(`The value provided for "limit" is invalid. Please provide a value between 1 and ${longest}`))
  const contentType = query.content_type === undefined ? {} : { contentType: String(query.content_type) }
  return E.right({ after: 0, until, end: until, type, limit, isInitial: true, ...contentType })
}

const pageOf = (machine: Machine, place: Place, position: Position): object => {
  const items: Array<object> = []
  let { after, until } = position
  let hasMore = false
  const deliver = delivering(machine, place, 'published', { locale: '*' })
  const all = [...machine.records.folder(changesOf(place)).values()] as ReadonlyArray<Stored> as ReadonlyArray<PublicChange>
  // A first synchronization begins with what is new; later ones tell what happened in its order.
  for (const change of position.isInitial ? [...all].reverse() : all) {
    if (change.sequence <= position.after || change.sequence > position.until || !isWanted(position, change)) continue
    if (items.length === position.limit) {
      hasMore = true
      break
    }
    const item = itemOf(machine, place, change, deliver)
    if (item) items.push(item)
    if (position.isInitial) until = change.sequence - 1
    else after = change.sequence
  }
  const next: Position = hasMore
    ? { ...position, after, until }
    : { ...position, after: position.end, until: -1, end: -1, isInitial: false }
  const url = `/${place.address}/sync?sync_token=${makeToken(next)}`
  return { sys: { type: 'Array' }, items, ...(hasMore ? { nextPageUrl: url } : { nextSyncUrl: url }) }
}

export const isWanted = (
  { type, contentType, isInitial }: Position,
  { recordType, contentTypeId, deleted }: PublicChange,
): boolean => {
  if (deleted && isInitial) return false
  if (contentType !== undefined && (recordType !== 'Entry' || contentTypeId !== contentType)) return false
  if (type === 'all' || type === recordType) return type === 'all' || !deleted || contentType !== undefined
  return deleted !== undefined && (type === 'Deletion' || type === `Deleted${recordType}`)
}

const itemOf = (
  { records }: Machine,
  place: Place,
  { recordType, recordId, deleted }: PublicChange,
  deliver: (record: ContentRecord) => object,
): object | undefined => {
  if (deleted) return { sys: { ...deleted, ...place.links } }
  const folder = recordType === 'Entry' ? 'entries' : 'assets'
  const record = records.get(publishedOf(place, { folder }), recordId) as ContentRecord | undefined
  return record && deliver(record)
}

/** A token of the platform elsewhere says nothing here; who has one is told everything since the beginning. */
const fromElsewhere = (token: string): Position | undefined =>
  /^[\w-]{60,}$/.test(token) ? { after: 0, until: -1, end: -1, type: 'all', limit: longest, isInitial: false } : undefined

export const makeToken = (position: Position): string =>
  btoa(JSON.stringify(position)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

const readToken = (token: string): Position | undefined => {
  try {
    const position = JSON.parse(atob(token.replaceAll('-', '+').replaceAll('_', '/'))) as Position
    return Number.isInteger(position.after) && Number.isInteger(position.limit) && types.includes(position.type)
      ? position
      : undefined
  } catch {
    return undefined
  }
}
