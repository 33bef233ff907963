import { trustedScript } from './navigation/trusted.ts'
import { type Consent, signalled } from './privacy.ts'

type Queue = Array<object>

/** Milliseconds: titles change after addresses do. */
const delay = 250

/** One event for each page that is shown. They wait in the queue that tag managers read, and nothing is sent without one. */
export const pageViews = (document: Document): ((url: URL) => void) => {
  const container = document.documentElement.dataset.tagManager
  if (!container) return () => {}
  const scope = globalThis as { dataLayer?: Queue }
  const waiting: Queue = []
  let allowed = document.querySelector('.consent') === null && !signalled()
  let opened = false
  let pending: ReturnType<typeof setTimeout> | undefined

  const push = (event: object): void => {
    scope.dataLayer ??= []
    scope.dataLayer.push(event)
  }
  const open = (): void => {
    if (!opened) load()
    opened = true
    for (const event of waiting.splice(0)) push(event)
  }
  const load = (): void => {
    push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    const script = document.createElement('script')
    script.async = true
    script.src = trustedScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(container)}`)
    document.head.append(script)
  }
  if (allowed) open()
  document.addEventListener('consent', (event) => {
    const { choice } = (event as CustomEvent<Consent | undefined>).detail ?? {}
    if (choice === 'accepted' && !allowed && !signalled()) {
      allowed = true
      open()
    }
    if (choice === 'declined') allowed = false
  })
  return (url) => {
    clearTimeout(pending)
    pending = setTimeout(() => {
      const event = {
        event: 'page-view',
        routeName: document.documentElement.dataset.route,
        pageType: 'PageView',
        url: url.href,
        title: document.title,
      }
      if (allowed) push(event)
      else if (!signalled()) waiting.splice(0, waiting.length, event)
    }, delay)
  }
}
