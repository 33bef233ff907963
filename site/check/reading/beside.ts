import { readRedirects } from '../../../adapters/node/host-rules.ts'
import { listAt, textAt } from './json.ts'
import type { Keep } from './kept.ts'
import type { Reference } from './links.ts'
import { readXml, type SitemapUrl } from './xml.ts'

type Read = { readonly references: ReadonlyArray<Reference>; readonly urls?: ReadonlyArray<SitemapUrl> }
type Reader = (contents: string, keep: Keep) => Read

const named = (name: string, values: ReadonlyArray<string>): ReadonlyArray<Reference> =>
  values.filter((value) => value !== '').map((value) => ({ value, shown: `${name}: ${value}` }))

const styleSheet: Reader = (contents) => ({
  references: [...contents.replace(/\/\*.*?\*\//gs, '').matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)\s]*))\s*\)/g)].map(
    ([shown, ...values]) => ({ value: values.find((value) => value !== undefined) ?? '', shown }),
  ),
})

const webManifest: Reader = (contents) => {
  const json: unknown = JSON.parse(contents)
  const textsOf = (list: string, name: string) => listAt(json, list).map((item) => textAt(item, name))
  return {
    references: [
      ...named('start_url', [textAt(json, 'start_url')]),
      ...named('src', [...textsOf('icons', 'src'), ...textsOf('screenshots', 'src')]),
      ...named('url', textsOf('shortcuts', 'url')),
    ],
  }
}

const manifest: Reader = (contents) => {
  const json: unknown = JSON.parse(contents)
  const routes = [...listAt(json, 'routes'), ...listAt(json, 'failures')]
  return {
    references: ['path', 'payload'].flatMap((name) =>
      named(
        name,
        routes.map((route) => textAt(route, name)),
      ),
    ),
  }
}

const redirects: Reader = (contents) => ({
  references: named(
    'to',
    readRedirects(contents).map(({ to }) => to),
  ),
})

const robots: Reader = (contents) => ({
  references: named(
    'Sitemap',
    [...contents.matchAll(/^Sitemap:\s*(\S+)/gim)].map(([, url = '']) => url),
  ),
})

/** In which files beside the pages addresses stand, and how they are found there. */
const readers: ReadonlyArray<readonly [files: RegExp, read: Reader]> = [
  [/\.xml$/, readXml],
  [/\.css$/, styleSheet],
  [/(^|\/)manifest\.webmanifest$/, webManifest],
  [/^_manifest\.json$/, manifest],
  [/^_redirects$/, redirects],
  [/^robots\.txt$/, robots],
]

export const readerOf = (file: string): Reader | undefined => readers.find(([files]) => files.test(file))?.[1]
