import { isPublic } from '../../../domain/platform/publication.ts'
import type { Sys } from '../../../domain/platform/sys.ts'
import { linkTo } from '../../../domain/platform/sys.ts'
import type { ExportFile } from '../../../ports/platform/export-file.ts'
import { note } from '../entities/changes.ts'
import { fieldStatusOf } from '../entities/field-status.ts'
import type { ContentRecord } from '../entities/record.ts'
import type { Machine } from '../machine.ts'
import type { StoredType } from '../model/content-types.ts'
import { activateEditor, type StoredEditor } from '../model/editor-interfaces.ts'
import { completedLocale } from '../model/locales.ts'
import type { Place } from '../places.ts'
import type { Stored, StoredSys } from '../store/stored.ts'
import { type UnresolvedLink, unresolvedIn } from './unresolved.ts'

type Loose = { readonly sys?: Partial<Sys>; readonly [name: string]: unknown }

/** Takes an export file in as it is: with its versions, dates and states, and without telling anyone that something happened. */
export const importExport = (machine: Machine, place: Place, file: ExportFile): ReadonlyArray<UnresolvedLink> => {
  const { records } = machine
  const { path } = place
  const known = (type: string, id: string) => records.get(`${path}/${type === 'Entry' ? 'entries' : 'assets'}`, id) !== undefined
  const unresolved = unresolvedIn(file, known)
  if (file.locales.length > 0) {
    records.clear(`${path}/locales`)
    const standard = file.locales.find((locale) => locale.default)?.code
    for (const locale of file.locales as ReadonlyArray<Loose & { readonly code: string }>) {
      const id = locale.sys?.id ?? `locale-${locale.code}`
      records.put(`${path}/locales`, id, { ...completedLocale(locale, standard), sys: kept(machine, locale, 'Locale', id) })
    }
  }
  for (const type of file.contentTypes as ReadonlyArray<Stored>) {
    const stored = { ...type, sys: kept(machine, type, 'ContentType', type.sys.id) } as StoredType
    records.put(`${path}/content_types`, type.sys.id, stored)
    if (isVisible(type.sys)) records.put(`${path}/published/content_types`, type.sys.id, stored)
  }
  for (const editor of file.editorInterfaces as ReadonlyArray<Loose>) {
    const id = editor.sys?.contentType?.sys.id
    const type = id === undefined ? undefined : (records.get(`${path}/content_types`, id) as StoredType | undefined)
    if (id !== undefined && type)
      records.put(`${path}/editor_interfaces`, id, {
        ...editor,
        sys: {
          ...kept(machine, editor, 'EditorInterface', 'default'),
          contentType: linkTo('ContentType', id),
          fields: type.fields.map((field) => field.id),
        },
      } as StoredEditor)
  }
  for (const type of records.all(`${path}/published/content_types`) as ReadonlyArray<StoredType>)
    if (!records.get(`${path}/editor_interfaces`, type.sys.id) && isWhole(type)) activateEditor(machine, place, type)
  ordinary(machine, `${path}/tags`, 'Tag', file.tags)
  const codes = [...records.folder(`${path}/locales`).values()].map(({ code }) => String(code))
  importRecords(machine, place, 'Asset', file.assets as ReadonlyArray<ContentRecord>, codes)
  importRecords(machine, place, 'Entry', file.entries as ReadonlyArray<ContentRecord>, codes)
  ordinary(machine, `spaces/${place.spaceId}/roles`, 'Role', file.roles)
  ordinary(machine, `spaces/${place.spaceId}/webhook_definitions`, 'WebhookDefinition', file.webhooks)
  return unresolved
}

/** Enough of a content type for a website may be too little for an editor. */
const isWhole = ({ fields }: StoredType): boolean => fields.every(({ type }) => type !== undefined)

/** An export made with a delivery token has published records only, and no versions to tell it by. */
const isVisible = (sys: Partial<Sys>): boolean => sys.version === undefined || isPublic(sys as Sys)

const timeOf = ({ sys }: ContentRecord): number => Date.parse(sys.publishedAt ?? sys.updatedAt ?? '') || 0

const importRecords = (
  machine: Machine,
  place: Place,
  type: 'Entry' | 'Asset',
  all: ReadonlyArray<ContentRecord>,
  codes: ReadonlyArray<string>,
): void => {
  const folder = type === 'Entry' ? 'entries' : 'assets'
  // Lists and synchronizations begin with what changed last.
  for (const record of [...all].sort((one, other) => timeOf(one) - timeOf(other))) {
    const { id } = record.sys
    const isOut = isVisible(record.sys)
    const base = kept(machine, record, type, id)
    const draft = { ...record, metadata: { tags: [], concepts: [], ...record.metadata }, fields: record.fields ?? {} }
    const status = { '*': Object.fromEntries(codes.map((code) => [code, isOut ? 'published' : 'draft'])) }
    const sys = { publishedCounter: isOut ? 1 : 0, fieldStatus: status, ...base } as StoredSys
    const stored: ContentRecord = {
      ...draft,
      sys: { ...sys, fieldStatus: isOut ? sys.fieldStatus : fieldStatusOf(draft.fields, undefined, codes) } as StoredSys,
    }
    machine.records.put(`${place.path}/${folder}`, id, stored)
    if (!isOut) continue
    machine.records.put(`${place.path}/published/${folder}`, id, stored)
    note(machine, place, type, stored, false)
  }
}

const ordinary = ({ records, ...machine }: Machine, folder: string, type: string, all: ReadonlyArray<unknown>): void => {
  for (const record of all as ReadonlyArray<Loose>) {
    const id = record.sys?.id ?? machine.newId()
    records.put(folder, id, { ...record, sys: kept({ records, ...machine }, record, type, id) })
  }
}

/** What the file says of a record, without where it was, and with what every record has. */
const kept = ({ now, user }: Machine, { sys = {} }: { readonly sys?: Partial<Sys> }, type: string, id: string): StoredSys => {
  const { space: _, environment: __, ...rest } = sys
  const time = sys.createdAt ?? now()
  const versions =
    sys.version === undefined && type !== 'Locale' && type !== 'Tag'
      ? { version: 2, publishedVersion: 1 }
      : { version: sys.version ?? 1 }
  const dates = { createdAt: time, updatedAt: time, createdBy: user, updatedBy: user }
  const published =
    versions.publishedVersion === undefined
      ? {}
      : { publishedAt: sys.updatedAt ?? time, firstPublishedAt: time, publishedCounter: 1 }
  return { ...dates, ...published, ...versions, ...rest, type, id } as StoredSys
}
