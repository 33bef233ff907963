import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A written website by its files: `index.html` and all that lies beside it. */
export type Files = { [path: string]: string }

const origin = 'https://www.example.com'
/** In both languages: the home page and one below it. */
const languages = [
  { iso: 'nl-BE', code: 'nl', top: '/', home: 'Welkom', about: ['Over ons', '/nl/over-ons/'] },
  { iso: 'en-US', code: 'en', top: '/en/', home: 'Welcome', about: ['About us', '/en/about-us/'] },
] as const
type Language = (typeof languages)[number]

type Page = { readonly entry: string; readonly title: string; readonly paths: { readonly [iso: string]: string } }

const paths = (of: (language: Language) => string): Page['paths'] =>
  Object.fromEntries(languages.map((language) => [language.iso, of(language)]))

const pagesIn = ({ home, about, iso }: Language): ReadonlyArray<Page> => [
  { entry: 'home', title: home, paths: paths(({ code }) => `/${code}/`) },
  { entry: 'about', title: about[0], paths: paths(({ about }) => about[1]) },
  { entry: 'lost', title: `404 ${iso}`, paths: paths(({ top }) => `${top}404.html`) },
]

const alternates = (paths: Page['paths']): ReadonlyArray<readonly [hreflang: string, href: string]> => [
  ...Object.entries(paths).map(([iso, path]) => [iso, origin + path] as const),
  ['x-default', origin + paths['nl-BE']] as const,
]

const html = ({ iso, code }: Language, { entry, title, paths }: Page): string =>
  [
    `<!DOCTYPE html><html lang="${iso}"><head><meta charset="utf-8"><title>${title} | Kade</title>`,
    `<meta name="description" content="${title}, in het kort."><meta name="robots" content="${entry === 'lost' ? 'noindex' : 'index, follow'}">`,
    `<link rel="canonical" href="${origin}${paths[iso]}">`,
    ...alternates(paths).map(([hreflang, href]) => `<link rel="alternate" hreflang="${hreflang}" href="${href}">`),
    `<link rel="manifest" href="/manifest.webmanifest"><link rel="stylesheet" href="/assets/site.css">`,
    '<script type="module" src="/assets/site.js"></script>',
    `<script type="application/ld+json">{"name":"${title}"}</script></head><body>`,
    `<a href="#main">&darr;</a><header><a href="/${code}/">Kade</a></header>`,
    `<main id="main"><h1>${title}</h1><section id="${entry}-text"><h2 id="werk">Werk</h2><p>Lees <a href="/${code}/#home-text">dit</a>.</p>`,
    '<h3>Meer</h3><img src="/assets/kaai.png" srcset="/assets/kaai.png 640w, /assets/kaai-2.png 1280w" width="640" height="480" alt="De kaai">',
    `</section></main><footer><a href="/${code}/#werk">Werk</a> <a href="mailto:wij@example.com">Mail</a></footer></body></html>`,
  ].join('')

const text = (value: string) => ({ nodeType: 'text', value, marks: [] })

const payload = ({ code, iso }: Language, { entry, title, paths }: Page): string =>
  JSON.stringify({
    id: entry,
    path: paths[iso],
    title,
    description: `${title}, in het kort.`,
    sections: [
      {
        id: `${entry}.text`,
        type: 'paragraphs',
        properties: {
          text: {
            nodeType: 'document',
            content: [
              { nodeType: 'heading-2', content: [text('We'), text('rk')] },
              {
                nodeType: 'paragraph',
                content: [text('Lees '), { nodeType: 'hyperlink', data: { uri: `/${code}/#home-text` }, content: [text('dit')] }],
              },
            ],
          },
        },
      },
      {
        id: `${entry}.tiles`,
        type: 'tiles',
        properties: {
          title: 'Meer',
          tiles: [
            { id: `${entry}.tile`, title: 'Kaai', media: { url: '/assets/kaai.png', width: 640, height: 480, alt: 'De kaai' } },
          ],
        },
      },
    ],
    children: [],
  })

const layout = ({ code }: Language): string =>
  JSON.stringify({ brand: 'Kade', layout: { footer: { navigation: { links: [{ label: 'Werk', href: `/${code}/#werk` }] } } } })

const fileOf = (path: string): string => `${path.slice(1)}${path.endsWith('/') ? 'index.html' : ''}`
const payloadOf = (path: string): string =>
  path.endsWith('/') ? `${path}_payload.json` : path.replace('.html', '/_payload.json')

const listed = (kind: 'page' | 'failure') =>
  languages.flatMap((language) =>
    pagesIn(language)
      .filter(({ entry }) => (entry === 'lost') === (kind === 'failure'))
      .map(({ entry, paths }) => {
        const path = paths[language.iso] ?? ''
        return { path, locale: language.iso, page: entry, payload: payloadOf(path) }
      }),
  )

const sitemap = (): string =>
  `<?xml version="1.0"?><urlset>${languages
    .flatMap((language) => pagesIn(language).map((page) => ({ language, ...page })))
    .filter(({ entry }) => entry !== 'lost')
    .map(
      ({ language, paths }) =>
        `<url><loc>${origin}${paths[language.iso]}</loc>${alternates(paths)
          .map(([hreflang, href]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`)
          .join('')}</url>`,
    )
    .join('')}</urlset>`

/** A website without a fault: a fresh one each time, to plant one in. */
export const smallWebsite = (): Files => ({
  ...Object.fromEntries(
    languages.flatMap((language) =>
      pagesIn(language).flatMap((page) => {
        const path = page.paths[language.iso] ?? ''
        return [
          [fileOf(path), html(language, page)],
          [payloadOf(path).slice(1), payload(language, page)],
        ]
      }),
    ),
  ),
  ...Object.fromEntries(languages.map((language) => [`${language.code}/_layout.json`, layout(language)])),
  'index.html':
    '<!DOCTYPE html><html lang="nl-BE"><head><title>Kade</title><meta http-equiv="refresh" content="0; url=/nl/"></head><body><a href="/nl/">Kade</a></body></html>',
  'sitemap.xml': sitemap(),
  'robots.txt': `User-agent: *\nSitemap: ${origin}/sitemap.xml\n`,
  'manifest.webmanifest': JSON.stringify({ start_url: '/nl/', scope: '/', icons: [{ src: '/assets/kaai.png' }] }),
  '_manifest.json': JSON.stringify({ routes: listed('page'), failures: listed('failure') }),
  _redirects: '/ /nl/ 302\n/en/* /en/404.html 404\n/* /404.html 404\n',
  _headers: "/*\n  Content-Security-Policy: default-src 'self'; script-src 'self'\n",
  'assets/site.css': 'body{background:url("kaai.png")}',
  'assets/site.js': 'export {}',
  'assets/kaai.png': 'a picture',
  'assets/kaai-2.png': 'a larger picture',
})

export const writeFiles = (folder: string, files: Files): void => {
  for (const [path, contents] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), contents)
  }
}
