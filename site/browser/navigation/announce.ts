/** Says the title of a new page in its language: without a document, no browser does. */
export const announce = (title: string, lang: string): void => {
  const region = document.querySelector('.announcer') ?? made()
  region.setAttribute('lang', lang)
  region.textContent = title
}

/** It must be there before it speaks, and outside of what is replaced. */
export const made = (): Element => {
  const region = document.createElement('p')
  region.className = 'announcer'
  region.role = 'status'
  document.body.append(region)
  return region
}

/** Where reading goes on: at the anchor, else at the heading. */
export const focusOn = (hash: string): void => {
  const target = anchored(hash) ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!target) return
  if (!target.matches('a[href], button, input, select, textarea, summary, [tabindex]')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

const anchored = (hash: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}
