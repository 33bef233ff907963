import type { Link } from '../../../domain/platform/sys.ts'
import { E, pipe } from '../../../domain/prelude.ts'
import type { PlatformError } from '../../../ports/platform-errors.ts'
import type { Answer } from '../answer.ts'
import type { ContentLife } from '../entities/life.ts'
import { type ContentKind, type ContentRecord, draftsOf } from '../entities/record.ts'
import type { Machine } from '../machine.ts'
import type { Place } from '../places.ts'
import { notFound } from '../refusals.ts'

export type Verb = 'publish' | 'unpublish' | 'validate'
/** What is to be done to one record; without a version, to the newest one. */
export type Job = {
  readonly link: Link
  readonly verb: Verb
  readonly version?: number
  readonly locales?: ReadonlyArray<string>
}
type Part = { readonly kind: ContentKind; readonly life: ContentLife }
export type Parts = { readonly entry: Part; readonly asset: Part }

const partOf = ({ entry, asset }: Parts, { sys }: Link): Part | undefined =>
  sys.linkType === 'Entry' ? entry : sys.linkType === 'Asset' ? asset : undefined

export const recordOf = ({ records }: Machine, parts: Parts, place: Place, link: Link): ContentRecord | undefined => {
  const part = partOf(parts, link)
  return part && (records.get(draftsOf(place, part.kind), link.sys.id) as ContentRecord | undefined)
}

/** Does one job. Who publishes what is public already, or takes back what is not, has nothing to do. */
export const perform =
  (machine: Machine, parts: Parts, place: Place) =>
  ({ link, verb, version, locales }: Job): Answer<unknown> => {
    const part = partOf(parts, link)
    const record = recordOf(machine, parts, place, link)
    if (!part || !record) return E.left(notFound(place.missing(link.sys.linkType, link.sys.id)))
    if (verb === 'validate') return part.kind.publishable(place, record, locales)
    const found = { place, record }
    const at = locales ? { locales } : {}
    const newest = version ?? record.sys.version
    const isPublic = record.sys.publishedVersion !== undefined
    if (verb === 'unpublish') return isPublic ? part.life.unpublish(found, at, newest) : E.right(undefined)
    return isPublic && record.sys.version === (record.sys.publishedVersion ?? 0) + 1 && newest === record.sys.version
      ? E.right(undefined)
      : part.life.publish(found, at, newest)
  }

/** All of the jobs or none: the first that fails leaves nothing changed. Links to each other are resolved among them. */
export const performAll = (machine: Machine, parts: Parts, place: Place, jobs: ReadonlyArray<Job>): ReadonlyArray<Failure> => {
  const checks = jobs.flatMap((job) => {
    const record = recordOf(machine, parts, place, job.link)
    const isStale = job.verb !== 'validate' && job.version !== undefined && record?.sys.version !== job.version
    const stale = isStale && job.verb === 'publish' ? [failureOf(job.link, versionMismatch)] : []
    const check =
      job.verb === 'unpublish' && record ? E.right(undefined) : perform(machine, parts, place)({ ...job, verb: 'validate' })
    return [
      ...stale,
      ...pipe(
        check,
        E.match(
          (error) => [failureOf(job.link, error)],
          () => [],
        ),
      ),
    ]
  })
  if (checks.length > 0) return checks
  return jobs
    .filter(({ verb }) => verb !== 'validate')
    .flatMap((job) =>
      pipe(
        perform(machine, parts, place)(job),
        E.match(
          (error) => [failureOf(job.link, error)],
          () => [],
        ),
      ),
    )
}

export type Failure = { readonly error: object; readonly entity: Link }
const versionMismatch: PlatformError = { _tag: 'Refused', call: '', status: 409, name: 'VersionMismatch', message: '' }

/** One failure, as actions report it. */
export const failureOf = ({ sys }: Link, error: PlatformError): Failure => {
  const entity = { sys: { type: 'Link', linkType: sys.linkType, id: sys.id } } as const
  if (error._tag !== 'Refused') return { entity, error: { sys: { type: 'Error', id: error._tag } } }
  const { name, message, details } = error
  return { entity, error: { sys: { type: 'Error', id: name }, message, ...(details === undefined ? {} : { details }) } }
}

export const actionError = (failures: ReadonlyArray<Failure>) => ({
  sys: { type: 'Error', id: 'BulkActionFailed' },
  message: 'Not all entities could be processed.',
  details: { errors: failures },
})
