type ExtendableEvent = Event & { readonly waitUntil: (work: Promise<unknown>) => void }

/** The part of a service worker's global scope that is used; the library that has its types does not go with that of pages. */
export const scope = self as unknown as {
  readonly addEventListener: (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void) => void
  readonly skipWaiting: () => void
  readonly registration: { readonly unregister: () => Promise<boolean> }
}

export const dropCaches = async (isDropped: (name: string) => boolean): Promise<void> => {
  const names = await caches.keys()
  await Promise.all(names.filter(isDropped).map((name) => caches.delete(name)))
}
