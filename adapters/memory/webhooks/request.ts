import type { Stored } from '../store/stored.ts'
import { callable } from './address.ts'
import type { WebhookDefinition } from './definition.ts'
import { formEncoded } from './form.ts'
import { type Context, filled, filledText } from './pointers.ts'

/** A call as it is sent: names of headers as they are written, the body as text. */
export type WebhookRequest = {
  readonly method: string
  readonly url: string
  readonly headers: { readonly [name: string]: string }
  readonly body?: string
  /** Without it the body is sent in chunks, and its length is not told beforehand. */
  readonly includeContentLength: boolean
}

/** What happened, as receivers are told. */
export type Notice = Context & {
  readonly payload: Stored
  /** The same for all attempts to tell one webhook of one event, and for nothing else: 64 hexadecimal digits. */
  readonly key: string
  /** ISO 8601, in UTC. */
  readonly happenedAt: string
  /** The name of the record among all of the platform. */
  readonly crn?: string
}

/** What a transport writes itself. */
const ownHeaders = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'keep-alive',
  'upgrade',
  'expect',
  'te',
  'trailer',
])

/** The call of a webhook; or nothing, if what its address was filled with makes it one that may not be called. */
export const requestOf = (webhook: WebhookDefinition, notice: Notice): WebhookRequest | undefined => {
  const { method, contentType, includeContentLength, body } = webhook.transformation ?? {}
  const type = contentType ?? 'application/vnd.contentful.management.v1+json'
  const url = callable(filledText(webhook.url, notice))
  if (!url) return undefined
  const content = body === undefined || body === null ? notice.payload : filled(body, notice)
  return {
    method: method ?? 'POST',
    url: url.href,
    headers: headersOf(webhook, notice, type),
    ...(hasBody(method) ? { body: type.includes('form-urlencoded') ? formEncoded(content) : JSON.stringify(content) } : {}),
    includeContentLength: includeContentLength ?? false,
  }
}

const hasBody = (method: string | null | undefined): boolean => method !== 'GET' && method !== 'DELETE'

/** A webhook's own headers win over the usual ones, but none can pretend to be the platform's. */
const headersOf = (webhook: WebhookDefinition, notice: Notice, contentType: string): WebhookRequest['headers'] => {
  const { httpBasicUsername: name, httpBasicPassword: password = '' } = webhook
  const all: ReadonlyArray<readonly [string, string]> = [
    ['Content-Type', contentType],
    ...(name === null ? [] : [['Authorization', `Basic ${base64(`${name}:${password}`)}`] as const]),
    ...webhook.headers
      .map(({ key, value = '' }) => [key, filledText(value, notice)] as const)
      .filter(([key]) => !ownHeaders.has(key.toLowerCase())),
    ['X-Contentful-Topic', notice.topic],
    ['X-Contentful-Webhook-Name', webhook.name],
    ['X-Contentful-Event-Datetime', notice.happenedAt],
    ['X-Contentful-Idempotency-Key', notice.key],
    ...(notice.crn === undefined ? [] : [['X-Contentful-CRN', notice.crn] as const]),
  ]
  const byName = new Map(all.map(([key, value]) => [key.toLowerCase(), [key, inHeader(value)] as const]))
  return Object.fromEntries(byName.values())
}

/** Headers are of one line, and of bytes: a text with other characters is percent-encoded. */
const inHeader = (value: string): string => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go.
  const line = value.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim()
  return [...line].every((character) => character.charCodeAt(0) <= 255)
    ? line
    : encodeURI(line.replace(/\p{Surrogate}/gu, '\ufffd'))
}

const base64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))
