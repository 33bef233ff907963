import type { WireRequest } from '../wire/transport.ts'

export type Api = 'management' | 'delivery' | 'preview'

/** The APIs have hosts of their own elsewhere; at one address, the rest of a request tells them apart. The first that knows decides. */
export const apiOf = (request: WireRequest, ofToken: (token: string) => Api | undefined): Api =>
  byPath(request) ?? byToken(request, ofToken) ?? byHost(request) ?? byHeaders(request) ?? byQuery(request) ?? 'management'

const byPath = ({ path }: WireRequest): Api | undefined => {
  if (/^\/(organizations|users|app_definitions)(\/|$)/.test(path) || /^\/spaces\/?$/.test(path)) return 'management'
  return /\/timeline\/(entries|assets)/.test(path) ? 'preview' : undefined
}

const byToken = (request: WireRequest, ofToken: (token: string) => Api | undefined): Api | undefined => {
  const token = tokenOf(request)
  return token === undefined ? undefined : ofToken(token)
}

const hosts: ReadonlyArray<readonly [string, Api]> = [
  ['cdn.', 'delivery'],
  ['preview.', 'preview'],
  ['api.', 'management'],
  ['upload.', 'management'],
]
const byHost = ({ headers }: WireRequest): Api | undefined => {
  const host = headers['x-kade-host'] ?? headers.host
  return hosts.find(([start]) => host?.startsWith(start))?.[1]
}

/** Clients say what they are. A delivery client with a token that has `preview` in it reads drafts. */
const byHeaders = (request: WireRequest): Api | undefined => {
  const said = `${request.headers['content-type'] ?? ''} ${request.headers['x-contentful-user-agent'] ?? ''}`
  if (/contentful\.management|contentful-management|contentful-cli|contentful\.(export|import|migration)/.test(said))
    return 'management'
  if (/contentful\.delivery|sdk contentful[.-]/.test(said)) return readerOf(request)
  return undefined
}

const byQuery = (request: WireRequest): Api | undefined =>
  request.query.access_token !== undefined || /\/sync$/.test(request.path) ? readerOf(request) : undefined

const readerOf = (request: WireRequest): Api => (/preview/i.test(tokenOf(request) ?? '') ? 'preview' : 'delivery')

/** From the header, or from the query as older links have it. */
export const tokenOf = ({ headers, query }: Pick<WireRequest, 'headers' | 'query'>): string | undefined => {
  const [, token] = /^Bearer\s+(.+)$/i.exec(headers.authorization ?? '') ?? []
  return token ?? (typeof query.access_token === 'string' ? query.access_token : undefined)
}
