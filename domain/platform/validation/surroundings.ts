import type { ReadPattern } from './pattern.ts'

/** `size` in bytes, dimensions in pixels; neither is known before the file is processed. */
export type FileLike = {
  readonly contentType?: string
  readonly url?: string
  readonly details?: { readonly size?: number; readonly image?: { readonly width?: number; readonly height?: number } }
}
export type AssetLike = { readonly fields?: { readonly file?: { readonly [locale: string]: FileLike | null } } }
export type LocaleLike = {
  readonly code: string
  readonly default?: boolean
  readonly optional?: boolean
  readonly contentManagementApi?: boolean
}

/** What an entry is checked against besides its content type. */
export type Surroundings = {
  readonly locales: ReadonlyArray<LocaleLike>
  /** What is there to be linked to. */
  readonly entry: (id: string) => { readonly contentTypeId: string } | undefined
  readonly asset: (id: string) => AssetLike | undefined
  /** Default: the engine of this language. */
  readonly readPattern?: ReadPattern
  /** Ids of other public entries of this type with that value. */
  readonly sameValue: (fieldId: string, locale: string, value: unknown) => ReadonlyArray<string>
}
