import { type Control, forget, isWrong, say, summarize } from './form-errors.ts'
import { checkFiles } from './form-files.ts'

/** Forms are checked by the browser as they are without script; what is wrong is said in the page's own words, and all at once. */
export const enableForms = (document: Document): void => {
  // Only the control itself is told that it is wrong, and whoever listens on the way down to it.
  const capture = { capture: true }
  document.addEventListener(
    'invalid',
    (event) => {
      const control = controlOf(event.target)
      if (!control?.form) return
      event.preventDefault()
      const wrong = controlsOf(control.form).filter(isWrong)
      // Each of them is told; the first one speaks for all.
      if (control === wrong[0]) summarize(control.form, wrong)
    },
    capture,
  )

  document.addEventListener('input', ({ target }) => {
    const control = controlOf(target)
    if (!control?.form) return
    if (control.type === 'file') checkFiles(control as HTMLInputElement)
    if (control.ariaInvalid === 'true') isWrong(control) ? say(control) : forget(control)
    release(control.form)
  })

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.form .errors a') : null
    const control = link && document.getElementById(link.hash.slice(1))
    if (!control) return
    event.preventDefault()
    control.focus()
  })

  document.addEventListener('submit', (event) => {
    const form = event.target instanceof HTMLFormElement && event.target.closest<HTMLFormElement>('.form form')
    if (!form || event.defaultPrevented) return
    if (buttonsOf(form).some(({ ariaDisabled }) => ariaDisabled === 'true')) event.preventDefault()
    for (const button of buttonsOf(form)) button.ariaDisabled = 'true'
  })

  // Whoever comes back to a page that was kept may send its form again.
  addEventListener('pageshow', () => {
    for (const form of document.querySelectorAll<HTMLFormElement>('.form form')) release(form)
  })
}

const controlOf = (target: EventTarget | null): Control | undefined =>
  target instanceof Element && target.matches('.form :is(input, select, textarea)') ? (target as Control) : undefined

const controlsOf = (form: HTMLFormElement): ReadonlyArray<Control> =>
  [...form.elements].flatMap((element) => controlOf(element) ?? [])

const buttonsOf = (form: HTMLFormElement): ReadonlyArray<Element> => [...form.querySelectorAll('[type="submit"]')]

/** A form that is changed while it is sent was not sent after all. */
const release = (form: HTMLFormElement): void => {
  for (const button of buttonsOf(form)) button.ariaDisabled = null
}
