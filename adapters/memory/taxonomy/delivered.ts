import type { Link } from '../../../domain/platform/sys.ts'
import type { Outcome } from '../../../ports/platform/operations.ts'
import type { Parameters } from '../answer.ts'
import type { Machine } from '../machine.ts'
import { taxonomy } from './taxonomy.ts'

type Operation = (at: Parameters) => Outcome<unknown>

/** Concepts as readers of a space see them: those of its organization. */
export const deliveredTaxonomy = (machine: Machine) => {
  const { concept, conceptScheme } = taxonomy(machine)
  const ofSpace =
    (perform: Operation): Operation =>
    (at = {}) => {
      const organizationId = machine.records.get('spaces', at.spaceId)?.sys.organization?.sys.id
      const { conceptScheme: scheme, locale: _, select: __, ...query } = at.query ?? {}
      const members = (machine.records.get(`organizations/${organizationId}/taxonomy/concept-schemes`, String(scheme))
        ?.concepts ?? []) as ReadonlyArray<Link>
      const inScheme = scheme === undefined ? {} : { 'sys.id[in]': members.map(({ sys }) => sys.id).join(',') }
      return perform({ ...at, organizationId, query: { ...query, ...inScheme } })
    }
  return {
    getConcept: ofSpace(concept.get),
    getConcepts: ofSpace(concept.getMany),
    getConceptAncestors: ofSpace(concept.getAncestors),
    getConceptDescendants: ofSpace(concept.getDescendants),
    getConceptScheme: ofSpace(conceptScheme.get),
    getConceptSchemes: ofSpace(conceptScheme.getMany),
  }
}
