import type { LinkedEntry } from '../../domain/linked.ts'
import { type Locale, localeOf } from '../../domain/locale.ts'
import type { Page } from '../../domain/page.ts'
import { O, TE, TT } from '../../domain/prelude.ts'
import type { Website } from '../../domain/website.ts'
import type { Content, PageRepository } from '../../ports/content.ts'

/** One language of a website as plain objects; `template` may be left out by a theme that needs no fields. */
export type MemoryEdition = {
  readonly locale: Locale
  readonly website: Website
  readonly pages: ReadonlyArray<Page>
  readonly template?: LinkedEntry
  readonly privacy?: LinkedEntry
}

/** The three repositories over plain objects: a whole website for a test, without a platform. The first language is the default. */
export const memoryContent = (editions: ReadonlyArray<MemoryEdition>): Content => {
  const editionOf = ({ iso }: Locale) => editions.find(({ locale }) => locale.iso === iso)
  const isKnown = (id: string) => editions.some(({ pages }) => pages.some((page) => page.id === id))
  const byId: PageRepository['byId'] = (id, locale) =>
    isKnown(id)
      ? TT.right(O.fromNullable(editionOf(locale)?.pages.find((page) => page.id === id)))
      : TT.left([{ _tag: 'NoPage', page: id }])
  return {
    pages: { outline: byId, byId },
    websites: {
      current: (locale) => TE.fromNullable([{ _tag: 'NoWebsite' } as const])(editionOf(locale)?.website),
      template: (id, locale) =>
        TE.right(editionOf(locale)?.template ?? { kind: 'entry', id, type: 'layoutTemplate', fields: {} }),
      privacy: (id, locale) => TE.right(editionOf(locale)?.privacy ?? { kind: 'entry', id, type: 'websitePrivacy', fields: {} }),
    },
    locales: { all: TE.right(editions.map(({ locale }, index) => ({ ...locale, default: index === 0 }))) },
  }
}

/** A page in as few words as it takes; `sections` and the rest may be left out. */
export type PlainPage = Pick<Page, 'id' | 'slug'> &
  Partial<Pick<Page, 'pages' | 'sections' | 'facts' | 'updated'>> & { readonly title: string; readonly description: string }

/** A language of a small website: the first page is the home page, the last one is shown when nothing is found. */
export const plainEdition = (
  iso: string,
  title: string,
  pages: readonly [PlainPage, ...ReadonlyArray<PlainPage>],
  template?: LinkedEntry,
): MemoryEdition => ({
  locale: localeOf(iso, false),
  website: {
    id: 'website',
    text: { title },
    page: { default: pages[0].id, failure: pages.at(-1)?.id ?? pages[0].id },
    template: template?.id ?? 'template',
    verbose: false,
  },
  pages: pages.map(({ title, description, ...page }) => ({
    root: false,
    pages: [],
    sections: [],
    updated: '',
    ...page,
    text: { title, description },
  })),
  ...(template ? { template } : {}),
})
