const parameter = 'filter'

/** Overviews show what carries the chosen label; the address remembers it, so that a choice can be sent to somebody. */
export const enableFilters = (document: Document): void => {
  document.addEventListener('change', ({ target }) => {
    const filter = target instanceof HTMLInputElement ? target.closest<HTMLElement>('.filter') : null
    if (!filter) return
    const label = chosenIn(filter)
    show(filter, label)
    remember(label)
  })
  void applyFilters(document)
}

/** What the address asks for, on a page that was just opened. */
export const applyFilters = async (document: Document): Promise<void> => {
  const label = await asked()
  for (const filter of document.querySelectorAll<HTMLElement>('.filter')) {
    const choice = [...filter.querySelectorAll<HTMLInputElement>('input')].find(({ value }) => value === label)
    if (choice) choice.checked = true
    // Some browsers keep the choice when a page is loaded again.
    if (chosenIn(filter) !== '') show(filter, chosenIn(filter))
  }
}

/** Most addresses have no query, and need nothing that reads one. */
const asked = async (): Promise<string | undefined> =>
  location.search === '' ? undefined : (await import('./query.ts')).parameterIn(location.search, parameter)

const chosenIn = (filter: HTMLElement): string => filter.querySelector<HTMLInputElement>(':checked')?.value ?? ''

const show = (filter: HTMLElement, label: string): void => {
  const overview = filter.parentElement
  const status = filter.querySelector<HTMLElement>('.shown')
  if (!overview || !status) return
  let count = 0
  for (const part of overview.querySelectorAll<HTMLElement>('.part')) {
    const entries = [...part.querySelectorAll<HTMLElement>('[data-labels]')]
    for (const entry of entries) entry.hidden = label !== '' && !entry.dataset.labels?.split(' ').includes(label)
    const left = entries.filter(({ hidden }) => !hidden).length
    part.hidden = left === 0
    count += left
  }
  status.textContent = label === '' ? '' : (status.dataset.template ?? '').replace('{count}', String(count))
}

const remember = (label: string): void => {
  const url = new URL(location.href)
  if (label === '') url.searchParams.delete(parameter)
  else url.searchParams.set(parameter, label)
  history.replaceState(history.state, '', url)
}
