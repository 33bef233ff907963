import { metaOf } from '../domain/meta.ts'
import type { Page, Section } from '../domain/page.ts'
import type { PageView, SectionView } from '../domain/page-view.ts'
import { E, pipe } from '../domain/prelude.ts'
import type { Problem } from '../domain/problem.ts'
import { readingTime } from '../domain/reading-time.ts'
import type { Route } from '../domain/route.ts'
import { sharePicture } from '../domain/share-picture.ts'
import { type Addresses, withAddresses } from './links.ts'
import type { Context, Frame, Site } from './site.ts'
import type { Theme } from './theme.ts'

/** What can be shown, and what is wrong with the rest. */
type Shown<A> = { readonly value: A; readonly problems: ReadonlyArray<Problem> }

/** What is at hand wherever a page is shown. */
export type Around = Pick<Site, 'settings' | 'locales'> & {
  readonly theme: Theme
  readonly frame: Frame
  readonly addresses: Addresses
}

/** Everything a page shows, decoded and addressed: after this nothing can go wrong any more. */
export const viewOf = (
  { theme, settings, locales, frame, addresses }: Around,
  { route, children, nearby }: Context,
  page: Pick<Page, 'sections' | 'updated'>,
): Shown<PageView> => {
  const { page: outline, name, path, kind, locale, trail, translations } = route
  const sections = page.sections.map(showSection(theme, route, addresses))
  const cover = theme.cover(route)
  const shown = sections.flatMap(({ value }) => value)
  return {
    value: {
      id: outline.id,
      name,
      path,
      kind,
      locale,
      title: outline.text.title,
      description: outline.text.description,
      root: outline.root,
      updated: page.updated,
      cover,
      ...(outline.facts ? { facts: outline.facts } : {}),
      ...(outline.facts?.kind === 'article' ? { minutes: readingTime(shown) } : {}),
      trail,
      translations,
      sections: shown,
      children,
      nearby,
      meta: metaOf(settings.origin, locales, frame.website)(route, sharePicture(cover, theme.picture(shown))),
    },
    problems: sections.flatMap(({ problems }) => problems),
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
