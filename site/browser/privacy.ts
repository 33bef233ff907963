/** What a visitor allows. A choice that answered another version of the question is none. */
export type Consent = { readonly choice: Choice; readonly at: string; readonly version: number }

type Choice = 'accepted' | 'declined'

const version = 1
const key = 'consent'
const isChoice = (value: unknown): value is Choice => value === 'accepted' || value === 'declined'

/** Told on the document as soon as it is known and whenever it changes: `detail` is the `Consent`, or none was given. */
export const enablePrivacy = (document: Document): void => {
  // A website that asks nothing has nothing to tell, whatever was once chosen.
  if (!document.querySelector('.consent')) return
  let consent = signalled() ? refusal() : read()

  const tell = () => document.dispatchEvent(new CustomEvent('consent', { detail: consent }))
  const settle = (next: Consent | undefined): void => {
    consent = next
    reflect(document, consent)
    tell()
  }

  document.addEventListener('click', ({ target }) => {
    const choice = target instanceof Element && target.closest<HTMLElement>('.consent [data-choice]')?.dataset.choice
    if (!isChoice(choice) || signalled()) return
    const made: Consent = { choice, at: new Date().toISOString(), version }
    write(made)
    settle(made)
  })
  // Said when they are about to be seen. That is not told to the document itself, but on the way down it is.
  document.addEventListener('beforetoggle', () => reflect(document, consent), { capture: true })
  // Chosen in another tab.
  addEventListener('storage', (event) => event.key === key && !signalled() && settle(read()))
  tell()
}

/** The browser was told to refuse for its owner; no click on one website takes that back. */
export const signalled = (): boolean =>
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true || navigator.doNotTrack === '1'

const refusal = (): Consent => ({ choice: 'declined', at: new Date().toISOString(), version })

const reflect = (document: Document, consent: Consent | undefined): void => {
  const state = signalled() ? 'signalled' : (consent?.choice ?? 'undecided')
  for (const settings of document.querySelectorAll<HTMLElement>('.consent')) {
    settings.toggleAttribute('data-signalled', state === 'signalled')
    const status = settings.querySelector<HTMLElement>('[role="status"]')
    if (status) status.textContent = status.dataset[state] ?? ''
    for (const button of settings.querySelectorAll<HTMLElement>('[data-choice]'))
      button.setAttribute('aria-pressed', String(button.dataset.choice === state))
  }
}

/** Storage can be full, forbidden or written by somebody else: then nothing was chosen. */
const read = (): Consent | undefined => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isConsent(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

const write = (consent: Consent): void => {
  try {
    localStorage.setItem(key, JSON.stringify(consent))
  } catch {
    // It holds for as long as this page is open.
  }
}

const isConsent = (value: unknown): value is Consent => {
  if (typeof value !== 'object' || value === null) return false
  const { choice, at, version: asked } = value as { readonly [name: string]: unknown }
  return isChoice(choice) && typeof at === 'string' && asked === version
}
