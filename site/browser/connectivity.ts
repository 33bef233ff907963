/** Says without alarm when the network is gone, and when it is back. The words stand in the page. */
export const enableConnectivity = (document: Document): void => {
  const reflect = (): void => {
    const state = navigator.onLine ? 'online' : 'offline'
    const before = document.documentElement.dataset.connectivity
    document.documentElement.dataset.connectivity = state
    const notice = document.querySelector<HTMLElement>('.connectivity')
    if (notice && (before !== undefined || state === 'offline')) notice.textContent = notice.dataset[state] ?? ''
  }
  addEventListener('online', reflect)
  addEventListener('offline', reflect)
  reflect()
}
