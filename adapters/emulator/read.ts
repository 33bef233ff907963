import type { IncomingMessage } from 'node:http'
import { fromQueryString } from '../wire/query.ts'
import type { Headers, WireRequest } from '../wire/transport.ts'

/** The platform's own limits, in bytes: of a JSON body, and of a file (1 GiB). */
export const limits = { json: 1024 * 1024, file: 1024 * 1024 * 1024, answer: 7_340_032, address: 7600 } as const

export type Unreadable = { readonly status: number; readonly name: string; readonly message: string }
export type Read = WireRequest | Unreadable
export const isUnreadable = (read: Read): read is Unreadable => 'status' in read

/** A request as the tables read it; its body is JSON, or bytes where it says that it is. */
export const readRequest = async (request: IncomingMessage): Promise<Read> => {
  const address = request.url ?? '/'
  if (address.length > limits.address)
    return { status: 414, name: 'BadRequest', message: `The address is longer than ${limits.address} characters.` }
  const [path = '/', search = ''] = splitAt(address)
  const headers = request.headers as Headers
  const isFile = /^application\/octet-stream/.test(headers['content-type'] ?? '')
  const bytes = await bytesOf(request, isFile ? limits.file : limits.json)
  if (!bytes)
    return {
      status: 413,
      name: 'RequestTooLarge',
      message: `The body is larger than ${isFile ? limits.file : limits.json} bytes.`,
    }
  const read = { method: request.method ?? 'GET', path, query: fromQueryString(search), headers }
  if (isFile) return { ...read, body: new Uint8Array(bytes) }
  if (bytes.length === 0) return { ...read, body: undefined }
  try {
    return { ...read, body: JSON.parse(bytes.toString('utf8')) }
  } catch {
    return { status: 400, name: 'BadRequest', message: 'Invalid request payload JSON format' }
  }
}

const splitAt = (address: string): readonly [string, string] => {
  const at = address.indexOf('?')
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)]
}

/** Reads on to the end even of too large a body, without keeping it, so that the refusal can be read. */
const bytesOf = async (request: IncomingMessage, limit: number): Promise<Buffer | undefined> => {
  const chunks: Array<Buffer> = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= limit) chunks.push(chunk)
    else chunks.length = 0
  }
  return size > limit ? undefined : Buffer.concat(chunks)
}
