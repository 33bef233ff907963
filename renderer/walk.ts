import type { LinkedEntry } from '../domain/linked.ts'
import type { Locale } from '../domain/locale.ts'
import type { Outline } from '../domain/page.ts'
import { O, TH } from '../domain/prelude.ts'
import type { Problem, Where } from '../domain/problem.ts'
import type { Tree } from '../domain/routes.ts'
import type { Content } from '../ports/content.ts'
import type { Failure } from '../ports/errors.ts'

/** What one language has, but for what its pages hold. */
export type Edition = Tree & { readonly template: LinkedEntry; readonly privacy: LinkedEntry | undefined }

/** Its pages are still to be found. */
export type Begun = Omit<Edition, 'pages'>

type Read = TH.These<ReadonlyArray<Failure>, O.Option<Outline>>
type Wanted = { readonly id: string; readonly where: Where; readonly needed?: string }

/** The pages of one language, as far as they were found, and those that come next. */
export type Walk = {
  readonly edition: Begun & { readonly pages: Map<string, Outline> }
  readonly asked: Set<string>
  readonly problems: Array<Failure>
  wanted: ReadonlyArray<Wanted>
}

export const walkOf = (edition: Begun): Walk => {
  const { locale, website } = edition
  const field = (name: string): Where => ({ entry: website.id, field: name, locale: locale.iso })
  return {
    edition: { ...edition, pages: new Map() },
    asked: new Set([website.page.default, website.page.failure]),
    problems: [],
    wanted: [
      { id: website.page.default, where: field('defaultPage'), needed: 'the home page' },
      { id: website.page.failure, where: field('failurePage'), needed: 'the page shown when nothing is found' },
    ],
  }
}

/** Level by level from the home page: every page is asked for once, whatever circles the tree has. */
export const walkAll = async (content: Content, walks: ReadonlyArray<Walk>): Promise<void> => {
  while (walks.some(({ wanted }) => wanted.length > 0)) {
    const found = await Promise.all(
      pageByPage(walks).map(async ([walk, want]) => ({
        walk,
        want,
        read: await content.pages.outline(want.id, walk.edition.locale)(),
      })),
    )
    for (const { walk, want, read } of found) take(walk, want, read)
    for (const walk of walks) {
      const { locale, pages } = walk.edition
      walk.wanted = walk.wanted.flatMap(({ id }) => childrenOf(pages.get(id), locale)).filter(firstTime(walk.asked))
    }
  }
}

const take = ({ edition: { locale, pages }, problems }: Walk, want: Wanted, read: Read): void => {
  if (TH.isLeft(read) || TH.isBoth(read)) problems.push(...read.left.map(seenFrom(want)))
  const page = TH.isLeft(read) ? O.none : read.right
  if (O.isSome(page)) pages.set(want.id, page.value)
  else if (TH.isRight(read) && want.needed !== undefined)
    problems.push({ _tag: 'NotTranslated', where: { entry: want.id, locale: locale.iso }, needed: want.needed })
}

/** The languages of a page share its records, so they are read one after the other. */
const pageByPage = (walks: ReadonlyArray<Walk>): ReadonlyArray<readonly [Walk, Wanted]> => {
  const longest = Math.max(...walks.map(({ wanted }) => wanted.length))
  return Array.from({ length: longest }, (_, turn) => turn).flatMap((turn) =>
    walks.flatMap((walk) => walk.wanted.slice(turn, turn + 1).map((want) => [walk, want] as const)),
  )
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
