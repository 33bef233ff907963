import { isPublic } from '../../domain/platform/publication.ts'
import type { Sys } from '../../domain/platform/sys.ts'
import type { ExportedEntry, ExportedLocale, ExportFile } from '../../ports/platform/export-file.ts'

/** One space in memory. */
export type Store = {
  readonly entries: ReadonlyArray<ExportedEntry>
  readonly assets: ReadonlyArray<ExportedEntry>
  readonly locales: ReadonlyArray<ExportedLocale>
  /** Whether a field holds a value per locale; unknown when its content type is. The fields of assets, which have none, do. */
  readonly isLocalized: (contentType: string | undefined, field: string) => boolean | undefined
}

export const storeOf = (file: ExportFile): Store => {
  const types = new Map(file.contentTypes.map(({ sys, fields }) => [sys.id, new Map(fields.map((field) => [field.id, field]))]))
  return {
    entries: file.entries.filter(({ sys }) => isVisible(sys)),
    assets: file.assets.filter(({ sys }) => isVisible(sys)),
    locales: file.locales,
    isLocalized: (contentType, field) => {
      const fields = contentType === undefined ? undefined : types.get(contentType)
      return contentType === undefined || (fields && (fields.get(field)?.localized ?? false))
    },
  }
}

/** An export made with a delivery token has published records only, and no versions to tell it by. */
const isVisible = (sys: Sys): boolean => sys.version === undefined || isPublic(sys)
