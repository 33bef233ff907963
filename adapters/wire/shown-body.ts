import type { WireRequest } from './transport.ts'

const hidden = '...'

/** Members that hold a secret wherever they stand. */
const secrets = ['accessToken', 'httpBasicPassword', 'jwt', 'token']

/** A body as messages may show it: as it was sent, but for its secrets. Bytes are not for reading. */
export const shownBody = ({ path, body }: Pick<WireRequest, 'path' | 'body'>): string => {
  if (/signing_secret$/.test(path)) return hidden
  if (typeof body === 'string') return body
  return ArrayBuffer.isView(body) || body instanceof ArrayBuffer ? 'bytes' : JSON.stringify(body, withoutSecrets)
}

/** A header of a webhook says itself that it is secret. */
function withoutSecrets(this: unknown, name: string, value: unknown): unknown {
  const isSecret = secrets.includes(name) || (name === 'value' && (this as { readonly secret?: unknown }).secret === true)
  return isSecret && typeof value === 'string' ? hidden : value
}
