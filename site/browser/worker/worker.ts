import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { assetFolder } from '../../../domain/paths.ts'
import { dropCaches, scope } from './scope.ts'

/** Put before the script when it is written: the page for each part of the website to show without a network, the narrower parts first. */
declare const OFFLINE: ReadonlyArray<{ readonly below: string; readonly page: string }>

const names = { pages: 'pages-1', assets: 'assets-1', offline: 'offline-1' }
/** Pages that can be read again without a network, and files that go with them. */
const most = { pages: 60, assets: 300 }
/** Seconds after which a page that was kept is better than one that may come. */
const patience = 5

const keeping = (maxEntries: number) => [new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as object]

// Nothing is taken over mid-visit: a new worker waits until the last page of the old one is closed.
scope.addEventListener('install', (event) => {
  event.waitUntil(caches.open(names.offline).then((cache) => cache.addAll(OFFLINE.map(({ page }) => page))))
})

scope.addEventListener('activate', (event) => event.waitUntil(dropCaches((name) => !Object.values(names).includes(name))))

// Named by their content: what is there is right.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith(assetFolder),
  new CacheFirst({ cacheName: names.assets, plugins: keeping(most.assets) }),
)

registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && (request.mode === 'navigate' || url.pathname.endsWith('.json')),
  new NetworkFirst({ cacheName: names.pages, networkTimeoutSeconds: patience, plugins: keeping(most.pages) }),
)

setCatchHandler(async ({ request }) => {
  const { pathname } = new URL(request.url)
  const offline = request.mode === 'navigate' ? OFFLINE.find(({ below }) => pathname.startsWith(below)) : undefined
  return (offline && (await caches.match(offline.page))) ?? Response.error()
})
