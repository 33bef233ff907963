import type { AssetKey } from '../../ports/platform/asset-key.ts'
import { bytesOf, hmac, toBase64Url } from './hmac.ts'

export type AssetUrlOptions = {
  /** Unix seconds; earlier than the key's own end, which counts otherwise. */
  readonly expiresAt?: number
}

/**
 * An address of a protected asset that works without a token of the API, until the key or `expiresAt` ends it (documentation: "Asset
 * keys"). Signed is the address without its query, so image parameters may be there or be added later. Addresses without a protocol
 * get https; those that are not of `*.secure.ctfassets.net` need no signature and are given back as they are.
 */
export const signAssetUrl = async (
  { policy, secret }: AssetKey,
  address: string,
  { expiresAt }: AssetUrlOptions = {},
): Promise<string> => {
  const url = new URL(address.startsWith('//') ? `https:${address}` : address)
  if (!isProtected(url)) return url.href
  const claims = { sub: `${url.origin}${url.pathname}`, ...(expiresAt === undefined ? {} : { exp: expiresAt }) }
  url.searchParams.set('token', await token(secret, claims))
  url.searchParams.set('policy', policy)
  return url.href
}

const isProtected = ({ hostname }: URL): boolean =>
  /^(images|assets|videos|downloads)\.(\w+\.)?secure\.(\w+\.)?ctfassets\.net$/.test(hostname)

/** A JSON web token, signed with HS256. */
const token = async (secret: string, claims: object): Promise<string> => {
  const content = [{ alg: 'HS256', typ: 'JWT' }, claims].map((part) => toBase64Url(bytesOf(JSON.stringify(part)))).join('.')
  return `${content}.${toBase64Url(await hmac(secret, bytesOf(content)))}`
}
