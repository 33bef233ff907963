import type { LinkedEntry } from '../../domain/linked.ts'
import type { Locale } from '../../domain/locale.ts'
import type { Page } from '../../domain/page.ts'
import { O, TE, TT } from '../../domain/prelude.ts'
import type { Website } from '../../domain/website.ts'
import type { Content } from '../../ports/content.ts'

/** One language of a website as plain objects; `template` may be left out by a theme that needs no fields. */
export type MemoryEdition = {
  readonly locale: Locale
  readonly website: Website
  readonly pages: ReadonlyArray<Page>
  readonly template?: LinkedEntry
}

/** The three repositories over plain objects: a whole website for a test, without a platform. */
export const memoryContent = (editions: ReadonlyArray<MemoryEdition>): Content => {
  const editionOf = ({ iso }: Locale) => editions.find(({ locale }) => locale.iso === iso)
  const isKnown = (id: string) => editions.some(({ pages }) => pages.some((page) => page.id === id))
  return {
    pages: {
      byId: (id, locale) =>
        isKnown(id)
          ? TT.right(O.fromNullable(editionOf(locale)?.pages.find((page) => page.id === id)))
          : TT.left([{ _tag: 'NoPage', page: id }]),
    },
    websites: {
      current: (locale) => TE.fromNullable([{ _tag: 'NoWebsite' } as const])(editionOf(locale)?.website),
      template: (id, locale) =>
        TE.right(editionOf(locale)?.template ?? { kind: 'entry', id, type: 'layoutTemplate', fields: {} }),
    },
    locales: { all: TE.right(editions.map(({ locale }) => locale)) },
  }
}
