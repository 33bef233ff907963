import { E, pipe } from '../../../domain/prelude.ts'
import { operation } from '../answer.ts'
import { counted, walked } from '../lists.ts'
import type { Machine } from '../machine.ts'
import { inEnvironment } from '../places.ts'
import { selected } from '../query/select.ts'
import type { ContentLife } from './life.ts'
import type { ContentKind } from './record.ts'
import { contentSearch, type View } from './search.ts'

/** The lists of entries or assets in the management API: drafts and published ones, counted and walked. */
export const contentLists = (machine: Machine, kind: ContentKind, { shown }: Pick<ContentLife, 'shown'>) => {
  const list = (view: View, paged: typeof counted | typeof walked) =>
    operation((at) =>
      pipe(
        E.Do,
        E.bind('place', () => inEnvironment(machine)(at)),
        E.bind('found', ({ place }) => contentSearch(machine, place, kind, 'management', view)(at.query ?? {})),
        E.flatMap(({ place, found: { search, hits } }) => {
          const show = shown(place)
          const select = selected(search)
          return paged(at.query ?? {})(hits, (record) => select(show(record)))
        }),
      ),
    )
  return {
    getMany: list('drafts', counted),
    getManyWithCursor: list('drafts', walked),
    getPublished: list('published', counted),
    getPublishedWithCursor: list('published', walked),
  }
}
