import type { LocalizedFields } from '../../domain/platform/localization.ts'
import type { Sys } from '../../domain/platform/sys.ts'

export type { LocalizedFields }

export type ExportedEntry = { readonly sys: Sys; readonly fields: LocalizedFields }
export type ExportedLocale = {
  readonly code: string
  readonly name: string
  readonly default: boolean
  readonly fallbackCode: string | null
}
export type ExportedContentType = {
  readonly sys: Sys
  readonly name: string
  readonly fields: ReadonlyArray<{ readonly id: string; readonly localized?: boolean }>
}

/** What the platform's export tool writes, as far as a website is made from it. Several files merge into one. */
export type ExportFile = {
  readonly contentTypes: ReadonlyArray<ExportedContentType>
  readonly editorInterfaces: ReadonlyArray<unknown>
  readonly entries: ReadonlyArray<ExportedEntry>
  readonly assets: ReadonlyArray<ExportedEntry>
  readonly locales: ReadonlyArray<ExportedLocale>
  readonly tags: ReadonlyArray<unknown>
  readonly roles: ReadonlyArray<unknown>
  readonly webhooks: ReadonlyArray<unknown>
}
