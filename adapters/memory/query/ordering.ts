import type { ContentType } from '../../../domain/platform/content-type.ts'
import { E, pipe } from '../../../domain/prelude.ts'
import { kinds } from './operators.ts'
import { placeOf, type Reading } from './place.ts'
import { type QueryProblem, unfitOrder } from './refusal.ts'
import type { Ordering } from './search.ts'

/** `relevance` is an order of the management API only; all that is found is equally relevant here. */
export const readOrder = (
  reading: Reading,
  contentType: ContentType | undefined,
  paths: ReadonlyArray<string>,
): ReadonlyArray<E.Either<QueryProblem, Ordering>> =>
  paths
    .filter((path) => !(reading.api === 'management' && (path === 'relevance' || path === '-relevance')))
    .map((path) => orderingOf(reading, contentType, path))

const orderingOf = (reading: Reading, contentType: ContentType | undefined, path: string): E.Either<QueryProblem, Ordering> => {
  const descending = path.startsWith('-')
  const segments = (descending ? path.slice(1) : path).split('.')
  return pipe(
    placeOf(reading, contentType, segments),
    E.flatMap(({ type, ...place }) =>
      kinds[place.kind].sortable && segments[0] !== 'metadata'
        ? E.right({ ...place, descending })
        : E.left(unfitOrder(segments, type)),
    ),
  )
}
