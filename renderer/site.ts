import type { LinkedEntry, LinkedPage } from '../domain/linked.ts'
import type { Locale } from '../domain/locale.ts'
import { type Nearby, nearbyOf, newestFirst } from '../domain/nearby.ts'
import { E, pipe } from '../domain/prelude.ts'
import type { Problem } from '../domain/problem.ts'
import type { Route } from '../domain/route.ts'
import { linkedPage, routesOf } from '../domain/routes.ts'
import type { Website } from '../domain/website.ts'
import type { Failure } from '../ports/errors.ts'
import { type Addresses, withAddresses } from './links.ts'
import { type Loaded, unique } from './load.ts'
import type { Settings } from './settings.ts'
import type { Decode, Theme } from './theme.ts'
import type { Edition } from './walk.ts'

/** What stands around every page of a language; plain data, and the same for all of them. */
export type Frame = {
  readonly locale: Locale
  readonly website: Website
  readonly layout: object
  readonly privacy: object | undefined
}

/** What a page shows of others, and where it stands: plain data. Together with its frame and its own content, it is all that a page depends on. */
export type Context = {
  readonly route: Route
  readonly children: ReadonlyArray<LinkedPage>
  readonly nearby: Nearby
}

/** A whole website but for what its pages hold. */
export type Site = {
  readonly settings: Settings
  readonly locales: ReadonlyArray<Locale>
  readonly frames: ReadonlyMap<string, Frame>
  readonly contexts: ReadonlyArray<Context>
  readonly pages: Pages
}

export type Laid = { readonly site: Site; readonly problems: ReadonlyArray<Failure> }

/** By locale and id, the pages that others may point at. */
export type Pages = ReadonlyMap<string, ReadonlyMap<string, LinkedPage>>

export const addressesIn = (pages: Pages, locale: Locale): Addresses => ({
  here: (id) => pages.get(locale.iso)?.get(id),
  anywhere: (id) => [...pages.values()].some((those) => those.has(id)),
})

/** Lays out a website as far as that is possible, and tells everything that is wrong with it so far. */
export const siteOf = (theme: Theme, settings: Settings, { editions, problems }: Loaded): Laid => {
  const walked = routesOf(editions)
  const pages: Pages = new Map(
    editions.map(({ locale }) => [
      locale.iso,
      new Map(routesIn(walked.routes, locale).map((route) => [route.page.id, linkedPage(route, theme.cover(route))])),
    ]),
  )
  const framed = editions.map((edition) => frameOf(theme, pages, edition))
  return {
    site: {
      settings,
      locales: editions.map(({ locale }) => locale),
      frames: new Map(framed.map(({ value }) => [value.locale.iso, value])),
      contexts: editions.flatMap(({ locale }) => contextsOf(routesIn(walked.routes, locale), pages.get(locale.iso) ?? new Map())),
      pages,
    },
    problems: [...problems, ...withoutTexts(theme, editions), ...walked.problems, ...framed.flatMap(({ problems }) => problems)],
  }
}

const routesIn = (routes: ReadonlyArray<Route>, { iso }: Locale): ReadonlyArray<Route> =>
  routes.filter(({ locale }) => locale.iso === iso)

const contextsOf = (routes: ReadonlyArray<Route>, pages: ReadonlyMap<string, LinkedPage>): ReadonlyArray<Context> => {
  const nearby = nearbyOf(routes, pages)
  return routes.map((route) => ({
    route,
    children: newestFirst(route.page.pages.flatMap((id) => pages.get(id) ?? [])),
    // Worked out for those that are rendered: most are as they were.
    get nearby() {
      return nearby(route.page.id)
    },
  }))
}

type Framed = { readonly value: Frame; readonly problems: ReadonlyArray<Problem> }

const frameOf = (theme: Theme, pages: Pages, { locale, website, template, privacy }: Edition): Framed => {
  const addresses = addressesIn(pages, locale)
  const layout = showEntry(theme.layout, locale, addresses, template)
  const settings = privacy && showEntry(theme.privacy, locale, addresses, privacy)
  return {
    value: { locale, website, layout: layout.value, privacy: settings?.value },
    problems: [...layout.problems, ...(settings?.problems ?? [])],
  }
}

/** What stands around every page. */
const showEntry = (decode: Decode<object>, locale: Locale, addresses: Addresses, entry: LinkedEntry) => {
  const { fields, missing } = withAddresses(addresses, entry.fields)
  const where = { entry: entry.id, locale: locale.iso }
  const unrouted = missing.map((target): Problem => ({ _tag: 'NoRoute', where, path: 'every page', target }))
  return pipe(
    decode(fields),
    E.match(
      (reasons) => ({ value: {}, problems: unrouted.length > 0 ? unrouted : [{ _tag: 'BadLayout', where, reasons } as const] }),
      (value) => ({ value, problems: unrouted }),
    ),
  )
}

const withoutTexts = ({ languages }: Theme, editions: ReadonlyArray<Edition>): ReadonlyArray<Problem> =>
  editions
    .filter(({ locale }) => !languages.includes(locale.code))
    .map(({ locale }) => ({ _tag: 'NoTexts', locale: locale.iso, languages }))

/** Where pages are broken, links to them have no address: that is no second problem. The same may be met in many places. */
export const withoutEchoes = (failures: ReadonlyArray<Failure>): ReadonlyArray<Failure> => {
  const causes = failures.filter(({ _tag }) => _tag !== 'NoRoute')
  return unique(causes.length > 0 ? causes : failures)
}
