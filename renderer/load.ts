import type { LinkedEntry } from '../domain/linked.ts'
import type { Locale } from '../domain/locale.ts'
import type { Outline } from '../domain/page.ts'
import { E, O, pipe, TE, TH } from '../domain/prelude.ts'
import type { Problem, Where } from '../domain/problem.ts'
import type { Tree } from '../domain/routes.ts'
import type { Website } from '../domain/website.ts'
import type { Content } from '../ports/content.ts'
import type { Failure } from '../ports/errors.ts'

/** What one language has, but for what its pages hold. */
export type Edition = Tree & { readonly template: LinkedEntry; readonly privacy: LinkedEntry | undefined }

/** What could be loaded, and everything that was wrong on the way. */
export type Loaded = { readonly editions: ReadonlyArray<Edition>; readonly problems: ReadonlyArray<Failure> }

export const load = async (content: Content): Promise<Loaded> => {
  const locales = await content.locales.all()
  if (E.isLeft(locales)) return { editions: [], problems: locales.left }
  const parts = await Promise.all(locales.right.map((locale) => loadEdition(content, locale)))
  return { editions: parts.flatMap(({ editions }) => editions), problems: unique(parts.flatMap(({ problems }) => problems)) }
}

const loadEdition = async (content: Content, locale: Locale): Promise<Loaded> => {
  const website = await pipe(
    TE.Do,
    TE.bind('website', () => content.websites.current(locale)),
    TE.bind('template', ({ website }) => content.websites.template(website.template, locale)),
    TE.bind('privacy', ({ website: { privacy } }) =>
      privacy === undefined ? TE.right(undefined) : content.websites.privacy(privacy, locale),
    ),
  )()
  if (E.isLeft(website)) return { editions: [], problems: website.left }
  const { pages, problems } = await loadPages(content, locale, website.right.website)
  return { editions: [{ locale, ...website.right, pages }], problems }
}

type Wanted = { readonly id: string; readonly where: Where; readonly needed?: string }

/** Level by level from the home page: every page is asked for once, whatever circles the tree has. */
const loadPages = async (content: Content, locale: Locale, website: Website) => {
  const pages = new Map<string, Outline>()
  const asked = new Set([website.page.default, website.page.failure])
  const problems: Array<Failure> = []
  const field = (name: string): Where => ({ entry: website.id, field: name, locale: locale.iso })
  let wanted: ReadonlyArray<Wanted> = [
    { id: website.page.default, where: field('defaultPage'), needed: 'the home page' },
    { id: website.page.failure, where: field('failurePage'), needed: 'the page shown when nothing is found' },
  ]
  while (wanted.length > 0) {
    const found = await Promise.all(wanted.map(async (want) => ({ want, read: await content.pages.outline(want.id, locale)() })))
    for (const { want, read } of found) {
      if (TH.isLeft(read) || TH.isBoth(read)) problems.push(...read.left.map(seenFrom(want)))
      const page = TH.isLeft(read) ? O.none : read.right
      if (O.isSome(page)) pages.set(want.id, page.value)
      else if (TH.isRight(read) && want.needed !== undefined)
        problems.push({ _tag: 'NotTranslated', where: { entry: want.id, locale: locale.iso }, needed: want.needed })
    }
    wanted = found.flatMap(({ want }) => childrenOf(pages.get(want.id), locale)).filter(firstTime(asked))
  }
  return { pages, problems }
}

const childrenOf = (page: Outline | undefined, locale: Locale): ReadonlyArray<Wanted> =>
  page?.pages.map((id) => ({ id, where: { entry: page.id, field: 'pages', locale: locale.iso } })) ?? []

const firstTime =
  (asked: Set<string>) =>
  ({ id }: Wanted): boolean =>
    !asked.has(id) && Boolean(asked.add(id))

/** A repository knows which page is missing, but only the one who asked knows where the link stands. */
const seenFrom =
  ({ where }: Wanted) =>
  (failure: Failure): Failure =>
    failure._tag === 'NoPage' ? inPlace(where, failure) : failure

const inPlace = (where: Where, { page, found }: Extract<Problem, { _tag: 'NoPage' }>): Problem =>
  found === undefined
    ? { _tag: 'Unresolved', where, linkType: 'Entry', target: page }
    : { _tag: 'WrongType', where, target: page, found, expected: 'a page' }

/** The same broken link is met on every page that shows it, and a network failure by every call. */
export const unique = (failures: ReadonlyArray<Failure>): ReadonlyArray<Failure> => [
  ...new Map(failures.map((failure) => [JSON.stringify(failure), failure])).values(),
]
