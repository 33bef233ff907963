import type { Page } from 'playwright'

/** What tests are compiled with wraps inner functions in a helper, which the browser has not. */
export const withInnerFunctions = (page: Page): Promise<unknown> => page.evaluate('globalThis.__name = (inner) => inner')

/** When all fonts and pictures are there, those far below too. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })

type LayoutShift = PerformanceEntry & {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: ReadonlyArray<{ readonly node?: Node }>
}
export type Shift = { readonly value: number; readonly moved: ReadonlyArray<string> }

/** What jumped since the page began to load, and by how much, as browsers measure it. */
export const shiftsOn = async (page: Page): Promise<ReadonlyArray<Shift>> => {
  await withInnerFunctions(page)
  return page.evaluate(
    () =>
      new Promise<ReadonlyArray<Shift>>((done) => {
        const tell = (entries: PerformanceEntryList) =>
          done(
            (entries as unknown as ReadonlyArray<LayoutShift>)
              .filter(({ hadRecentInput }) => !hadRecentInput)
              .map(({ value, sources }) => ({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '') })),
          )
        new PerformanceObserver((list) => tell(list.getEntries())).observe({ type: 'layout-shift', buffered: true })
        // Where nothing jumped, nothing is observed.
        setTimeout(() => tell([]), 300)
      }),
  )
}

/** Whether the fonts are here that stand in for ours until they arrive. */
export const hasFallbacks = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    new FontFace('here', 'local("Arial"), local("Liberation Sans")').load().then(
      () => true,
      () => false,
    ),
  )
