import type { WireRequest } from './transport.ts'

const hidden = '...'

/** Members that hold a secret wherever they stand. */
const secrets = ['accessToken', 'httpBasicPassword', 'jwt', 'secret', 'token']

/** A body as messages may show it: as it was sent, but for its secrets. Bytes and streams are not for reading. */
export const shownBody = ({ path, headers, body }: Pick<WireRequest, 'path' | 'headers' | 'body'>): string => {
  if (/signing_secret$/.test(path)) return hidden
  if (typeof body === 'string') return withoutSecretTexts(body)
  const isJson = headers['content-type']?.includes('json') ?? true
  return isJson ? (shownJson(body) ?? '') : 'bytes'
}

/** Of what came, too: some answers hold a fresh secret. */
export const shownJson = (value: unknown): string | undefined => JSON.stringify(value, withoutSecrets)

/** A header of a webhook says itself that it is secret. */
function withoutSecrets(this: unknown, name: string, value: unknown): unknown {
  const isSecret = secrets.includes(name) || (name === 'value' && (this as { readonly secret?: unknown }).secret === true)
  return isSecret && typeof value !== 'boolean' ? hidden : value
}

const secretText = new RegExp(`("(?:${secrets.join('|')})"\\s*:\\s*)"(?:[^"\\\\]|\\\\.)*"`, 'g')
const withoutSecretTexts = (json: string): string => json.replace(secretText, `$1"${hidden}"`)
