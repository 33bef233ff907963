import { serviceWorkerPath } from '../../domain/paths.ts'
import { trustedScript } from './navigation/trusted.ts'

/** After everything else: the first visit gains nothing by it. */
export const registerWorker = (): void => {
  if (!('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    navigator.serviceWorker.register(trustedScript(serviceWorkerPath)).catch((cause) => console.warn('No service worker:', cause))
  })
}
