import { enableConnectivity } from './connectivity.ts'
import { enableDialogs } from './dialog.ts'
import { applyFilters, enableFilters } from './filter.ts'
import { enableForms } from './form.ts'
import { enableLoadingBar } from './loading-bar.ts'
import { closeMenus, enableMenus } from './menu.ts'
import { watchStyles } from './navigation/chunk.ts'
import { loading } from './navigation/loading.ts'
import { enableNavigation } from './navigation/navigate.ts'
import { enablePrefetching } from './navigation/prefetching.ts'
import { pageViews } from './page-views.ts'
import { enablePrivacy } from './privacy.ts'
import { registerWorker } from './register-worker.ts'
import { loadApp } from './start-app.ts'

// Every page works without these. Each listens on the document, so what is shown later needs no second call.
enableMenus(document)
enableDialogs(document)
enableForms(document)
enableFilters(document)
enableConnectivity(document)
watchStyles(document)

const view = pageViews(document)
// It tells of an earlier choice at once, to those who listen already.
enablePrivacy(document)
view(new URL(location.href))

enableLoadingBar(document, loading)
enablePrefetching(document, loadApp)
enableNavigation(loadApp, (url) => {
  closeMenus(document)
  void applyFilters(document)
  view(url)
})
registerWorker()
