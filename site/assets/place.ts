const hosts = /^(?:images|assets|downloads|videos)(?:\.eu)?\.ctfassets\.net$/
const address = /^(?:https:)?\/\/([^/]+)\/([^?#]*)$/

/** Where a file of the platform lies beside its export: the folder by the name of its host, and the path as `contentful-export` writes it. */
export type Place = { readonly host: string; readonly path: string | undefined }

/** Nothing for files that are not the platform's; no path for addresses that no file of it can have. */
export const placeOf = (url: string): Place | undefined => {
  const [, host = '', escaped = ''] = address.exec(url) ?? []
  if (!hosts.test(host)) return undefined
  const parts = partsOf(escaped)
  return { host, path: parts.length === 4 && parts.every(isName) ? [host, ...parts].join('/') : undefined }
}

const partsOf = (escaped: string): ReadonlyArray<string> => {
  try {
    return escaped.split('/').map(decodeURIComponent)
  } catch (cause) {
    if (cause instanceof URIError) return []
    throw cause
  }
}

/** Addresses are written by others: a part must not lead anywhere else. */
const isName = (part: string): boolean => !['', '.', '..'].includes(part) && !/[/\\\0]/.test(part)

/** Folders beside an export by these names hold files of its assets. */
export const isHost = (name: string): boolean => hosts.test(name)
