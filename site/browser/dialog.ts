/** The browser gives the focus back where the first dialog was opened; from one above another it is lost, and looked for here. */
export const enableDialogs = (document: Document): void => {
  // Not told to the document itself, but on the way down it is.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDialogElement) || target.matches(':popover-open')) return
      const { activeElement } = document
      if (activeElement !== document.body && !target.contains(activeElement)) return
      document.querySelector<HTMLElement>(`:popover-open [popovertarget="${CSS.escape(target.id)}"]`)?.focus()
    },
    { capture: true },
  )
}
