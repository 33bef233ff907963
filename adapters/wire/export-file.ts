import * as t from 'io-ts'
import { E, pipe } from '../../domain/prelude.ts'
import type { ExportedContentType, ExportedEntry, ExportedLocale, ExportFile } from '../../ports/platform/export-file.ts'
import { orElse } from './codecs.ts'
import type { Codec } from './endpoint.ts'
import { report } from './report.ts'
import { sys } from './sys.ts'

const entry: Codec<ExportedEntry> = t.type({ sys, fields: orElse(t.record(t.string, t.UnknownRecord), {}) }, 'entry')

const locale: Codec<ExportedLocale> = t.type(
  { code: t.string, name: t.string, default: t.boolean, fallbackCode: orElse(t.union([t.string, t.null]), null) },
  'locale',
)

const contentType: Codec<ExportedContentType> = t.type(
  {
    sys,
    name: t.string,
    fields: t.readonlyArray(t.intersection([t.type({ id: t.string }), t.partial({ localized: t.boolean })])),
  },
  'content type',
)

/** Every part may be missing: exports are often split by subject. Unknown parts, as newer exports have, are ignored. */
const file = t.partial(
  {
    contentTypes: t.readonlyArray(contentType),
    editorInterfaces: t.UnknownArray,
    entries: t.readonlyArray(entry),
    assets: t.readonlyArray(entry),
    locales: t.readonlyArray(locale),
    tags: t.UnknownArray,
    roles: t.UnknownArray,
    webhooks: t.UnknownArray,
  },
  'export file',
)

export const emptyExport: ExportFile = {
  contentTypes: [],
  editorInterfaces: [],
  entries: [],
  assets: [],
  locales: [],
  tags: [],
  roles: [],
  webhooks: [],
}

export const decodeExportFile = (json: unknown): E.Either<ReadonlyArray<string>, ExportFile> =>
  pipe(
    file.decode(json),
    E.bimap(report, (parts) => ({ ...emptyExport, ...parts })),
  )
