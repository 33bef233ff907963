import type { ContentTypeDraft } from '../../../domain/platform/content-type.ts'
import { linkTo } from '../../../domain/platform/sys.ts'
import { E, pipe } from '../../../domain/prelude.ts'
import { type Answer, operation } from '../answer.ts'
import { type ContentRecord, draftsOf, publishedOf } from '../entities/record.ts'
import type { Machine } from '../machine.ts'
import { inEnvironment, type Place } from '../places.ts'
import { invalidPayload, notFound, type Problem } from '../refusals.ts'
import type { Stored } from '../store/stored.ts'
import { similar, textOf } from './similar.ts'

export type Question = {
  readonly query?: string
  readonly entityId?: string
  readonly entityIds?: ReadonlyArray<string>
  readonly referenceFieldId?: string
  readonly filter?: { readonly contentTypeIds?: ReadonlyArray<string> }
}

/** The closest so many. */
const most = 10
const kind = { folder: 'entries' } as const
type Types = ReadonlyArray<string> | undefined

/** A question of meaning, answered by the words that published entries share with what is asked about: there is no model to ask. */
export const asking = (
  machine: Machine,
  type: string,
  needs: 'query' | 'entityId' | 'entityIds',
  more: (score: number) => object = () => ({}),
) => ({
  get: operation<Question>((at, question = {}) =>
    pipe(
      inEnvironment(machine)(at),
      E.flatMap((place): Answer<object> => {
        if (!question[needs]?.length) return E.left(invalidPayload([{ name: 'required', path: [needs] }]))
        const about = subjectsOf(machine, place, question)
        if ('unknown' in about) return E.left(notFound(place.missing('Entry', about.unknown)))
        const field = referenceTypes(machine, place, about.entries[0], question.referenceFieldId)
        if ('problem' in field) return E.left(invalidPayload([field.problem]))
        const ids = new Set(about.entries.map(({ sys }) => sys.id))
        const wanted = [question.filter?.contentTypeIds, field.types].filter((types) => types !== undefined)
        const others = (machine.records.all(publishedOf(place, kind)) as ReadonlyArray<ContentRecord>).filter(
          ({ sys }) => !ids.has(sys.id) && wanted.every((types) => types.includes(sys.contentType?.sys.id ?? '')),
        )
        const text = question.query ?? about.entries.map(textOf).join('\n')
        // What a field can hold is suggested, however far it is from the rest.
        const isSuggestion = question.referenceFieldId !== undefined
        const items = similar(others, text, most, isSuggestion).map(({ record, score }) => ({
          sys: { type, entity: linkTo('Entry', record.sys.id), ...place.links },
          ...more(score),
        }))
        return E.right({ sys: { type: 'Array' }, items })
      }),
    ),
  ),
})

/** The entries that are asked about, as they are being worked on. */
const subjectsOf = ({ records }: Machine, place: Place, { entityId, entityIds = [] }: Question) => {
  const ids = [...entityIds, ...(entityId === undefined ? [] : [entityId])]
  const entries = ids.map((id) => records.get(draftsOf(place, kind), id) as ContentRecord | undefined)
  const unknown = ids.find((_, index) => entries[index] === undefined)
  return unknown === undefined ? { entries: entries as ReadonlyArray<ContentRecord> } : { unknown }
}

type Linking = { readonly linkContentType?: ReadonlyArray<string> | string }

/** The types of entries that a field of an entry takes; without rules, all of them. */
const referenceTypes = (
  { records }: Machine,
  { path }: Place,
  entry: ContentRecord | undefined,
  fieldId: string | undefined,
): { readonly types: Types } | { readonly problem: Problem } => {
  if (fieldId === undefined) return { types: undefined }
  const type = records.get(`${path}/content_types`, entry?.sys.contentType?.sys.id ?? '') as
    | (Stored & ContentTypeDraft)
    | undefined
  const field = type?.fields.find(({ id }) => id === fieldId)
  if ((field?.items?.linkType ?? field?.linkType) !== 'Entry')
    return {
      problem: { name: 'notResolvable', path: ['referenceFieldId'], value: fieldId, details: 'It is no field of references' },
    }
  const rules = [...(field?.validations ?? []), ...(field?.items?.validations ?? [])] as ReadonlyArray<Linking>
  const types = rules.find(({ linkContentType }) => linkContentType !== undefined)?.linkContentType
  return { types: typeof types === 'string' ? [types] : types }
}
