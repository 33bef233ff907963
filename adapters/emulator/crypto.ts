import { createHash, createHmac, createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import type { Crypto, PublicKey } from '../memory/crypto.ts'

const keyOf = ({ x5c: [key = ''] }: PublicKey) =>
  createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' })

const readable = (part: string | undefined): { readonly [claim: string]: unknown } =>
  JSON.parse(Buffer.from(part ?? '', 'base64url').toString('utf8'))

/** By Node. Public keys are kept as they are, without a certificate around them. */
export const nodeCrypto: Crypto = {
  md5: (bytes) => createHash('md5').update(bytes).digest('hex'),
  inflate: (packed, size) => {
    try {
      return inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) })
    } catch {
      // It is damaged, or larger than it says.
      return new Uint8Array()
    }
  },
  hmac: (secret, text) => createHmac('sha256', secret).update(text).digest('hex'),
  generateKey: () => {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const der = publicKey.export({ format: 'der', type: 'spki' })
    const fingerprint = createHash('sha256').update(der).digest('base64url')
    return {
      jwk: { alg: 'RS256', kty: 'RSA', use: 'sig', x5c: [der.toString('base64')], kid: fingerprint, x5t: fingerprint },
      privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    }
  },
  verifyToken: (token, keys) => {
    const [head = '', claims = '', signature = ''] = token.split('.')
    try {
      const isSigned = keys.some((key) =>
        verify('sha256', Buffer.from(`${head}.${claims}`), keyOf(key), Buffer.from(signature, 'base64url')),
      )
      return isSigned && readable(head).alg === 'RS256' ? readable(claims) : undefined
    } catch {
      // A key or a token that is none verifies nothing.
      return undefined
    }
  },
}
