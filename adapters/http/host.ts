const name = /^(?:\[[0-9a-f:.]+\]|[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?)(?::\d{1,5})?$/i

export type HostOptions = {
  /** `name` or `name:port`, without a scheme. */
  readonly host?: string
  /** Plain HTTP, for a platform on one's own machine. */
  readonly insecure?: boolean
  readonly basePath?: string
  /** Instead of all the others: `https://proxy.example/platform`. */
  readonly baseURL?: string
}

/** Scheme, host and base path. A host that is none is an error: the token must never go elsewhere instead. */
export const baseUrlOf = ({ host, insecure = false, basePath = '', baseURL }: HostOptions, usual: string): string => {
  if (baseURL !== undefined) return absolute(baseURL)
  const chosen = host ?? usual
  if (!name.test(chosen) || !URL.canParse(`https://${chosen}`))
    throw new TypeError(
      `"${chosen}" is no host. Give a name such as ${usual} or 127.0.0.1:5000, without a scheme; insecure: true means plain HTTP.`,
    )
  const path = basePath.replace(/^\/+|\/+$/g, '')
  return `${insecure ? 'http' : 'https'}://${chosen}${path ? `/${path}` : ''}`
}

const absolute = (baseURL: string): string => {
  if (!/^https?:\/\/[^/\s]+/i.test(baseURL))
    throw new TypeError(`"${baseURL}" is no base URL. Give one such as https://api.example.com.`)
  // The official clients' base URLs end in the space; paths bring it along.
  return baseURL.replace(/\/spaces(\/.*)?$/, '').replace(/\/+$/, '')
}
