import { expect } from 'chai'
import { localeOf } from '../../domain/locale.ts'
import { hostFiles } from '../../renderer/host-files.ts'
import { type Hosting, hostingOf } from '../../renderer/hosting.ts'

const hosting: Hosting = {
  redirects: [{ from: '/', to: '/nl/', status: 302 }],
  failures: [
    { below: '/en/', page: '/en/404.html' },
    { below: '/', page: '/404.html' },
  ],
  headers: [
    { path: '/*', values: { 'X-One': 'a', 'X-Two': 'b' } },
    { path: '/assets/*', values: { 'Cache-Control': 'immutable' } },
  ],
}

const file = (path: string): string => String(hostFiles(hosting).find((one) => one.path === path)?.contents)

describe('host files', () => {
  it('for Netlify and Cloudflare', () => {
    expect(file('_redirects')).to.equal('/ /nl/ 302\n/en/* /en/404.html 404\n/* /404.html 404\n')
    expect(file('_headers')).to.equal('/*\n  X-One: a\n  X-Two: b\n/assets/*\n  Cache-Control: immutable\n')
  })

  it('for Vercel', () => {
    expect(JSON.parse(file('vercel.json'))).to.deep.equal({
      routes: [
        { src: '/(?:.*)', headers: { 'X-One': 'a', 'X-Two': 'b' }, continue: true },
        { src: '/assets/(?:.*)', headers: { 'Cache-Control': 'immutable' }, continue: true },
        { src: '/', status: 302, headers: { Location: '/nl/' } },
        { src: '^/((?:[^/]+/)*[^/.]+)$', status: 308, headers: { Location: '/$1/' } },
        { handle: 'filesystem' },
        { src: '/en/(?:.*)', dest: '/en/404.html', status: 404 },
        { src: '/(?:.*)', dest: '/404.html', status: 404 },
      ],
    })
  })

  it('for nginx, where a location repeats the headers of its server', () => {
    expect(file('nginx.conf')).to.equal(
      [
        '# Include this in the server block whose root is this folder.',
        'index index.html;',
        'absolute_redirect off;',
        'add_header X-One "a" always;',
        'add_header X-Two "b" always;',
        'location = / {',
        '  return 302 /nl/;',
        '}',
        'location /en/ {',
        '  try_files $uri $uri/ =404;',
        '  error_page 404 /en/404.html;',
        '}',
        'location / {',
        '  try_files $uri $uri/ =404;',
        '  error_page 404 /404.html;',
        '}',
        'location ^~ /assets/ {',
        '  add_header X-One "a" always;',
        '  add_header X-Two "b" always;',
        '  add_header Cache-Control "immutable";',
        '}',
        '',
      ].join('\n'),
    )
  })

  it('for GitHub Pages, which must not take it for a Jekyll site', () => expect(file('.nojekyll')).to.equal(''))
})

describe('hosting', () => {
  const locales = [localeOf('nl-BE', true), localeOf('en-US', false)]

  it('sends the root to the default language, and answers not found in the language of the path', () => {
    expect(hostingOf({ origin: 'https://a.example' }, locales)).to.deep.include({
      redirects: hosting.redirects,
      failures: hosting.failures,
    })
  })

  it('keeps a preview out of search engines', () => {
    expect(JSON.stringify(hostingOf({ origin: undefined }, locales).headers)).to.contain('"X-Robots-Tag":"noindex"')
    expect(JSON.stringify(hostingOf({ origin: 'https://a.example' }, locales).headers)).not.to.contain('X-Robots-Tag')
  })

  it('sets no header twice for one path', () => {
    const { headers } = hostingOf({ origin: undefined }, locales)
    const covers = (wide: string, path: string) => wide === path || (wide.endsWith('*') && path.startsWith(wide.slice(0, -1)))
    for (const { path } of headers) {
      const names = headers.filter((other) => covers(other.path, path)).flatMap(({ values }) => Object.keys(values))
      expect(new Set(names).size, path).to.equal(names.length)
    }
  })
})
