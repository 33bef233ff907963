import { routed } from '../documents.ts'
import { grouped } from '../grouped.ts'
import type { Alternate, Document } from '../model.ts'
import type { Found, Rule } from '../rule.ts'

/** What the templates write is mended there, whatever the page. */
const template = 'Mend the head of pages (renderer/head.tsx).'

export const language: Rule = {
  name: 'language',
  severity: 'error',
  holds: 'Every page says which language it is in, and it is that of its route.',
  *find({ documents }) {
    for (const { path, lang, route } of documents.values()) {
      const remedy = 'Mend the root element of pages (renderer/document.tsx).'
      if (!lang) yield { at: path, what: 'The page does not say in which language it is.', remedy }
      else if (route && lang !== route.locale)
        yield { at: path, what: `The page says that it is in ${lang}, but its route is in ${route.locale}.`, remedy }
    }
  },
}

export const canonical: Rule = {
  name: 'canonical',
  severity: 'error',
  holds: 'The canonical address of every page is its own.',
  *find(site) {
    for (const { path, canonical } of routed(site)) {
      const address = `${site.origin ?? ''}${path}`
      if (canonical === undefined) yield { at: path, what: 'It has no canonical address.', remedy: template }
      else if (canonical !== address)
        yield { at: path, what: `Its canonical address is ${canonical}, and not ${address}.`, remedy: template }
    }
  },
}

export const alternates: Rule = {
  name: 'alternates',
  severity: 'error',
  holds: 'The languages of a page name each other, all of them, and one for everybody else.',
  *find(site) {
    const languages = grouped(site.routes, ({ kind, entry }) => `${kind} ${entry}`)
    for (const document of routed(site)) {
      const { route, path, alternates } = document
      const problem = (what: string): Found => ({ at: path, what, remedy: template })
      const named = new Map(alternates.map(({ hreflang, href }) => [hreflang, href]))
      for (const other of languages.get(`${route.kind} ${route.entry}`) ?? []) {
        const address = `${site.origin ?? ''}${other.path}`
        const said = named.get(other.locale)
        if (said !== address)
          yield problem(
            `${said === undefined ? 'It does not name its page' : `It names ${said}, and not ${address},`} in ${other.locale}.`,
          )
      }
      const fallback = named.get('x-default')
      if (fallback === undefined) yield problem('It names no page for readers of other languages (x-default).')
      else if (![...named].some(([hreflang, href]) => hreflang !== 'x-default' && href === fallback))
        yield problem(`Its page for readers of other languages is ${fallback}, which is none of its languages.`)
      for (const href of new Set(named.values())) {
        const there = site.follow(href, path)
        const other = there.kind === 'file' ? site.documents.get(there.path) : undefined
        if (other && sameNames(other.alternates) !== sameNames(alternates))
          yield problem(`It names ${href}, which does not name the same pages in return.`)
      }
    }
  },
}

const sameNames = (alternates: ReadonlyArray<Alternate>): string =>
  alternates
    .map(({ hreflang, href }) => `${hreflang} ${href}`)
    .sort()
    .join('\n')

export const sitemap: Rule = {
  name: 'sitemap',
  severity: 'error',
  holds: 'The sitemap lists every page that may be found, no other, and the languages that its head names.',
  *find(site) {
    const remedy = 'Mend the sitemap (renderer/sitemap.ts).'
    const pages = new Map(
      routed(site)
        .filter(({ route }) => route.kind === 'page')
        .map((page) => [`${site.origin ?? ''}${page.path}`, page]),
    )
    // A website without an address asks of every page that nobody keeps it.
    const isHidden = ({ robots }: Document): boolean => site.origin !== undefined && /noindex/.test(robots ?? '')
    for (const [address, page] of pages) {
      const listed = site.sitemap.get(address)
      if (isHidden(page)) {
        if (listed) yield { at: page.path, what: 'It asks not to be indexed, but the sitemap lists it.', remedy }
      } else if (!listed) yield { at: page.path, what: 'The sitemap does not list it.', remedy }
      else if (sameNames(listed) !== sameNames(page.alternates))
        yield { at: page.path, what: 'The sitemap and its head name different pages in other languages.', remedy }
    }
    for (const loc of site.sitemap.keys())
      if (!pages.has(loc)) yield { at: '/sitemap.xml', what: `It lists ${loc}, which is no page of this website.`, remedy }
  },
}
