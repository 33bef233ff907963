import type { LinkedEntry } from '../domain/linked.ts'
import type { Locale } from '../domain/locale.ts'
import type { Outline, Page } from '../domain/page.ts'
import type { O, TE, TT } from '../domain/prelude.ts'
import type { Website } from '../domain/website.ts'
import type { Failure } from './errors.ts'

/** A result, or everything that is wrong with the content asked for. */
export type Checked<A> = TE.TaskEither<ReadonlyArray<Failure>, A>

export type PageRepository = {
  /** A page without its sections, as `byId` gives it: enough to know where everything is, and light enough to hold for every page. */
  readonly outline: (id: string, locale: Locale) => TT.TaskThese<ReadonlyArray<Failure>, O.Option<Outline>>
  /**
   * The page in one language, its sections' links followed; `none` when it is not translated. With problems beside the page, the page
   * shows where its children are and nothing else: so that all problems of a website are found in one go. An unknown id is `NoPage`.
   */
  readonly byId: (id: string, locale: Locale) => TT.TaskThese<ReadonlyArray<Failure>, O.Option<Page>>
}

export type WebsiteRepository = {
  /** The one website record. */
  readonly current: (locale: Locale) => Checked<Website>
  /** The layout template with its links followed. */
  readonly template: (id: string, locale: Locale) => Checked<LinkedEntry>
  /** The privacy settings with their links followed. */
  readonly privacy: (id: string, locale: Locale) => Checked<LinkedEntry>
}

export type LocaleRepository = {
  /** At least one, the default one first. */
  readonly all: Checked<ReadonlyArray<Locale>>
}

/** Where a website comes from. */
export type Content = {
  readonly pages: PageRepository
  readonly websites: WebsiteRepository
  readonly locales: LocaleRepository
}
