/** A request as it is signed. `path` is the public one, with its query. */
export type CanonicalRequest = {
  readonly method: string
  readonly path: string
  readonly headers: { readonly [name: string]: string }
}

export const signatureHeader = 'x-contentful-signature'
export const signedHeadersHeader = 'x-contentful-signed-headers'
export const timestampHeader = 'x-contentful-timestamp'

/** The time and the list itself are always signed, whatever the list says; so neither can be forged. */
export const namesToSign = (names: ReadonlyArray<string>): ReadonlyArray<string> =>
  [...new Set([...names.map((name) => name.trim().toLowerCase()), signedHeadersHeader, timestampHeader])].filter(Boolean).sort()

/**
 * What comes before the body in the text that is signed, as the platform's `node-apps-toolkit` builds it: method, path and headers,
 * a line each. Header names are sorted and in lower case, values trimmed.
 */
export const canonicalHead = ({ method, path, headers }: CanonicalRequest): string =>
  [
    method.toUpperCase(),
    canonicalPath(path),
    Object.keys(headers)
      .sort()
      .map((name) => `${name}:${headers[name]?.trim()}`)
      .join(';'),
    '',
  ].join('\n')

/** The query is escaped as a whole, and again with the path; only what stands before a second question mark counts. */
const canonicalPath = (address: string): string => {
  const [path = '', search] = address.split('?')
  return encodeURI(search ? `${path}?${encodeURIComponent(search)}` : path)
}
