import { dropCaches, scope } from './scope.ts'

// Takes the place of an earlier worker, clears up after it, and is gone.
scope.addEventListener('install', () => scope.skipWaiting())
scope.addEventListener('activate', (event) => event.waitUntil(dropCaches(() => true).then(() => scope.registration.unregister())))
