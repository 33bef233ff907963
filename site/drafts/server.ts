import type { RequestListener, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import type { SiteBundle } from '../../adapters/node/bundle.ts'
import { E } from '../../domain/prelude.ts'
import type { Failure } from '../../ports/errors.ts'
import { type Hosting, hostingOf } from '../../renderer/hosting.ts'
import type { Source } from '../generation/source.ts'
import { type Drafts, openDrafts } from './content.ts'
import { filesOf } from './files.ts'
import { showDraft } from './page.ts'
import { panelPage } from './panel.tsx'

type Shown = { readonly drafts: Drafts; readonly files: ReturnType<typeof filesOf>; readonly hosting: Hosting }
type State = E.Either<ReadonlyArray<Failure>, Shown>

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

/** Renders each page when it is asked for. What is read anew takes the place of the old between two answers. */
export const draftsServer = (bundle: SiteBundle, read: () => Promise<E.Either<ReadonlyArray<Failure>, Source>>) => {
  const { stylesheets, scripts, fonts } = bundle
  const settings = { origin: undefined, stylesheets, scripts, fonts }
  let state: State = E.left([])
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = <A>(work: () => Promise<A>): Promise<A> => {
    const done = turn.then(work)
    turn = done.catch(() => undefined)
    return done
  }

  const open = async (): Promise<State> => {
    const source = await read()
    const drafts = E.isLeft(source) ? source : await openDrafts(source.right, settings)()
    if (E.isLeft(drafts)) return drafts
    const { right } = drafts
    return E.right({ drafts: right, files: filesOf(right, bundle), hosting: hostingOf(settings, right.site.locales) })
  }
  /** What could not be read is told above the pages that were there before. */
  const refresh = async (): Promise<void> => {
    const next = await open()
    await inTurn(async () => {
      const before = state
      if (E.isRight(next) && E.isRight(before)) before.right.drafts.close()
      state = E.isLeft(next) && E.isRight(before) ? E.right(withProblems(before.right, next.left)) : next
    })
  }
  const listener =
    (change: (document: string) => string): RequestListener =>
    (request, response) => {
      const { host = '' } = request.headers
      const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
      // A page from elsewhere could give this address a name of its own, and read along.
      if (!/^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host)) return void response.writeHead(403).end()
      void inTurn(() => answer(state, response, pathname, search, change)).catch((error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
        if (!response.headersSent) response.writeHead(500)
        response.end()
      })
    }
  return { refresh, listener }
}

const withProblems = (shown: Shown, failures: ReadonlyArray<Failure>): Shown => ({
  ...shown,
  drafts: { ...shown.drafts, problems: [...shown.drafts.problems, ...failures] },
})

const answer = async (
  state: State,
  response: ServerResponse,
  path: string,
  search: string,
  change: (document: string) => string,
): Promise<void> => {
  const document = (status: number, html: string) => send(response, status, '.html', change(html))
  response.setHeader('cache-control', 'no-store')
  response.setHeader('x-robots-tag', 'noindex')
  if (E.isLeft(state)) return document(500, panelPage(undefined, { here: state.left, elsewhere: [] }))
  const { drafts, files, hosting } = state.right
  const everywhere = hosting.headers.find((rule) => rule.path === '/*')?.values ?? {}
  for (const [name, value] of Object.entries(everywhere)) response.setHeader(name, value)

  const redirect = hosting.redirects.find(({ from }) => from === path)
  if (redirect) return to(response, redirect.status, `${redirect.to}${search}`)
  const file = files.get(decoded(path))
  if (file) return send(response, 200, extname(path), await file())
  const isPage = (wanted: string) => drafts.site.contexts.some(({ route }) => route.path === wanted)
  if (path.endsWith('/index.html')) return to(response, 301, path.slice(0, -'index.html'.length))
  if (!path.endsWith('/') && isPage(`${path}/`)) return to(response, 301, `${path}/${search}`)
  // Whoever asks for data or a picture has no use for a page.
  if (['', '.html'].includes(extname(path))) {
    const { status, html } = await showDraft(drafts, path)
    return document(status, html)
  }
  return send(response, 404, '.txt', 'Not found\n')
}

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const to = (response: ServerResponse, status: number, location: string): void => {
  response.writeHead(status, { location }).end()
}

const send = (response: ServerResponse, status: number, extension: string, contents: string | Uint8Array): void => {
  response.writeHead(status, { 'content-type': mediaTypes[extension] ?? 'application/octet-stream' }).end(contents)
}
