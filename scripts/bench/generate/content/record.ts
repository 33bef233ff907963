import { linkTo } from '../../../../domain/platform/sys.ts'
import type { ExportedEntry, LocalizedFields } from '../../../../ports/platform/export-file.ts'
import type { Both } from './words.ts'

export const translated = ({ nl, en }: Both) => ({ 'nl-BE': nl, 'en-US': en })
export const same = (value: unknown) => ({ 'nl-BE': value })
export const linked = (...ids: ReadonlyArray<string>) => same(ids.map((id) => linkTo('Entry', id)))
export const linkedOne = (id: string) => same(linkTo('Entry', id))

/** Every record has its minute; no two records of a website have the same. */
const instant = (minute: number): string => new Date(Date.UTC(2026, 0, 5, 8) + minute * 60_000).toISOString()

const editor = linkTo('User', 'editor')

/** As the platform writes it: published once, and never changed since. */
const published = (type: string, id: string, minute: number) => ({
  space: linkTo('Space', 'benchmark'),
  id,
  type,
  createdAt: instant(minute),
  updatedAt: instant(minute),
  environment: linkTo('Environment', 'master'),
  publishedVersion: 11,
  publishedAt: instant(minute),
  firstPublishedAt: instant(minute),
  createdBy: editor,
  updatedBy: editor,
  publishedCounter: 1,
  version: 12,
  publishedBy: editor,
  automationTags: [],
})

const metadata = { tags: [], concepts: [] }

export const entry = (minute: number, id: string, contentType: string, fields: LocalizedFields) => ({
  metadata,
  sys: { ...published('Entry', id, minute), contentType: linkTo('ContentType', contentType) },
  fields,
})

export const asset = (minute: number, id: string, fields: LocalizedFields): ExportedEntry & { readonly metadata: object } => ({
  metadata,
  sys: published('Asset', id, minute),
  fields,
})
