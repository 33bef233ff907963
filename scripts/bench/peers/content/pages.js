import { readFileSync } from 'node:fs'
import { readExport } from './export.js'
import { languageOf } from './language.js'
import { readingTime } from './rich-text.js'
import { sectionsOf } from './sections.js'

/** What is known of all pages beside what they hold; they name each other by id. */
export const views = JSON.parse(readFileSync(process.env.BENCH_VIEWS, 'utf8'))

const pages = {}
for (const view of views) {
  pages[view.locale.iso] ??= new Map()
  pages[view.locale.iso].set(view.id, view)
}

const content = readExport(process.env.BENCH_CONTENT)
const languages = Object.fromEntries(Object.entries(pages).map(([iso, own]) => [iso, languageOf(content, iso, own)]))

/** Everything that one page shows. Made when it is rendered, so that never more than a few are in memory. */
export const whole = (view) => {
  const { id, locale, facts, children, nearby } = view
  const at = languages[locale.iso]
  const sections = sectionsOf(id, at)
  return {
    ...view,
    sections,
    minutes: facts && readingTime(sections.flatMap(({ properties }) => properties.text ?? [])),
    children: children.map(at.page),
    nearby: { previous: at.page(nearby.previous), next: at.page(nearby.next), related: nearby.related.map(at.page) },
  }
}
