const open = 'details.menu[open]'

/** Elsewhere there is nothing to choose from any more. */
export const closeMenus = (document: Document): void => {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(open)) menu.open = false
}

/** A menu opens and closes without script; with it, whatever leads elsewhere closes it as well. */
export const enableMenus = (document: Document): void => {
  const closeOthers = (target: EventTarget | null): void => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(open))
      if (!(target instanceof Node && menu.contains(target))) menu.open = false
  }
  document.addEventListener('keydown', ({ key, target }) => {
    const menu = document.querySelector<HTMLDetailsElement>(open)
    if (key !== 'Escape' || !menu) return
    menu.open = false
    // Whoever is elsewhere on the page stays there.
    if (target instanceof Node && (menu.contains(target) || target === document.body)) menu.querySelector('summary')?.focus()
  })
  document.addEventListener('click', ({ target }) => closeOthers(target))
  document.addEventListener('focusin', ({ target }) => closeOthers(target))
}
