import { announce, focusOn, made } from './announce.ts'
import { check } from './checks.ts'
import { reloadOnce } from './chunk.ts'
import { headOf, showHead } from './head.ts'
import { loading } from './loading.ts'
import { arrive, leave } from './motion.ts'
import { failureOf, pageOf } from './pages.ts'
import { routeErrorOf } from './route-error.ts'
import type { Shown } from './shown.ts'

type App = { readonly show: (shown: Shown) => void }
type Listener = (url: URL) => void

/** Paths of pages; files and the addresses of others are left to the browser. */
export const isPagePath = (path: string): boolean => path.endsWith('/') && path !== '/'

/** Takes over what leads from page to page, where browsers offer to. Elsewhere documents are opened, as they always were. */
export const enableNavigation = (loadApp: () => Promise<App>, arrived: Listener): void => {
  const { navigation } = globalThis as { readonly navigation?: Navigation }
  if (!navigation) return
  made()
  let left = false
  navigation.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url)
    const isOurs = event.canIntercept && !event.hashChange && event.downloadRequest === null && event.formData === null
    if (left || !isOurs || event.navigationType === 'reload' || !isPagePath(url.pathname)) return
    // A query alone is for what is on the page already.
    if (url.pathname === location.pathname && event.navigationType === 'replace') return
    event.intercept({
      focusReset: 'manual',
      scroll: 'manual',
      handler: () =>
        loading.during(
          go(event, url).catch((cause) => {
            if (event.signal.aborted) return
            left = true
            console.error(cause)
            if (!reloadOnce(url.href)) location.assign(url)
          }),
        ),
    })
  })

  const go = async (event: NavigateEvent, url: URL): Promise<void> => {
    const [app, found] = await Promise.all([loadApp(), wanted(url)])
    if (event.signal.aborted) return
    if (found === undefined) return openDocument(url)
    if ('to' in found) return redirect(navigation, found.to)
    await leave()
    if (event.signal.aborted) return
    show(app, found)
    event.scroll()
    focusOn(url.hash)
    announce(document.title, document.documentElement.lang)
    arrived(url)
    await arrive()
  }

  const openDocument = (url: URL): void => {
    left = true
    location.assign(url)
  }
}

/** The page of an address, where to go instead, or what to say when there is neither. */
const wanted = async ({ pathname }: URL): Promise<Shown | { readonly to: string } | undefined> => {
  try {
    const found = await pageOf(pathname)
    return (found?.kind === 'page' && check(found.view, pathname)) || found
  } catch (cause) {
    const { status, message } = routeErrorOf(cause)
    const failure = await failureOf(pathname)
    return status === 404 ? failure : { ...failure, kind: 'error', status, message }
  }
}

const show = (app: App, shown: Shown): void => {
  app.show(shown)
  if (shown.kind === 'document') showHead(document, shown.head)
  if (shown.kind === 'page' || shown.kind === 'error') showHead(document, headOf(shown.view, shown.shell.brand))
}

/** Inside of the website as a navigation; out of it the browser goes by itself, and back does not lead here again. */
const redirect = (navigation: Navigation, to: string): void => {
  const url = new URL(to, location.href)
  if (url.origin === location.origin) navigation.navigate(url.href, { history: 'replace' })
  else location.replace(url)
}
