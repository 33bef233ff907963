import { existsSync, readFileSync } from 'node:fs'
import type { RequestListener, ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import sirv from 'sirv'
import { E, pipe } from '../../domain/prelude.ts'
import { covers, readHeaders, readRedirects } from './host-rules.ts'

/** Answers as a static host would that was given this folder: its redirects, headers, slashes and not-found pages are those of the host files. */
export const previewOf = (folder: string): RequestListener => {
  const serve = sirv(folder, { dev: true, etag: true })
  return (request, response) => {
    const rules = rulesOf(folder)
    const { pathname, search } = new URL(`http://localhost${request.url ?? '/'}`)
    for (const { path, values } of rules.headers)
      if (covers(path, pathname)) for (const [name, value] of values) response.setHeader(name, value)

    const redirect = rules.redirects.find(({ from, status }) => status < 400 && covers(from, pathname))
    const to = redirect?.to ?? foldedPath(folder, pathname)
    if (to !== undefined) return send(response, redirect?.status ?? 301, `${to}${search}`)

    const failure = rules.redirects.find(({ from, status }) => status === 404 && covers(from, pathname))?.to ?? '/404.html'
    return serve(request, response, () => document(response, 404, textOf(join(folder, failure))))
  }
}

/** Read anew each time, since the folder may have been generated again; they are tiny. */
const rulesOf = (folder: string) => ({
  redirects: readRedirects(textOf(join(folder, '_redirects'))),
  headers: readHeaders(textOf(join(folder, '_headers'))),
})

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** Pages live at addresses that end in a slash; the other ways to write them lead there. */
const foldedPath = (folder: string, path: string): string | undefined => {
  if (path.endsWith('/index.html')) return path.slice(0, -'index.html'.length)
  return !path.endsWith('/') && pageFile(folder, `${path}/`) !== undefined ? `${path}/` : undefined
}

/** The document at an address, if there is one; an address that cannot be decoded has none, and none lies outside. */
const pageFile = (folder: string, path: string): string | undefined => {
  const file = join(folder, decoded(path), 'index.html')
  return path.endsWith('/') && file.startsWith(folder + sep) && !file.includes('\0') && existsSync(file) ? file : undefined
}

const decoded = (path: string): string =>
  pipe(
    E.tryCatch(() => decodeURIComponent(path), String),
    E.getOrElse(() => path),
  )

const send = (response: ServerResponse, status: number, location: string): void => {
  response.writeHead(status, { location }).end()
}

const document = (response: ServerResponse, status: number, html: string): void => {
  response.writeHead(status, { 'content-type': 'text/html;charset=utf-8' }).end(html)
}
