import { type Link, linkTo } from '../../../domain/platform/sys.ts'
import { E, pipe } from '../../../domain/prelude.ts'
import type { PlatformError } from '../../../ports/platform-errors.ts'
import { type Answer, operation, type Parameters } from '../answer.ts'
import type { Kind } from '../kind.ts'
import { walked } from '../lists.ts'
import type { Machine } from '../machine.ts'
import { inOrganization, type Place, placed } from '../places.ts'
import { plainly } from '../plain-query.ts'
import { notFound, type Problem, unprocessable } from '../refusals.ts'
import { resource } from '../resource.ts'
import type { Stored } from '../store/stored.ts'
import { below } from './narrower.ts'

const concepts = 'taxonomy/concepts'
const schemes = 'taxonomy/concept-schemes'
type Links = ReadonlyArray<Link>
const linksOf = (record: Stored | undefined, name: string): Links => (record?.[name] ?? []) as Links

/** A version that is none is a mistake in the request; one that is another is a conflict. */
const stale = (version: unknown): PlatformError =>
  Number(version ?? 0) > 0
    ? {
        _tag: 'Refused',
        call: '',
        status: 409,
        name: 'VersionMismatch',
        message: 'Version mismatch',
        details: 'The version is not the newest one.',
      }
    : unprocessable({
        errors: [{ name: 'invalid_type', path: ['x-contentful-version'], details: 'Number must be greater than 0' }],
      })

const labelProblems = ({ prefLabel }: { readonly [name: string]: unknown }): ReadonlyArray<Problem> =>
  typeof prefLabel === 'object' && prefLabel !== null && Object.keys(prefLabel).length > 0
    ? []
    : [{ name: 'required', path: ['prefLabel'], details: 'The property "prefLabel" is required here' }]

const texts = ['definition', 'editorialNote', 'historyNote', 'example', 'note', 'scopeNote', 'changeNote']

/** What is not said of a concept is nothing; what is, stands in all languages it is said in. */
const wholeConcept = ({ sys: _, conceptSchemes: __, ...draft }: { readonly [name: string]: unknown }) => {
  const languages = Object.keys((draft.prefLabel ?? {}) as object)
  const none = Object.fromEntries(languages.map((language) => [language, []]))
  return {
    uri: null,
    altLabels: none,
    hiddenLabels: none,
    ...Object.fromEntries(texts.map((name) => [name, null])),
    notations: [],
    broader: [],
    related: [],
    ...draft,
  }
}

export const taxonomy = (machine: Machine) => {
  const { records } = machine
  const common = { locate: inOrganization, walked: true, usual: 25, guarded: true, stale, problems: labelProblems } as const
  const conceptKind: Kind = {
    ...common,
    type: 'TaxonomyConcept',
    folder: concepts,
    id: 'conceptId',
    kept: wholeConcept,
    allows: (draft, _at, { path }, current) =>
      circular(path, draft, current) ?? unknownLinks(path, draft, ['broader', 'related']),
    shown: (record, { organizationId }) => ({
      ...record,
      conceptSchemes: schemesOf(`organizations/${organizationId}`, record.sys.id),
    }),
  }
  const schemeKind: Kind = {
    ...common,
    type: 'TaxonomyConceptScheme',
    folder: schemes,
    id: 'conceptSchemeId',
    kept: ({ sys: _, totalConcepts: __, ...draft }) => ({ uri: null, definition: null, topConcepts: [], concepts: [], ...draft }),
    allows: (draft, _at, { path }) => unknownLinks(path, draft, ['topConcepts', 'concepts']),
    shown: (record) => ({ ...record, totalConcepts: linksOf(record, 'concepts').length }),
  }

  const schemesOf = (path: string, id: string): Links =>
    records
      .found(`${path}/${schemes}`, 'concepts', (scheme) => linksOf(scheme, 'concepts').map(({ sys }) => sys.id), id)
      .map((scheme) => linkTo('TaxonomyConceptScheme', scheme))

  const unknownLinks = (
    path: string,
    draft: { readonly [name: string]: unknown },
    names: ReadonlyArray<string>,
  ): Answer<unknown> => {
    const errors = names.flatMap((name) =>
      ((draft[name] ?? []) as Links).flatMap((link, index) =>
        records.get(`${path}/${concepts}`, link.sys.id) ? [] : [{ name: 'notResolvable', path: [name, index], link }],
      ),
    )
    return errors.length > 0 ? E.left(unprocessable({ errors })) : E.right(undefined)
  }
  /** Nothing is broader than itself, by any way. */
  const circular = (
    path: string,
    draft: { readonly [name: string]: unknown },
    current: Stored | undefined,
  ): Answer<unknown> | undefined => {
    const forbidden = current ? [current.sys.id, ...below(records, path)(current.sys.id)] : []
    const index = ((draft.broader ?? []) as Links).findIndex(({ sys }) => forbidden.includes(sys.id))
    return index < 0
      ? undefined
      : E.left(
          unprocessable({
            errors: [{ name: 'circular', path: ['broader', index], details: 'A concept cannot be broader than itself' }],
          }),
        )
  }

  const total = (folder: string) =>
    operation((at) =>
      pipe(
        inOrganization(machine)(at),
        E.map(({ path }) => ({ total: records.folder(`${path}/${folder}`).size })),
      ),
    )

  /** Breadth first, level by level; without `depth`, all of them. */
  const reached = (next: (place: Place, id: string) => ReadonlyArray<string>, name: string) =>
    operation((at: Parameters) =>
      pipe(
        inOrganization(machine)(at),
        E.flatMap((place) => {
          const folder = `${place.path}/${concepts}`
          if (!records.get(folder, at.conceptId)) return E.left(notFound())
          const depth = Number(at.query?.depth ?? Number.POSITIVE_INFINITY)
          const seen = new Set([String(at.conceptId)])
          let level: ReadonlyArray<string> = [at.conceptId]
          for (let step = 0; step < depth && level.length > 0; step++) {
            level = [...new Set(level.flatMap((id) => next(place, id)))].filter((id) => !seen.has(id))
            for (const id of level) seen.add(id)
          }
          seen.delete(at.conceptId)
          const { depth: _, ...query } = at.query ?? {}
          const all = plainly(query)([...seen].flatMap((id) => records.get(folder, id) ?? []))
          const show = (record: Stored) => placed(place)({ ...record, conceptSchemes: schemesOf(place.path, record.sys.id) })
          return walked(at.query ?? {}, { usual: 25, address: `${place.address}/${concepts}/${at.conceptId}/${name}` })(all, show)
        }),
      ),
    )

  return {
    concept: {
      ...resource(machine, conceptKind),
      getTotal: total(concepts),
      getDescendants: reached(({ path }, id) => below(records, path)(id, 1), 'descendants'),
      getAncestors: reached(
        ({ path }, id) => linksOf(records.get(`${path}/${concepts}`, id), 'broader').map(({ sys }) => sys.id),
        'ancestors',
      ),
    },
    conceptScheme: { ...resource(machine, schemeKind), getTotal: total(schemes) },
  }
}
