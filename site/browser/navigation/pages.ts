import type { PageView } from '../../../domain/page-view.ts'
import { layoutPath, manifestPath, payloadPath } from '../../../domain/paths.ts'
import { fetchJson, fetchText, kept } from './fetched.ts'
import { headIn } from './head.ts'
import { notFound } from './route-error.ts'
import type { Shell, Shown } from './shown.ts'
import { trusted } from './trusted.ts'

type Manifest = {
  readonly routes: ReadonlyArray<{ readonly path: string }>
  readonly failures: ReadonlyArray<{ readonly below: string; readonly payload: string }>
}

const payload = kept(async (path) => (await fetchJson(path)) as PageView)
const shell = kept(async (path) => (await fetchJson(path)) as Shell)
const manifest = kept(async (path) => (await fetchJson(path)) as Manifest)
const document = kept(async (path) => {
  const parsed = new DOMParser().parseFromString(trusted(await fetchText(path)), 'text/html')
  const delivered = parsed.querySelector('#site > *')
  if (!delivered) throw new Error(`${path} is no page of this website`)
  return { html: trusted(delivered.innerHTML), head: headIn(parsed) }
})

const pageAt = async (path: string): Promise<Shown & { readonly kind: 'page' }> => {
  const view = await payload(path)
  return { kind: 'page', view, shell: await shell(layoutPath(view.locale)) }
}

/** Its pre-rendered payload; else what its own document has. Nothing when both fail: then the browser may try by itself. */
export const pageOf = async (path: string): Promise<Shown | undefined> => {
  try {
    return await pageAt(payloadPath(path))
  } catch (cause) {
    if (!(await isPrerendered(path))) throw notPrerendered(path)
    console.warn(`The payload of ${path} cannot be had, its document is taken.`, cause)
  }
  try {
    return { kind: 'document', path, ...(await document(path)) }
  } catch {
    return undefined
  }
}

/** As long as nobody knows better, what a link leads to is there. */
const isPrerendered = async (path: string): Promise<boolean> => {
  try {
    return (await manifest(manifestPath)).routes.some((route) => route.path === path)
  } catch {
    return true
  }
}

const notPrerendered = (path: string) => {
  console.error(`The route ${path} is not pre-rendered.`)
  return notFound()
}

/** The page that stands in where nothing is, in the language of the path. */
export const failureOf = async (path: string): Promise<Shown & { readonly kind: 'page' }> => {
  const { failures } = await manifest(manifestPath)
  const nearest = [...failures].sort((one, other) => other.below.length - one.below.length)
  const found = nearest.find(({ below }) => path.startsWith(below))
  if (!found) throw notFound()
  return pageAt(found.payload)
}

/** So that it is there when it is asked for; a failure is told then. */
export const prefetch = (path: string): void => {
  pageAt(payloadPath(path)).catch(() => {})
}
