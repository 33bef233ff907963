import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Json = { readonly [name: string]: unknown }
type Stored = { readonly sys: Json & { readonly version: number; readonly id: string }; readonly [name: string]: unknown }
type Reply = readonly [status: number, body?: unknown]

/** A platform of one space, just real enough for a program: versions, publishing, assets, uploads, lists, delivery. */
export const startPlatform = async (): Promise<{ readonly host: string; readonly close: () => void }> => {
  const stored = new Map<string, Stored>()
  let ids = 0

  const store = (path: string, record: Json, sys: Json): Stored => {
    const stamped = { ...record, sys: { ...sys, updatedAt: '2026-01-01T00:00:00.000Z' } } as unknown as Stored
    stored.set(path, stamped)
    return stamped
  }

  const sysOf = (path: string, headers: IncomingMessage['headers']): Json => {
    const [kind = '', id = `made-${++ids}`] = path.split('/').slice(-2)
    const types: { readonly [kind: string]: string } = {
      content_types: 'ContentType',
      entries: 'Entry',
      assets: 'Asset',
      tags: 'Tag',
      uploads: 'Upload',
    }
    const contentType = headers['x-contentful-content-type']
    return {
      type: types[kind] ?? 'Thing',
      id,
      version: 1,
      space: link('Space', 'sp'),
      environment: link('Environment', 'master'),
      ...(contentType ? { contentType: link('ContentType', String(contentType)) } : {}),
    }
  }

  const processed = (asset: Stored): Json => {
    const { file, ...fields } = asset.fields as { readonly file: { readonly [locale: string]: Json } }
    const url = (locale: string, { fileName, contentType }: Json) => [
      locale,
      { fileName, contentType, url: `//images.test/${asset.sys.id}/${fileName}` },
    ]
    return {
      ...asset,
      fields: { ...fields, file: Object.fromEntries(Object.entries(file).map(([locale, one]) => url(locale, one))) },
    }
  }

  const change = (path: string, body: Json, { method, headers }: IncomingMessage): Reply => {
    const [, owner = '', state] = /^(.*?)(?:\/(published|archived|files\/.*\/process))?$/.exec(path) ?? []
    const known = stored.get(owner)
    if (method === 'POST') {
      const sys = sysOf(`${path}/made-${++ids}`, headers)
      return [201, store(`${path}/${sys.id}`, body, sys)]
    }
    if (!known) return method === 'PUT' && !state ? [201, store(path, body, sysOf(path, headers))] : notFound
    if (method === 'DELETE' && !state) return stored.delete(owner) ? [204] : notFound
    if (method === 'PUT' && state !== 'archived' && Number(headers['x-contentful-version']) !== known.sys.version)
      return [409, { sys: { type: 'Error', id: 'VersionMismatch' }, requestId: 'r-1' }]
    const { publishedVersion, ...sys } = { publishedVersion: undefined, ...known.sys }
    const version = known.sys.version + 1
    if (state === 'published' && method === 'PUT')
      return [200, store(owner, known, { ...sys, version, publishedVersion: known.sys.version })]
    if (state === 'published') return [200, store(owner, known, { ...sys, version })]
    if (state?.startsWith('files')) return store(owner, processed(known), { ...sys, version }) ? [204] : notFound
    if (state === 'archived')
      return [
        200,
        store(owner, known, { ...known.sys, version, ...(method === 'PUT' ? { archivedVersion: known.sys.version } : {}) }),
      ]
    return [200, store(owner, body, { ...known.sys, version })]
  }

  const listed = (path: string, query: URLSearchParams): Reply => {
    const all = [...stored].filter(([at]) => at.startsWith(`${path}/`)).map(([, record]) => record)
    const type = query.get('content_type')
    const found = all.filter(({ sys }) => !type || (sys.contentType as { sys: { id: string } } | undefined)?.sys.id === type)
    const [skip, limit] = [Number(query.get('skip') ?? 0), Number(query.get('limit') ?? 100)]
    return [200, { sys: { type: 'Array' }, total: found.length, skip, limit, items: found.slice(skip, skip + limit) }]
  }

  /** The published ones, in one language. */
  const delivered = (path: string, query: URLSearchParams): Reply => {
    const flat = (record: Stored) => ({
      ...record,
      fields: Object.fromEntries(
        Object.entries(record.fields as { readonly [field: string]: Json }).map(([name, values]) => [name, values['nl-BE']]),
      ),
    })
    const all = [...stored]
      .filter(([at, { sys }]) => at.startsWith(`${path}/`) && sys.publishedVersion !== undefined)
      .map(([, record]) => flat(record))
    const id = query.get('sys.id')
    const type = query.get('content_type')
    const items = all.filter(
      ({ sys }) => (!id || sys.id === id) && (!type || (sys.contentType as { sys: { id: string } }).sys.id === type),
    )
    const Asset = [...stored].filter(([at]) => at.includes('/assets/')).map(([, record]) => flat(record))
    return [
      200,
      {
        sys: { type: 'Array' },
        total: items.length,
        skip: 0,
        limit: 100,
        items,
        includes: { Entry: all.filter((one) => !items.includes(one)), Asset },
      },
    ]
  }

  const answer = (request: IncomingMessage, body: Json): Reply => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://platform')
    if (request.headers['content-type']?.includes('delivery')) return delivered(pathname, searchParams)
    if (request.method !== 'GET') return change(pathname, body, request)
    const known = stored.get(pathname)
    if (known) return [200, known]
    return pathname.split('/').length % 2 === 0 ? listed(pathname, searchParams) : notFound
  }

  const server = createServer((request, response) => {
    const chunks: Array<Buffer> = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      const [status, body] = answer(
        request,
        request.headers['content-type']?.includes('json') && text ? (JSON.parse(text) as Json) : {},
      )
      response.writeHead(status, { 'content-type': 'application/json' }).end(body === undefined ? '' : JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close().closeAllConnections() }
}

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } })
const notFound: Reply = [
  404,
  { sys: { type: 'Error', id: 'NotFound' }, message: 'The resource could not be found.', requestId: 'r-2' },
]
