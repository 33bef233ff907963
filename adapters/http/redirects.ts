import { isStream } from './bytes.ts'
import { limits } from './limits.ts'
import { withoutToken } from './secrets.ts'

type Asked = RequestInit & { readonly headers: { readonly [name: string]: string } }

/** Redirects, followed here: a fetch of its own may take the token along to another port, or in a header that it does not know. */
export const following = async (fetcher: typeof fetch, url: string, init: Asked): Promise<Response> => {
  let address = url
  let asked: Asked = { ...init, redirect: init.redirect === 'error' ? 'error' : 'manual' }
  for (let hops = 0; hops <= limits.redirects; hops++) {
    const response = await fetcher(address, asked)
    // A browser follows by itself or not at all; it keeps the token from other hosts.
    if (response.type === 'opaqueredirect') return fetcher(address, { ...asked, redirect: 'follow' })
    const location = [301, 302, 303, 307, 308].includes(response.status) && response.headers.get('location')
    if (!location) return response
    const next = new URL(location, address).href
    asked = redirected(asked, response.status, new URL(next).origin === new URL(address).origin)
    address = next
  }
  throw new Error('it was redirected too often')
}

const redirected = ({ body, ...asked }: Asked, status: number, isSameHost: boolean): Asked => {
  const headers = isSameHost ? asked.headers : withoutToken(asked.headers)
  if (status === 303 || (status < 303 && asked.method === 'POST')) return { ...asked, headers, method: 'GET' }
  if (isStream(body)) throw new Error('it was redirected, and a stream cannot be sent twice')
  return { ...asked, headers, ...(body === undefined ? {} : { body }) }
}
