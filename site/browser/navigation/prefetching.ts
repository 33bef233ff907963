import { isPagePath } from './navigate.ts'
import { prefetch } from './pages.ts'

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/** Whoever points at a link will probably follow it: its page is there then. Not for those who pay by the byte. */
export const enablePrefetching = (document: Document, loadApp: () => void): void => {
  const { connection } = navigator as { readonly connection?: Connection }
  if (connection?.saveData || /2g/.test(connection?.effectiveType ?? '')) return
  const intend = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return
    if (!isPagePath(link.pathname) || link.target || link.hasAttribute('download')) return
    loadApp()
    prefetch(link.pathname)
  }
  for (const type of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(type, intend, { passive: true })
}
