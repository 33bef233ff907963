type Allowance = {
  /** In kilobytes, as they are sent. */
  readonly limit: number
  readonly what: string
  readonly remedy: string
  /** Which files have it, each for itself; else it is for several together. */
  readonly files?: RegExp
}

/** How heavy what may be. */
export const budgets = {
  html: {
    limit: 20,
    what: 'the document of a page',
    remedy: 'Divide the page, or list less on it.',
    files: /\.html$/,
  },
  payload: {
    limit: 20,
    what: 'the data of a page',
    remedy: 'Divide the page, or list less on it.',
    files: /(^|\/)_payload\.json$/,
  },
  css: { limit: 14, what: 'the style sheets of a page', remedy: 'Remove styles that nothing uses.' },
  scripts: { limit: 20, what: 'the scripts of a page', remedy: 'Load later what is not needed at once.' },
  fonts: { limit: 70, what: 'all fonts', remedy: 'Leave out weights or characters.' },
  share: { limit: 60, what: 'a picture that other sites show', remedy: 'Draw less in it.', files: /-share\.png$/ },
  cover: { limit: 4, what: 'a drawn cover', remedy: 'Draw less in it.', files: /\/covers\/[^/]*\.svg$/ },
} as const satisfies { readonly [name: string]: Allowance }

export type Budget = keyof typeof budgets
export const budgetNames = Object.keys(budgets) as ReadonlyArray<Budget>
/** In bytes. */
export type Budgets = { readonly [Name in Budget]: number }

export const kilobyte = 1000

/** The budget that a file has for itself. */
export const budgetOf = (file: string): Budget | undefined =>
  budgetNames.find((name) => {
    const allowance: Allowance = budgets[name]
    return allowance.files?.test(file)
  })
