import { loading } from './loading.ts'

/** Milliseconds after which a page is looked for elsewhere. */
const patience = 10_000

const answer = async (path: string, accept: string): Promise<Response> => {
  const response = await fetch(path, { headers: { accept }, signal: AbortSignal.timeout(patience) })
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
  return response
}

export const fetchJson = (path: string): Promise<unknown> =>
  loading.during(answer(path, 'application/json, text/plain, */*').then((response) => response.json()))

export const fetchText = (path: string): Promise<string> =>
  loading.during(answer(path, 'text/html').then((response) => response.text()))

/** Asked for once; what failed is asked for again. */
export const kept = <A>(load: (key: string) => Promise<A>): ((key: string) => Promise<A>) => {
  const known = new Map<string, Promise<A>>()
  return (key) => {
    const found = known.get(key)
    if (found) return found
    const asked = load(key)
    known.set(key, asked)
    asked.catch(() => known.delete(key))
    return asked
  }
}
