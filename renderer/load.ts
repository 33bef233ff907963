import type { Locale } from '../domain/locale.ts'
import { E, pipe, RA, TE } from '../domain/prelude.ts'
import type { Checked, Content } from '../ports/content.ts'
import type { Failure } from '../ports/errors.ts'
import { type Begun, type Edition, walkAll, walkOf } from './walk.ts'

/** What could be loaded, and everything that was wrong on the way. */
export type Loaded = { readonly editions: ReadonlyArray<Edition>; readonly problems: ReadonlyArray<Failure> }

export const load = async (content: Content): Promise<Loaded> => {
  const locales = await content.locales.all()
  if (E.isLeft(locales)) return { editions: [], problems: locales.left }
  const begun = await Promise.all(locales.right.map((locale) => beginEdition(content, locale)()))
  const walks = begun.map(E.map(walkOf))
  await walkAll(content, RA.rights(walks))
  return {
    editions: RA.rights(walks).map(({ edition }) => edition),
    problems: unique(walks.flatMap((walk) => (E.isRight(walk) ? walk.right.problems : walk.left))),
  }
}

const beginEdition = (content: Content, locale: Locale): Checked<Begun> =>
  pipe(
    TE.Do,
    TE.bind('website', () => content.websites.current(locale)),
    TE.bind('template', ({ website }) => content.websites.template(website.template, locale)),
    TE.bind('privacy', ({ website: { privacy } }) =>
      privacy === undefined ? TE.right(undefined) : content.websites.privacy(privacy, locale),
    ),
    TE.map((found) => ({ locale, ...found })),
  )

/** The same broken link is met on every page that shows it, and a network failure by every call. */
export const unique = (failures: ReadonlyArray<Failure>): ReadonlyArray<Failure> => [
  ...new Map(failures.map((failure) => [JSON.stringify(failure), failure])).values(),
]
