/** Why a request is not trusted. Answer with 403, and log this; neither holds the secret. */
export type SignatureProblem =
  | { readonly _tag: 'BadSecret'; readonly message: string }
  | { readonly _tag: 'MissingHeader'; readonly header: string; readonly message: string }
  | { readonly _tag: 'Malformed'; readonly header: string; readonly message: string }
  | { readonly _tag: 'Expired'; readonly age: number; readonly message: string }
  | { readonly _tag: 'WrongSignature'; readonly message: string }

export const secretProblem = (secret: string): SignatureProblem | undefined =>
  secret.length === 64
    ? undefined
    : { _tag: 'BadSecret', message: `A signing secret has 64 characters; the one given has ${secret.length}.` }
export const missing = (header: string): SignatureProblem => ({
  _tag: 'MissingHeader',
  header,
  message: `The header ${header} is missing: the request was not signed, or a proxy removed it.`,
})
export const malformed = (header: string, allowed: string): SignatureProblem => ({
  _tag: 'Malformed',
  header,
  message: `The header ${header} is not what it should be: ${allowed}.`,
})
export const expired = (age: number, ttl: number): SignatureProblem => ({
  _tag: 'Expired',
  age,
  message: `The request was signed ${Math.round(age / 1000)} s ago; at most ${ttl} s are allowed. Compare the clocks, or raise ttl.`,
})
export const wrong: SignatureProblem = {
  _tag: 'WrongSignature',
  message:
    'The signature does not fit the request: the secret is another one, the body was parsed before, or a proxy changed the path (publicPathPrefix).',
}
