import type { Origin } from '../domain/meta.ts'

/** What is decided outside of the content. */
export type Settings = {
  readonly origin: Origin
  /** Addresses of the style sheets that every page needs. */
  readonly stylesheets: ReadonlyArray<string>
  /** Addresses of the fonts (WOFF2) that every page needs: they are there before they are asked for, and nothing moves when they come. */
  readonly fonts: ReadonlyArray<string>
  /** Addresses of the modules that every page runs, if it can. */
  readonly scripts: ReadonlyArray<string>
  /** The container of the tag manager; without one nothing is measured. */
  readonly tagManager?: string
}
