import { extname } from 'node:path'

/** What is answered to a request, as plain data. */
export type Answer = {
  readonly status: number
  readonly headers: { readonly [name: string]: string }
  readonly body: string | Uint8Array
}

const mediaTypes: { readonly [extension: string]: string } = {
  '.html': 'text/html;charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.txt': 'text/plain;charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

/** What may be something else the next time, and is nothing for search engines. */
const always = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

export const document = (status: number, html: string): Answer => ({ ...file('.html', html), status })

export const file = (path: string, body: string | Uint8Array): Answer => ({
  status: 200,
  headers: { ...always, 'content-type': mediaTypes[extname(`page${path}`)] ?? 'application/octet-stream' },
  body,
})

export const redirect = (status: number, location: string): Answer => ({ status, headers: { ...always, location }, body: '' })

export const missing: Answer = { ...file('.txt', 'Not found\n'), status: 404 }

export const isDocument = ({ headers }: Answer): boolean => headers['content-type'] === mediaTypes['.html']
