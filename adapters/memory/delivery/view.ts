import type { ContentType } from '../../../domain/platform/content-type.ts'
import { valuesIn } from '../../../domain/platform/localization.ts'
import { linkTo } from '../../../domain/platform/sys.ts'
import { publicLocales } from '../entities/field-status.ts'
import { localesOf, onlyLocales, withoutLocales } from '../entities/locales.ts'
import type { ContentRecord } from '../entities/record.ts'
import type { View } from '../entities/search.ts'
import type { Machine } from '../machine.ts'
import type { Place } from '../places.ts'
import type { Stored } from '../store/stored.ts'

/** How a reader wants records: in one locale or in all (`*`); with only those locales that are public each for itself. */
export type Wish = { readonly locale: string; readonly isLocaleBased?: boolean }
export type Delivered = {
  readonly sys: Stored['sys']
  readonly metadata: object
  readonly fields: { readonly [field: string]: unknown }
}

/** Records as the delivery API gives them, from what is published, or as the preview API does, from drafts. */
export const delivering = (machine: Machine, place: Place, view: View, { locale, isLocaleBased = false }: Wish) => {
  const locales = localesOf(machine.records, place)
  const typeOf = typesIn(machine, place)
  const flat = valuesIn(locales.chain(locale), locales.standard)
  return (record: ContentRecord): Delivered => {
    const type = typeOf(record)
    const visible = withoutLocales(isLocaleBased ? publicIn(record) : record.fields, locales.hiddenFromDelivery)
    const shown = type ? withoutOmitted(visible, type) : visible
    return {
      metadata: metadataOf(machine, place, record),
      sys: sysOf(record, place, view, locale),
      fields: locale === '*' ? shown : flat(shown, type, record.sys.contentType !== undefined),
    }
  }
}

const publicIn = (record: ContentRecord) => {
  const codes = publicLocales(record)
  return codes ? onlyLocales(record.fields, codes) : record.fields
}

type FieldsById = ReadonlyMap<string, ContentType['fields'][number]>

/** The fields of content types, looked up once for all records of an answer. */
const typesIn = ({ records }: Machine, { path }: Place) => {
  const known = new Map<string, FieldsById | undefined>()
  return ({ sys }: ContentRecord): FieldsById | undefined => {
    const id = sys.contentType?.sys.id
    if (id === undefined) return undefined
    if (!known.has(id)) {
      const type = records.get(`${path}/published/content_types`, id) as unknown as ContentType | undefined
      known.set(id, type && new Map(type.fields.map((field) => [field.id, field])))
    }
    return known.get(id)
  }
}

const withoutOmitted = (fields: ContentRecord['fields'], type: FieldsById): ContentRecord['fields'] =>
  Object.keys(fields).some((name) => type.get(name)?.omitted)
    ? Object.fromEntries(Object.entries(fields).filter(([name]) => !type.get(name)?.omitted))
    : fields

/** What visitors see changed when it was published, not when a draft was last saved. */
const sysOf = ({ sys }: ContentRecord, { links }: Place, view: View, locale: string): Stored['sys'] => ({
  ...links,
  id: sys.id,
  type: sys.type,
  createdAt: (view === 'published' ? sys.firstPublishedAt : undefined) ?? sys.createdAt ?? '',
  updatedAt: (view === 'published' ? sys.publishedAt : undefined) ?? sys.updatedAt ?? '',
  ...(sys.publishedVersion === undefined ? {} : { publishedVersion: sys.publishedVersion }),
  revision: Number(sys.publishedCounter ?? 0),
  ...(sys.contentType ? { contentType: sys.contentType } : {}),
  ...(locale === '*' ? {} : { locale }),
})

/** Private tags are for editors only. */
const metadataOf = ({ records }: Machine, { path }: Place, { metadata }: ContentRecord) => ({
  tags: (metadata?.tags ?? [])
    .filter(({ sys }) => records.get(`${path}/tags`, sys.id)?.sys.visibility === 'public')
    .map(({ sys }) => linkTo('Tag', sys.id)),
  ...(metadata?.concepts && metadata.concepts.length > 0 ? { concepts: metadata.concepts } : {}),
})
