import type { LinkedEntry } from '../domain/linked.ts'
import type { Locale } from '../domain/locale.ts'
import { metaOf, type Origin } from '../domain/meta.ts'
import { type Nearby, nearbyOf, newestFirst } from '../domain/nearby.ts'
import type { Section } from '../domain/page.ts'
import type { PageView, SectionView } from '../domain/page-view.ts'
import { E, pipe } from '../domain/prelude.ts'
import type { Problem } from '../domain/problem.ts'
import { readingTime } from '../domain/reading-time.ts'
import type { Route } from '../domain/route.ts'
import { linkedPage } from '../domain/routes.ts'
import { type Addresses, withAddresses } from './links.ts'
import type { Edition } from './load.ts'
import type { Decode, Theme } from './theme.ts'

/** What can be shown, and what is wrong with the rest. */
type Shown<A> = { readonly value: A; readonly problems: ReadonlyArray<Problem> }

export type ShownEdition = {
  readonly edition: Edition
  readonly layout: object
  readonly privacy: object | undefined
  readonly views: ReadonlyArray<PageView>
}

/** Everything that will be shown, decoded and addressed: after this nothing can go wrong any more. */
export const showEditions = (
  theme: Theme,
  origin: Origin,
  editions: ReadonlyArray<Edition>,
  routes: ReadonlyArray<Route>,
): Shown<ReadonlyArray<ShownEdition>> => {
  const locales = editions.map(({ locale }) => locale)
  const shown = editions.map((edition) => {
    const own = routes.filter(({ locale }) => locale.iso === edition.locale.iso)
    const addresses = addressesOf(theme, routes, own)
    const nearby = nearbyOf(own, addresses.here)
    const layout = showEntry(theme.layout, edition.locale, addresses, edition.template)
    const privacy = edition.privacy && showEntry(theme.privacy, edition.locale, addresses, edition.privacy)
    const views = own.map(showRoute(theme, origin, locales, edition, addresses, nearby))
    return {
      value: { edition, layout: layout.value, privacy: privacy?.value, views: views.map(({ value }) => value) },
      problems: [layout, ...(privacy ? [privacy] : []), ...views].flatMap(({ problems }) => problems),
    }
  })
  return { value: shown.map(({ value }) => value), problems: shown.flatMap(({ problems }) => problems) }
}

const addressesOf = (theme: Theme, routes: ReadonlyArray<Route>, own: ReadonlyArray<Route>): Addresses => ({
  here: new Map(own.map((route) => [route.page.id, linkedPage(route, theme.cover(route))])),
  elsewhere: new Set(routes.map(({ page }) => page.id)),
})

/** What stands around every page. */
const showEntry = (decode: Decode<object>, locale: Locale, addresses: Addresses, entry: LinkedEntry): Shown<object> => {
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

const showRoute = (
  theme: Theme,
  origin: Origin,
  locales: ReadonlyArray<Locale>,
  edition: Edition,
  addresses: Addresses,
  nearby: (page: string) => Nearby,
) => {
  const meta = metaOf(origin, locales, edition.website)
  return (route: Route): Shown<PageView> => {
    const { page, name, path, kind, locale, trail, translations } = route
    const sections = page.sections.map(showSection(theme, route, addresses))
    const cover = theme.cover(route)
    const shown = sections.flatMap(({ value }) => value)
    const value: PageView = {
      id: page.id,
      name,
      path,
      kind,
      locale,
      title: page.text.title,
      description: page.text.description,
      root: page.root,
      updated: page.updated,
      cover,
      ...(page.facts ? { facts: page.facts } : {}),
      ...(page.facts?.kind === 'article' ? { minutes: readingTime(shown) } : {}),
      trail,
      translations,
      sections: shown,
      children: newestFirst(page.pages.flatMap((id) => addresses.here.get(id) ?? [])),
      nearby: nearby(page.id),
      meta: meta(route, cover),
    }
    return { value, problems: sections.flatMap(({ problems }) => problems) }
  }
}

const showSection =
  (theme: Theme, { path, locale }: Route, addresses: Addresses) =>
  ({ id, type, anchor, fields: raw }: Section): Shown<ReadonlyArray<SectionView>> => {
    const { fields, missing } = withAddresses(addresses, raw)
    const where = { entry: id, locale: locale.iso }
    const unrouted = missing.map((target): Problem => ({ _tag: 'NoRoute', where, path, target }))
    if (unrouted.length > 0) return { value: [], problems: unrouted }
    return pipe(
      theme.modules[type](fields),
      E.match(
        (reasons): Shown<ReadonlyArray<SectionView>> => ({
          value: [],
          problems: [{ _tag: 'BadSection', where, section: type, path, reasons }],
        }),
        (properties) => ({ value: [{ id, type, ...(anchor === undefined ? {} : { anchor }), properties }], problems: [] }),
      ),
    )
  }
