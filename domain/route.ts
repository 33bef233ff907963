import type { Locale } from './locale.ts'
import type { Outline } from './page.ts'

/** A path of the website: starts and ends with a slash, but for the not-found pages, which are files. */
export type Path = string

export type Step = { readonly title: string; readonly path: Path }
export type Translation = { readonly locale: Locale; readonly path: Path }

/** One page in one language, at its address. */
export type Route = {
  /** Unique: `{page id}___{locale iso}___default`. */
  readonly name: string
  readonly path: Path
  readonly kind: 'page' | 'failure'
  readonly locale: Locale
  readonly page: Outline
  /** The pages above this one, home first. */
  readonly trail: ReadonlyArray<Step>
  /** This page in every language that has it, its own included, the default language first. */
  readonly translations: ReadonlyArray<Translation>
}
