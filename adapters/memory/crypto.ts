/** What the platform has done for it, as neither pure code nor every browser can do it at once; who has none gets refusals instead. */
export type Crypto = {
  /** Hexadecimal. */
  readonly md5: (bytes: Uint8Array) => string
  /** Unpacks raw DEFLATE, to at most so many bytes; what cannot be unpacked is empty. */
  readonly inflate: (packed: Uint8Array, size: number) => Uint8Array
  /** HMAC-SHA-256, hexadecimal. */
  readonly hmac: (secret: string, text: string) => string
  /** An RSA key pair: the public half as a JSON Web Key, the private one as PEM in base64. */
  readonly generateKey: () => { readonly jwk: PublicKey; readonly privateKey: string }
  /** Whether a JSON Web Token was signed by one of these keys (RS256), and what it says. */
  readonly verifyToken: (token: string, keys: ReadonlyArray<PublicKey>) => { readonly [claim: string]: unknown } | undefined
}

export type PublicKey = {
  readonly alg: string
  readonly kty: string
  readonly use: string
  readonly x5c: ReadonlyArray<string>
  readonly kid: string
  readonly x5t: string
}
