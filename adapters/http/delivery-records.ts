import { E, pipe, TE } from '../../domain/prelude.ts'
import type { ContentType } from '../../ports/platform/content-type.ts'
import type { Concept, DeliveredLocale, DeliveredSpace, DeliveryApi } from '../../ports/platform/delivery.ts'
import type { Circumstances, Collection, CursorPage, Outcome, Query } from '../../ports/platform/operations.ts'
import type { Tag } from '../../ports/platform/tag.ts'
import { checkValues } from './delivery-query.ts'
import { type EntryQuery, type Environment, withoutLinkOptions } from './delivery-reading.ts'

export type List<Page> = (query?: EntryQuery, circumstances?: Circumstances) => Outcome<Page>
export type One<A> = (id: string, query?: EntryQuery, circumstances?: Circumstances) => Outcome<A>

/** What is read as it is: nothing in it has links or locales. */
export type RecordReader = {
  readonly getSpace: (circumstances?: Circumstances) => Outcome<DeliveredSpace>
  readonly getContentType: (id: string, circumstances?: Circumstances) => Outcome<ContentType>
  readonly getContentTypes: List<Collection<ContentType>>
  readonly getTag: (id: string, circumstances?: Circumstances) => Outcome<Tag>
  readonly getTags: List<Collection<Tag>>
  readonly getLocales: List<Collection<DeliveredLocale>>
  readonly getConcept: One<Concept>
  readonly getConcepts: List<CursorPage<Concept>>
  readonly getConceptAncestors: One<CursorPage<Concept>>
  readonly getConceptDescendants: One<CursorPage<Concept>>
  readonly getConceptScheme: One<Concept>
  readonly getConceptSchemes: List<CursorPage<Concept>>
}

export const recordReader = (api: DeliveryApi, at: Environment): RecordReader => {
  const whole = (query: Query): E.Either<never, Query> => E.right(query)
  const list =
    <Page>(operation: (at: Environment) => Outcome<Page>, check: typeof checkValues | typeof whole = checkValues): List<Page> =>
    (query = {}, circumstances) =>
      pipe(
        TE.fromEither(check(withoutLinkOptions(query))),
        TE.flatMap((checked) => operation({ ...at, ...circumstances, query: checked })),
      )
  const concept =
    <A>(operation: (at: Environment & { readonly conceptId: string }) => Outcome<A>): One<A> =>
    (conceptId, query, circumstances) =>
      list((where) => operation({ ...where, conceptId }))(query, circumstances)

  return {
    getSpace: (circumstances) => api.getSpace({ ...at, ...circumstances }),
    getContentType: (contentTypeId, circumstances) => api.getContentType({ ...at, ...circumstances, contentTypeId }),
    getContentTypes: list(api.getContentTypes, whole),
    getTag: (tagId, circumstances) => api.getTag({ ...at, ...circumstances, tagId }),
    getTags: list(api.getTags),
    getLocales: list(api.getLocales),
    getConcept: concept(api.getConcept),
    getConcepts: list(api.getConcepts),
    getConceptAncestors: concept(api.getConceptAncestors),
    getConceptDescendants: concept(api.getConceptDescendants),
    getConceptScheme: (conceptSchemeId, query, circumstances) =>
      list((where) => api.getConceptScheme({ ...where, conceptSchemeId }))(query, circumstances),
    getConceptSchemes: list(api.getConceptSchemes),
  }
}
