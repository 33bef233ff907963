import { covers } from '../../adapters/node/host-rules.ts'
import type { Destination, Follow, Site } from './model.ts'

/** Stands for the website's own, where it has none. */
const noOrigin = 'http://website.invalid'

/** An address that is a path as it stands, which most are: nothing to decode, to resolve or to leave out. */
const plain = /^\/(?:[\w-][\w.-]*\/)*(?:[\w-][\w.-]*)?(?:#[\w.-]*)?$/

/** The scheme and host of an address, if it has any. */
const otherHost = /^(?:[a-z][a-z\d+.-]*:)?(?:\/\/[^/?#]*)?/i

/** Websites have a million links, so the few that need it are taken apart as URLs. */
export const following = ({ origin = noOrigin, files, host }: Pick<Site, 'files' | 'host' | 'origin'>): Follow => {
  const redirects = host.redirects.filter(({ status }) => status < 400)
  const foreign = new Set<string>()
  const top = `${origin}/`

  const destinationOf = (path: string, fragment: string): Destination => {
    const redirect = redirects.find(({ from }) => covers(from, path))
    if (redirect) return { kind: 'detour', path, to: redirect.to }
    const file = path.endsWith('/') ? `${path.slice(1)}index.html` : path.slice(1)
    if (!files.has(file))
      return files.has(`${file}/index.html`) ? { kind: 'detour', path, to: `${path}/` } : { kind: 'nothing', path }
    return path.endsWith('/index.html')
      ? { kind: 'detour', path, to: path.slice(0, -'index.html'.length) }
      : { kind: 'file', path, file, fragment }
  }

  return (value, from) => {
    const own = value.startsWith(top) ? value.slice(origin.length) : value
    if (plain.test(own)) {
      const [path = '', fragment = ''] = own.includes('#') ? own.split('#') : [own]
      return destinationOf(path, fragment)
    }
    const [there = ''] = otherHost.exec(value) ?? []
    if (foreign.has(there)) return { kind: 'elsewhere' }
    const base = `${origin}${from}`
    if (!URL.canParse(value, base)) return { kind: 'malformed' }
    const url = new URL(value, base)
    if (url.origin === origin) return destinationOf(decoded(url.pathname), decoded(url.hash.slice(1)))
    foreign.add(there)
    return { kind: 'elsewhere' }
  }
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
