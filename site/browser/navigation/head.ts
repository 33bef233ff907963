import type { PageView } from '../../../domain/page-view.ts'
import { feedPath, webManifestPath } from '../../../domain/paths.ts'
import type { Head } from './shown.ts'

export type Tag = { readonly name: 'meta' | 'link'; readonly attributes: { readonly [name: string]: string } }

/** What a page says about itself and its neighbours; style sheets and icons stay. */
const changing = [
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[name="theme-color"]',
  'meta[name="verbose"]',
  'meta[property^="og:"]',
  'link[rel="canonical"]',
  'link[rel="alternate"]',
  'link[rel="manifest"]',
  'script[type="application/ld+json"]',
].join()

const meta = (name: string, content: string): Tag => ({ name: 'meta', attributes: { name, content } })
const link = (attributes: Tag['attributes']): Tag => ({ name: 'link', attributes })

/** As `renderer/head.tsx` prints it, but for what only search engines read. */
export const headOf = ({ meta: { title, lang, ...of }, name }: PageView, brand: string): Head => ({
  title,
  lang,
  data: {
    route: name,
    locale: of.locale.iso,
    locales: of.locales.map(({ iso }) => iso).join(' '),
    defaultLocale: of.defaultLocale.iso,
  },
  tags: [
    meta('description', of.description),
    meta('robots', of.robots),
    meta('theme-color', of.themeColor),
    meta('verbose', String(of.verbose)),
    link({ rel: 'canonical', href: of.canonical }),
    ...of.alternates.map(({ hreflang, href }) => link({ rel: 'alternate', hreflang, href })),
    ...of.openGraph.map(({ property, content }): Tag => ({ name: 'meta', attributes: { property, content } })),
    link({ rel: 'manifest', href: webManifestPath(of.locale) }),
    ...[of.locale, ...of.locales.filter(({ iso }) => iso !== of.locale.iso)].map((locale) =>
      link({
        rel: 'alternate',
        type: 'application/atom+xml',
        hreflang: locale.iso,
        title: `${brand} (${locale.iso})`,
        href: feedPath(locale),
      }),
    ),
  ],
})

/** The head that another document came with. */
export const headIn = (document: Document): Head => ({
  title: document.title,
  lang: document.documentElement.lang,
  data: { ...document.documentElement.dataset } as Head['data'],
  tags: [...document.head.querySelectorAll(changing)]
    .filter(({ localName }) => localName !== 'script')
    .map(({ localName, attributes }) => ({
      name: localName as Tag['name'],
      attributes: Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
    })),
})

export const showHead = (document: Document, { title, lang, data, tags }: Head): void => {
  document.title = title
  document.documentElement.lang = lang
  for (const [name, value] of Object.entries(data)) document.documentElement.dataset[name] = value
  for (const old of document.head.querySelectorAll(changing)) old.remove()
  document.head.append(
    ...tags.map(({ name, attributes }) => {
      const tag = document.createElement(name)
      for (const [attribute, value] of Object.entries(attributes)) tag.setAttribute(attribute, value)
      return tag
    }),
  )
}
