import type { IncomingMessage, ServerResponse } from 'node:http'
import { E } from '../../domain/prelude.ts'
import type { Memory } from '../memory/memory.ts'
import type { WireRequest } from '../wire/transport.ts'
import { picture } from './images/picture.ts'

/** `/{space}/{asset}/{token}/{name}`, the address of a file: no other address has these parts. */
const address = /^\/([^/]+)\/([^/]+)\/([^/]+)\/([^/]+)$/
export const isFileAddress = ({ path, method }: WireRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  address.test(path) &&
  !/^\/(spaces|organizations|users|app_definitions|_kade)\//.test(path)

/** The bytes of an asset, changed as the images API would; a file that was never uploaded is where it was said to be. */
export const sendFile = async (
  { machine }: Memory,
  request: WireRequest,
  raw: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const key = request.path.slice(1)
  const { files } = machine
  const refuse = (status: number, message: string): void => {
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(message)
  }
  const source = files.get(`sources/${key}`)
  if (source) {
    const location = new TextDecoder().decode(source)
    if (!/^(https?:)?\/\//.test(location)) return refuse(404, 'There is no such file.')
    response.writeHead(302, { location }).end()
    return
  }
  const bytes = files.get(`files/${key}`)
  if (!bytes) return refuse(404, 'There is no such file.')
  const type = contentTypeOf(machine, request.path)
  const made = await picture({ bytes, contentType: type }, request.query as { readonly [name: string]: string }, key)
  if (E.isLeft(made)) return refuse(made.left.status, made.left.message)
  response
    .writeHead(200, {
      'content-type': made.right.contentType,
      'content-length': String(made.right.bytes.length),
      'cache-control': 'max-age=31536000',
      'access-control-allow-origin': '*',
      // What editors upload is never a page of ours.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    .end(raw.method === 'HEAD' ? undefined : made.right.bytes)
}

type File = { readonly url?: string; readonly contentType?: string }

const contentTypeOf = ({ records }: Memory['machine'], path: string): string => {
  const [, space = '', asset = ''] = address.exec(path) ?? []
  for (const environment of records.all(`spaces/${space}/environments`))
    for (const folder of ['assets', 'published/assets']) {
      const record = records.get(`spaces/${space}/environments/${environment.sys.id}/${folder}`, asset)
      const files = Object.values(
        (record?.fields as { readonly file?: { readonly [locale: string]: File } } | undefined)?.file ?? {},
      )
      const file = files.find(({ url }) => url?.endsWith(path))
      if (file?.contentType) return file.contentType
    }
  return 'application/octet-stream'
}
