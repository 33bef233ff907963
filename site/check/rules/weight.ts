import { type Budget, budgetNames, budgetOf, budgets, kilobyte } from '../budgets.ts'
import type { Document, Site } from '../model.ts'
import type { Found, Rule } from '../rule.ts'

type Weighed = { readonly at: string; readonly bytes: number }

const sum = (numbers: ReadonlyArray<number>): number => numbers.reduce((total, number) => total + number, 0)

/** Files that have a budget for themselves, and are above it. */
const single = (site: Site, name: Budget): ReadonlyArray<Weighed> => {
  const pages = new Map([
    ...[...site.documents.values()].map(({ file, path }) => [file, path] as const),
    ...site.routes.map(({ payload, path }) => [payload.slice(1), path] as const),
  ])
  return [...site.oversize].flatMap(([file, bytes]) =>
    budgetOf(file) === name ? [{ at: pages.get(file) ?? `/${file}`, bytes }] : [],
  )
}

/** What a page loads of a kind, together. */
const loaded = (site: Site, addressesOf: (document: Document) => ReadonlyArray<string>): ReadonlyArray<Weighed> =>
  [...site.documents.values()].map((document) => {
    const files = addressesOf(document).flatMap((address) => {
      const there = site.follow(address, document.path)
      return there.kind === 'file' ? [there.file] : []
    })
    return { at: document.path, bytes: sum([...new Set(files)].map((file) => site.sent.get(file) ?? 0)) }
  })

const weigh: { readonly [Name in Budget]: (site: Site) => ReadonlyArray<Weighed> } = {
  html: (site) => single(site, 'html'),
  payload: (site) => single(site, 'payload'),
  css: (site) => loaded(site, ({ stylesheets }) => stylesheets),
  scripts: (site) => loaded(site, ({ scripts }) => scripts),
  // They are compressed in themselves.
  fonts: ({ files }) => [{ at: '/', bytes: sum([...files].map(([file, bytes]) => (file.endsWith('.woff2') ? bytes : 0))) }],
  share: (site) => single(site, 'share'),
  cover: (site) => single(site, 'cover'),
}

const kilobytes = (bytes: number): string => `${(bytes / kilobyte).toFixed(1)} kB`

export const weight: Rule = {
  name: 'weight',
  severity: 'error',
  holds: 'Nothing is heavier than its budget.',
  *find(site): Generator<Found> {
    for (const name of budgetNames)
      for (const { at, bytes } of weigh[name](site))
        if (bytes > site.budgets[name])
          yield {
            at,
            what: `It weighs ${kilobytes(bytes)}; the budget of ${budgets[name].what} is ${kilobytes(site.budgets[name])}.`,
            remedy: `${budgets[name].remedy} Or raise the budget: --budget-${name}.`,
          }
  },
}
