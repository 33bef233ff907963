import type { Cover } from './cover.ts'
import type { LinkedPage } from './linked.ts'
import type { Locale } from './locale.ts'
import { isSlug, type Outline } from './page.ts'
import { failurePath, homePath } from './paths.ts'
import { E, pipe, RA } from './prelude.ts'
import type { Problem } from './problem.ts'
import type { Path, Route, Step, Translation } from './route.ts'
import type { Website } from './website.ts'

/** Every page of one language that can be reached from its home page, and the failure page. */
export type Tree = { readonly locale: Locale; readonly website: Website; readonly pages: ReadonlyMap<string, Outline> }

type Untranslated = Omit<Route, 'translations'>

/** Where problems were met, the routes are those that stand nevertheless. */
export type Walked = { readonly routes: ReadonlyArray<Route>; readonly problems: ReadonlyArray<Problem> }

/** The whole website: from its record over `pages` to every route in every language, and all that is wrong on the way. */
export const routesOf = (trees: ReadonlyArray<Tree>): Walked => {
  const { left, right } = pipe(
    trees.flatMap((tree) => [...walk(tree)]),
    RA.separate,
  )
  return { routes: withTranslations(right), problems: [...left, ...samePaths(right)] }
}

export const routeName = (page: string, { iso }: Locale): string => `${page}___${iso}___default`

export const linkedPage = ({ path, page }: Route, cover: Cover): LinkedPage => ({
  kind: 'page',
  id: page.id,
  path,
  title: page.text.title,
  description: page.text.description,
  cover,
  ...(page.facts ? { facts: page.facts } : {}),
})

function* walk({ locale, website, pages }: Tree): Generator<E.Either<Problem, Untranslated>> {
  const parents = new Map<string, string>()

  function* visit(
    page: Outline,
    path: Path,
    trail: ReadonlyArray<Step>,
    above: ReadonlyArray<string>,
  ): Generator<E.Either<Problem, Untranslated>> {
    yield E.right({ name: routeName(page.id, locale), path, kind: 'page', locale, page, trail })
    const steps = [...trail, { title: page.text.title, path }]
    const line = [...above, page.id]
    for (const id of page.pages) {
      const child = pages.get(id)
      const where = { entry: page.id, field: 'pages', locale: locale.iso }
      if (line.includes(id)) yield E.left({ _tag: 'PageCycle', where, pages: [...line.slice(line.indexOf(id)), id] })
      else if (parents.has(id)) yield E.left({ _tag: 'TwoPlaces', where, page: id, other: parents.get(id) ?? '' })
      else if (child) {
        parents.set(id, page.id)
        if (!isSlug(child.slug))
          yield E.left({ _tag: 'BadSlug', where: { entry: id, field: 'slug', locale: locale.iso }, slug: child.slug })
        yield* visit(child, `${path}${child.slug}/`, steps, line)
      }
    }
  }

  const home = pages.get(website.page.default)
  const failure = pages.get(website.page.failure)
  if (failure) {
    parents.set(failure.id, website.id)
    yield E.right({
      name: routeName(failure.id, locale),
      path: failurePath(locale),
      kind: 'failure',
      locale,
      page: failure,
      trail: [],
    })
  }
  if (home) yield* visit(home, homePath(locale), [], [])
}

const samePaths = (routes: ReadonlyArray<Untranslated>): ReadonlyArray<Problem> => {
  const owners = new Map<Path, string>()
  return routes.flatMap(({ path, page, locale }) => {
    const other = owners.get(path)
    if (other === undefined) owners.set(path, page.id)
    return other === undefined
      ? []
      : [{ _tag: 'SamePath', where: { entry: page.id, field: 'slug', locale: locale.iso }, path, other }]
  })
}

const withTranslations = (routes: ReadonlyArray<Untranslated>): ReadonlyArray<Route> => {
  const byPage = new Map<string, Array<Translation>>()
  for (const { page, locale, path } of routes) byPage.set(page.id, [...(byPage.get(page.id) ?? []), { locale, path }])
  return routes.map((route) => ({ ...route, translations: byPage.get(route.page.id) ?? [] }))
}
