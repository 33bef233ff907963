import { linkTo } from '../../../domain/platform/sys.ts'
import { E, pipe } from '../../../domain/prelude.ts'
import { type Answer, operation, type Parameters } from '../answer.ts'
import type { ContentRecord } from '../entities/record.ts'
import type { Machine } from '../machine.ts'
import { inEnvironment, inOrganization, type Place } from '../places.ts'
import { invalidPayload, notFound } from '../refusals.ts'
import { resource } from '../resource.ts'
import type { Stored } from '../store/stored.ts'
import { similar } from './similar.ts'

type Question = {
  readonly query?: string
  readonly entityId?: string
  readonly entityIds?: ReadonlyArray<string>
  readonly filter?: { readonly contentTypeIds?: ReadonlyArray<string> }
}
/** The closest so many. */
const most = 10
/** From which share of common words on a duplicate is called so. */
const labels = [
  ['high', 0.6],
  ['medium', 0.3],
  ['low', 0],
] as const
const folder = 'semantic/search-index'

/** Questions of meaning, answered by the words that entries share: what there is to compare without a model. */
export const semantics = (machine: Machine) => {
  const { records } = machine

  const asking = (type: string, more: (score: number) => object = () => ({})) => ({
    get: operation<Question>((at, { query, entityId, entityIds, filter } = {}) =>
      pipe(
        inEnvironment(machine)(at),
        E.flatMap((place): Answer<object> => {
          const ids = [...(entityIds ?? []), ...(entityId === undefined ? [] : [entityId])]
          const unknown = ids.find((id) => !records.get(`${place.path}/entries`, id))
          if (unknown !== undefined) return E.left(notFound(place.missing('Entry', unknown)))
          const text = query ?? ids.map((id) => JSON.stringify(records.get(`${place.path}/entries`, id)?.fields)).join(' ')
          const types = filter?.contentTypeIds
          const others = (records.all(`${place.path}/entries`) as ReadonlyArray<ContentRecord>).filter(
            ({ sys }) => !ids.includes(sys.id) && (types?.includes(sys.contentType?.sys.id ?? '') ?? true),
          )
          const items = similar(others, text, most).map(({ record, score }) => ({
            sys: { type, entity: linkTo('Entry', record.sys.id), ...place.links },
            ...more(score),
          }))
          return E.right({ sys: { type: 'Array' }, items })
        }),
      ),
    ),
  })

  const indices = resource(machine, {
    type: 'ContentSemanticsIndex',
    folder,
    id: 'indexId',
    locate: inOrganization,
    versions: 'none',
    allows: (draft) =>
      localeOf(draft)
        ? E.right(undefined)
        : E.left(invalidPayload([{ name: 'notResolvable', path: ['locale'], value: draft.locale }])),
    kept: () => ({}),
    sys: (draft, { organizationId }) => ({
      status: 'ACTIVE',
      localeCode: draft.locale,
      locale: linkTo('Locale', localeOf(draft)?.sys.id ?? ''),
      space: linkTo('Space', String(draft.spaceId)),
      environment: linkTo('Environment', 'master'),
      organization: linkTo('Organization', organizationId),
    }),
  })
  const localeOf = ({ spaceId, locale }: { readonly [name: string]: unknown }): Stored | undefined =>
    records.all(`spaces/${spaceId}/environments/master/locales`).find(({ code }) => code === locale)

  const listed = (locate: (at: Parameters) => Answer<Place>, isWanted: (index: Stored, at: Parameters) => boolean) =>
    operation((at: Parameters) =>
      pipe(
        locate(at),
        E.map(() => {
          const organizationId = at.organizationId ?? records.get('spaces', at.spaceId)?.sys.organization?.sys.id
          const items = records
            .all(`organizations/${organizationId}/${folder}`)
            .filter((index) => (at.status === undefined || index.sys.status === at.status) && isWanted(index, at))
          return { sys: { type: 'Array' }, items }
        }),
      ),
    )

  return {
    semanticDuplicates: asking('SemanticDuplicatesResult', (score) => ({ label: labels.find(([, from]) => score >= from)?.[0] })),
    semanticRecommendations: asking('SemanticRecommendationsResult'),
    semanticReferenceSuggestions: asking('SemanticReferenceSuggestionsResult'),
    semanticSearch: asking('SemanticSearchResult'),
    semanticSettings: {
      // Words are compared in any language: those that the organization writes in.
      get: operation((at) =>
        pipe(
          inOrganization(machine)(at),
          E.map(() => ({
            sys: { type: 'ContentSemanticsSettings' },
            supportedLocalePrefixes: languagesOf(machine, at.organizationId),
          })),
        ),
      ),
    },
    contentSemanticsIndex: {
      get: indices.get,
      create: indices.create,
      delete: indices.delete,
      getMany: listed(inOrganization(machine), () => true),
      getManyForEnvironment: listed(
        inEnvironment(machine),
        ({ sys }, at) => sys.space?.sys.id === at.spaceId && sys.environment?.sys.id === at.environmentId,
      ),
    },
  }
}

const languagesOf = ({ records }: Machine, organizationId: string): ReadonlyArray<string> => {
  const spaces = records.all('spaces').filter(({ sys }) => sys.organization?.sys.id === organizationId)
  const locales = spaces.flatMap(({ sys }) => records.all(`spaces/${sys.id}/environments/master/locales`))
  return [...new Set(locales.map(({ code }) => String(code).split('-')[0] ?? ''))]
}
