export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export const isWrong = ({ willValidate, validity }: Control): boolean => willValidate && !validity.valid

/** What can be wrong, in the words that the control carries; else in the browser's own. */
const flaws = ['valueMissing', 'typeMismatch', 'tooLong', 'patternMismatch'] as const

const messageFor = ({ validity, dataset, validationMessage }: Control): string =>
  dataset[flaws.find((flaw) => validity[flaw]) ?? ''] ?? validationMessage

/** Everything that is wrong, each a link to where it is, before the first question; whoever sent the form is taken there. */
export const summarize = (form: HTMLFormElement, wrong: ReadonlyArray<Control>): void => {
  summaryOf(form)?.remove()
  const heading = element('h3', form.dataset.errors ?? '')
  const list = document.createElement('ul')
  for (const control of wrong) {
    say(control)
    const link = element('a', '')
    link.href = `#${control.id}`
    link.textContent = sentence(control)
    const item = document.createElement('li')
    item.append(link)
    list.append(item)
  }
  const summary = element('div', '', 'errors')
  summary.tabIndex = -1
  summary.role = 'alert'
  summary.append(heading, list)
  form.prepend(summary)
  summary.focus()
}

/** Beside the control, and where the summary names it already. */
export const say = (control: Control): void => {
  const error = errorOf(control) ?? element('p', '', 'error')
  error.id = `${control.id}-error`
  error.textContent = messageFor(control)
  if (!error.isConnected) control.before(error)
  control.ariaInvalid = 'true'
  describe(control, [error.id, ...descriptions(control).filter((id) => id !== error.id)])
  const link = linkTo(control)
  if (link) link.textContent = sentence(control)
}

/** What was mended is no longer spoken of. */
export const forget = (control: Control): void => {
  describe(
    control,
    descriptions(control).filter((id) => id !== `${control.id}-error`),
  )
  control.ariaInvalid = null
  errorOf(control)?.remove()
  linkTo(control)?.parentElement?.remove()
  const summary = control.form && summaryOf(control.form)
  if (summary && !summary.querySelector('a')) summary.remove()
}

/** A label may be a sentence itself. */
const sentence = (control: Control): string => {
  const label = control.labels?.[0]?.firstChild?.textContent ?? control.name
  return `${label}${/[.?!:]$/.test(label) ? '' : ':'} ${messageFor(control)}`
}

const summaryOf = (form: HTMLFormElement) => form.querySelector<HTMLElement>(':scope > .errors')
const errorOf = ({ id }: Control) => document.getElementById(`${id}-error`)
const linkTo = ({ form, id }: Control) =>
  [...(form?.querySelectorAll<HTMLAnchorElement>('.errors a') ?? [])].find(({ hash }) => hash === `#${id}`)

const descriptions = (control: Control): ReadonlyArray<string> =>
  control.getAttribute('aria-describedby')?.split(' ').filter(Boolean) ?? []

const describe = (control: Control, ids: ReadonlyArray<string>): void => {
  if (ids.length > 0) control.setAttribute('aria-describedby', ids.join(' '))
  else control.removeAttribute('aria-describedby')
}

const element = <Tag extends 'a' | 'div' | 'h3' | 'p'>(tag: Tag, text: string, className = ''): HTMLElementTagNameMap[Tag] => {
  const made = document.createElement(tag)
  made.textContent = text
  if (className) made.className = className
  return made
}
