import { linkTo } from '../../../domain/platform/sys.ts'
import { E, pipe } from '../../../domain/prelude.ts'
import { type Answer, operation, type Parameters } from '../answer.ts'
import type { Machine } from '../machine.ts'
import { inEnvironment, inOrganization, type Place } from '../places.ts'
import { invalidPayload } from '../refusals.ts'
import { resource } from '../resource.ts'
import type { Stored } from '../store/stored.ts'
import { asking } from './questions.ts'

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
    semanticDuplicates: asking(machine, 'SemanticDuplicatesResult', 'entityId', (score) => ({
      label: labels.find(([, from]) => score >= from)?.[0],
    })),
    semanticRecommendations: asking(machine, 'SemanticRecommendationsResult', 'entityIds'),
    semanticReferenceSuggestions: asking(machine, 'SemanticReferenceSuggestionsResult', 'entityId'),
    semanticSearch: asking(machine, 'SemanticSearchResult', 'query'),
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
