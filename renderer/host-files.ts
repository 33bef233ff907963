import type { OutputFile } from '../ports/output.ts'
import type { Hosting } from './hosting.ts'

/** The hosting of a website in the words of each host. GitHub Pages has none: it finds `404.html` itself and must only be kept from Jekyll. */
export const hostFiles = (hosting: Hosting): ReadonlyArray<OutputFile> => [
  { path: '_redirects', contents: redirectsFile(hosting) },
  { path: '_headers', contents: headersFile(hosting) },
  { path: 'vercel.json', contents: vercelFile(hosting) },
  { path: 'nginx.conf', contents: nginxFile(hosting) },
  { path: '.nojekyll', contents: '' },
]

const lines = (...parts: ReadonlyArray<string | ReadonlyArray<string>>): string => `${parts.flat().join('\n')}\n`

/** Netlify and Cloudflare. Cloudflare skips the lines with 404, since it looks for the nearest `404.html` upwards by itself. */
const redirectsFile = ({ redirects, failures }: Hosting): string =>
  lines(
    redirects.map(({ from, to, status }) => `${from} ${to} ${status}`),
    failures.map(({ below, page }) => `${below}* ${page} 404`),
  )

const headersFile = ({ headers }: Hosting): string =>
  lines(headers.flatMap(({ path, values }) => [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)]))

/** Vercel's `routes`: its newer settings cannot answer 404 by folder. Read from top to bottom; `continue` goes on after setting headers. */
const vercelFile = ({ redirects, failures, headers }: Hosting): string =>
  lines(
    JSON.stringify(
      {
        routes: [
          ...headers.map(({ path, values }) => ({ src: path.replace(/\*$/, '(?:.*)'), headers: values, continue: true })),
          ...redirects.map(({ from, to, status }) => ({ src: from, status, headers: { Location: to } })),
          { src: '^/((?:[^/]+/)*[^/.]+)$', status: 308, headers: { Location: '/$1/' } },
          { handle: 'filesystem' },
          ...failures.map(({ below, page }) => ({ src: `${below}(?:.*)`, dest: page, status: 404 })),
        ],
      },
      null,
      2,
    ),
  )

/**
 * To be included in a `server` block. A location that sets headers forgets those of the server, so it repeats them. Headers of all paths go
 * with every answer, those of some only with what was found: nobody is to remember for a year that a file is missing.
 */
const nginxFile = ({ redirects, failures, headers }: Hosting): string => {
  const everywhere = addHeaders(headers.find(({ path }) => path === '/*')?.values ?? {}, ' always')
  const location = (path: string, ...body: ReadonlyArray<string>) => [
    `location ${path} {`,
    ...body.map((line) => `  ${line}`),
    '}',
  ]
  return lines(
    '# Include this in the server block whose root is this folder.',
    'index index.html;',
    'absolute_redirect off;',
    everywhere,
    redirects.flatMap(({ from, to, status }) => location(`= ${from}`, `return ${status} ${to};`)),
    failures.flatMap(({ below, page }) => location(below, 'try_files $uri $uri/ =404;', `error_page 404 ${page};`)),
    headers
      .filter(({ path }) => path !== '/*')
      .flatMap(({ path, values }) => location(`^~ ${path.replace(/\*$/, '')}`, ...everywhere, ...addHeaders(values))),
  )
}

const addHeaders = (values: { readonly [name: string]: string }, when = ''): ReadonlyArray<string> =>
  Object.entries(values).map(([name, value]) => `add_header ${name} "${value}"${when};`)
