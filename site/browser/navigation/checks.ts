import type { PageView } from '../../../domain/page-view.ts'
import { notFound, RouteError } from './route-error.ts'

/** Where a middleware sends the visitor instead. */
export type Redirect = { readonly to: string }
export type Middleware = (to: PageView) => Redirect | undefined

/** What a payload may ask for beside its page. */
export type Route = { readonly middleware?: ReadonlyArray<string> }

/** By the name under which pages ask for them. None of this website's pages asks for any. */
export const middlewares: { readonly [name: string]: Middleware } = {
  /** A page that moved away: its canonical address is where it went. */
  moved: ({ path, meta: { canonical } }) => (canonical.endsWith(path) ? undefined : { to: canonical }),
}

/** A page's own validity: it is what stands at this path, and no stand-in for what is missing. */
const isValid = ({ kind, path, sections }: Partial<PageView>, wanted: string): boolean =>
  kind === 'page' && path === wanted && Array.isArray(sections)

/** Payloads are data: none of them runs as a script. */
const safe = ({ to }: Redirect): Redirect => {
  if (!/^(?:https?:\/\/|\/(?!\/))/i.test(to)) throw new RouteError(500, `A redirect to ${to} leads nowhere`)
  return { to }
}

/** Where to go instead; else the page may be shown. */
export const check = (view: PageView & Route, wanted: string, known = middlewares): Redirect | undefined => {
  if (!isValid(view, wanted)) throw notFound()
  for (const name of view.middleware ?? []) {
    const middleware = Object.hasOwn(known, name) ? known[name] : undefined
    if (!middleware) throw new RouteError(500, `Unknown middleware ${name}`)
    const redirect = middleware(view)
    if (redirect) return safe(redirect)
  }
  return undefined
}
