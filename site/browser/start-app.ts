import type { Shown } from './navigation/shown.ts'

export type App = { readonly show: (shown: Shown) => void }

let loaded: Promise<App> | undefined

/** React and the views: when somebody is about to leave the first page, since many never do. A failure is forgotten, so that it can be tried again. */
export const loadApp = (): Promise<App> => {
  loaded ??= import('./app/app.tsx').then(({ startApp }) => {
    const container = document.getElementById('site')
    if (!container) throw new Error('There is no element #site on this page.')
    return startApp(container)
  })
  loaded.catch(() => {
    loaded = undefined
  })
  return loaded
}
