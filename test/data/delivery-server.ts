import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

type Fields = { readonly [field: string]: { readonly [locale: string]: unknown } }
type Sys = { readonly [name: string]: unknown } & {
  readonly id: string
  readonly contentType?: { readonly sys: { readonly id: string } }
}
type Stored = { readonly sys: Sys; readonly fields: Fields }
export type Exported = {
  readonly contentTypes?: ReadonlyArray<{
    readonly sys: { readonly id: string }
    readonly fields: ReadonlyArray<{ readonly id: string; readonly localized?: boolean }>
  }>
  readonly entries?: ReadonlyArray<Stored>
  readonly assets?: ReadonlyArray<Stored>
  readonly locales?: ReadonlyArray<{
    readonly code: string
    readonly name: string
    readonly default: boolean
    readonly fallbackCode: string | null
  }>
}

export const token = 'delivery-token-0123456789'

/** A delivery API written from its documentation and on purpose without any of the product's code: the judge of both sides. */
export const deliveryServer = async (
  content: Exported,
  pageSize = 1000,
): Promise<{ server: Server; host: string; requests: Array<string> }> => {
  const requests: Array<string> = []
  const standard = content.locales?.find((locale) => locale.default)?.code ?? ''
  const published = (all: ReadonlyArray<Stored> = []) =>
    all.filter(({ sys }) => sys.publishedVersion !== undefined && sys.archivedVersion === undefined)

  const inLocale = ({ sys, fields }: Stored, locale: string) => {
    const type = content.contentTypes?.find((candidate) => candidate.sys.id === sys.contentType?.sys.id)
    const isLocalized = (id: string) => type === undefined || type.fields.find((field) => field.id === id)?.localized === true
    const values = Object.entries(fields).map(([id, value]) => [id, value[isLocalized(id) ? locale : standard]])
    return {
      metadata: { tags: [], concepts: [] },
      sys: {
        space: { sys: { type: 'Link', linkType: 'Space', id: 'kade' } },
        id: sys.id,
        type: sys.type,
        createdAt: sys.createdAt,
        updatedAt: sys.publishedAt,
        environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
        publishedVersion: sys.publishedVersion,
        revision: 1,
        ...(sys.contentType ? { contentType: sys.contentType } : {}),
        locale,
      },
      fields: Object.fromEntries(values.filter(([, value]) => value !== undefined)),
    }
  }

  const answer = (path: string, query: URLSearchParams): readonly [status: number, body: unknown] => {
    const kind = /^\/spaces\/kade\/environments\/master\/(entries|assets|locales)$/.exec(path)?.[1]
    if (kind === undefined) return [404, error('NotFound', 'The resource could not be found.')]
    if (kind === 'locales') {
      const items = (content.locales ?? []).map(({ code, name, fallbackCode, ...locale }) => ({
        code,
        name,
        default: locale.default,
        fallbackCode,
        sys: { id: code, type: 'Locale', version: 1 },
      }))
      return [200, { sys: { type: 'Array' }, total: items.length, skip: 0, limit: 1000, items }]
    }
    const all = published(kind === 'entries' ? content.entries : content.assets)
    const [skip, limit] = [Number(query.get('skip') ?? 0), Number(query.get('limit') ?? 100)]
    if (limit > pageSize) return [400, error('BadRequest', 'Response size too big. Maximum allowed response size: 7340032b.')]
    const items = all.slice(skip, skip + limit).map((stored) => inLocale(stored, query.get('locale') ?? standard))
    return [200, { sys: { type: 'Array' }, total: all.length, skip, limit, items }]
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    requests.push(`${request.method} ${request.url}`)
    const [status, body] =
      request.headers.authorization === `Bearer ${token}`
        ? answer(pathname, searchParams)
        : [401, error('AccessTokenInvalid', 'The access token you sent could not be found or is invalid.')]
    response.writeHead(status, { 'content-type': 'application/vnd.contentful.delivery.v1+json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, host: `127.0.0.1:${(server.address() as AddressInfo).port}`, requests }
}

const error = (id: string, message: string) => ({ sys: { type: 'Error', id }, message, requestId: 'test' })
