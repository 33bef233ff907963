import {
  canonicalHead,
  namesToSign,
  signatureHeader,
  signedHeadersHeader,
  timestampHeader,
} from '../../domain/platform/canonical-request.ts'
import { bytesOf, fromHex, hmac, isHmac, toHex } from './hmac.ts'
import { expired, malformed, missing, type SignatureProblem, secretProblem, wrong } from './problem.ts'

export type { SignatureProblem } from './problem.ts'

/** A request as a server has it; names of headers in any case. The body must be the very bytes that came, before any parsing. */
export type ReceivedRequest = {
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly headers: HeaderRecord | Iterable<readonly [string, string]>
  readonly body?: string | Uint8Array
}
type HeaderRecord = { readonly [name: string]: string | ReadonlyArray<string> | undefined }

/** Who acted where, as far as the signed headers say. */
export type RequestContext = {
  readonly spaceId?: string
  readonly environmentId?: string
  readonly userId?: string
  readonly appId?: string
  readonly crn?: string
}

export type Verdict =
  | { readonly verified: true; readonly signedAt: number; readonly context: RequestContext }
  | { readonly verified: false; readonly problem: SignatureProblem }

export type VerifyOptions = {
  /** Seconds a signature is good for; 0 for ever. Default: 30. */
  readonly ttl?: number
  /** What a proxy took off the path before this server saw it: `/api`. Default: nothing. */
  readonly publicPathPrefix?: string
  /** Milliseconds since 1970. Default: now. */
  readonly now?: number
}

const contextHeaders: { readonly [Name in keyof RequestContext]-?: string } = {
  spaceId: 'x-contentful-space-id',
  environmentId: 'x-contentful-environment-id',
  userId: 'x-contentful-user-id',
  appId: 'x-contentful-app-id',
  crn: 'x-contentful-crn',
}

/**
 * Whether the platform signed this request: of an app, an app event, an app action or a webhook, which are all signed alike
 * (documentation: "Request verification"). `secret` is the app's signing secret or the space's webhook signing secret.
 */
export const verifyRequest = async (secret: string, request: ReceivedRequest, options: VerifyOptions = {}): Promise<Verdict> => {
  const { ttl = 30, publicPathPrefix = '', now = Date.now() } = options
  const badSecret = secretProblem(secret)
  if (badSecret) return refused(badSecret)

  const headers = normalized(request.headers)
  const absent = [signatureHeader, signedHeadersHeader, timestampHeader].find((name) => !headers[name])
  if (absent) return refused(missing(absent))
  const { [signatureHeader]: signature = '', [timestampHeader]: timestamp = '', [signedHeadersHeader]: list = '' } = headers
  if (!/^[0-9a-f]{64}$/.test(signature)) return refused(malformed(signatureHeader, '64 hexadecimal digits in lower case'))
  if (!/^\d{13,15}$/.test(timestamp)) return refused(malformed(timestampHeader, 'milliseconds since 1970'))

  const names = namesToSign(list.split(','))
  const unsent = names.find((name) => headers[name] === undefined)
  if (unsent) return refused(missing(unsent))
  const age = now - Number(timestamp)
  if (ttl > 0 && age >= ttl * 1000) return refused(expired(age, ttl))

  const signed = { ...pick(headers, names), [signedHeadersHeader]: names.join(',') }
  const data = signedBytes({ ...request, path: joined(publicPathPrefix, request.path) }, signed)
  return (await isHmac(secret, fromHex(signature), data))
    ? { verified: true, signedAt: Number(timestamp), context: contextOf(signed) }
    : refused(wrong)
}

export type SignOptions = {
  /** Milliseconds since 1970. Default: now. */
  readonly timestamp?: number
  readonly context?: RequestContext
}

/** The headers that the platform would add to this request: to test a receiver. All headers that are given get signed. */
export const signRequest = async (
  secret: string,
  request: ReceivedRequest,
  { timestamp = Date.now(), context = {} }: SignOptions = {},
): Promise<{ readonly [header: string]: string }> => {
  const badSecret = secretProblem(secret)
  if (badSecret) throw new TypeError(badSecret.message)
  const own = Object.fromEntries(
    Object.entries(contextHeaders).flatMap(([name, header]) => {
      const value = context[name as keyof RequestContext]
      return value === undefined ? [] : [[header, value.trim()]]
    }),
  )
  const given = { ...normalized(request.headers), ...own, [timestampHeader]: String(timestamp) }
  const names = namesToSign(Object.keys(given))
  const signed = { ...given, [signedHeadersHeader]: names.join(',') }
  return {
    ...own,
    [signatureHeader]: toHex(await hmac(secret, signedBytes(request, signed))),
    [signedHeadersHeader]: names.join(','),
    [timestampHeader]: String(timestamp),
  }
}

type Headers = { readonly [name: string]: string }

const signedBytes = ({ method, path, body = '' }: ReceivedRequest, headers: Headers) =>
  bytesOf(canonicalHead({ method, path, headers }), body)

const normalized = (headers: ReceivedRequest['headers']): Headers => {
  const pairs = Symbol.iterator in headers ? [...(headers as Iterable<readonly [string, string]>)] : Object.entries(headers)
  return Object.fromEntries(
    pairs.flatMap(([name, value]) =>
      value === undefined ? [] : [[name.trim().toLowerCase(), (typeof value === 'string' ? value : value.join(', ')).trim()]],
    ),
  )
}

const pick = (headers: Headers, names: ReadonlyArray<string>): Headers =>
  Object.fromEntries(names.map((name) => [name, headers[name] ?? '']))

/** One slash between them, however both are written. */
const joined = (prefix: string, path: string): string =>
  prefix === '' ? path : `${prefix.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`

const contextOf = (signed: Headers): RequestContext =>
  Object.fromEntries(
    Object.entries(contextHeaders).flatMap(([name, header]) => (signed[header] === undefined ? [] : [[name, signed[header]]])),
  )

const refused = (problem: SignatureProblem): Verdict => ({ verified: false, problem })
