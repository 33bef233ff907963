const key = 'reloaded'
/** Milliseconds: a page that fails again this soon is not helped by another try. */
const guard = 60_000

/** After a new version was published, the parts of the old one are gone: the wanted page is opened anew, once. */
export const reloadOnce = (wanted: string): boolean => {
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0)
    if (Date.now() - last < guard) return false
    sessionStorage.setItem(key, String(Date.now()))
  } catch {
    // Without a memory it might go on for ever.
    return false
  }
  if (wanted === location.href) location.reload()
  else location.assign(wanted)
  return true
}

/** A style sheet that did not come leaves a page in rags. */
export const watchStyles = (document: Document): void => {
  const missing = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].some(
    ({ sheet }) => !sheet?.cssRules.length,
  )
  if (missing) reloadOnce(location.href)
  document.addEventListener(
    'error',
    ({ target }) => target instanceof HTMLLinkElement && target.rel === 'stylesheet' && reloadOnce(location.href),
    { capture: true },
  )
}
