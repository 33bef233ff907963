const utf8 = new TextEncoder()

type Bytes = Uint8Array<ArrayBuffer>

export const bytesOf = (...parts: ReadonlyArray<string | Uint8Array>): Bytes => {
  const encoded = parts.map((part) => (typeof part === 'string' ? utf8.encode(part) : part))
  const all = new Uint8Array(encoded.reduce((length, part) => length + part.length, 0))
  encoded.reduce((offset, part) => {
    all.set(part, offset)
    return offset + part.length
  }, 0)
  return all
}

const keyOf = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', utf8.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])

/** HMAC-SHA256. */
export const hmac = async (secret: string, data: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.sign('HMAC', await keyOf(secret), data))

/** Compares in constant time, which is why it is not `hmac(…) === …`. */
export const isHmac = async (secret: string, signature: Bytes, data: Bytes): Promise<boolean> =>
  crypto.subtle.verify('HMAC', await keyOf(secret), signature, data)

export const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export const fromHex = (hex: string): Bytes => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** Without padding, as tokens want it. */
export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
