import { readable } from '../documents.ts'
import type { Rule } from '../rule.ts'

const quoted = (texts: ReadonlyArray<string>): string => texts.map((text) => `"${text}"`).join(', ')

export const firstHeading: Rule = {
  name: 'heading-first',
  severity: 'error',
  holds: 'Every page has one heading of the first level.',
  *find(site) {
    for (const { path, headings } of readable(site)) {
      const first = headings.filter(({ level }) => level === 1).map(({ text }) => text)
      if (first.length === 0)
        yield {
          at: path,
          what: 'It has no heading of the first level (h1).',
          remedy: 'Open it with a hero, or let the page show its title.',
        }
      if (first.length > 1)
        yield {
          at: path,
          what: `It has ${first.length} headings of the first level: ${quoted(first)}.`,
          remedy: 'Keep the first of them.',
          sought: first.slice(1).map((text) => ['heading', text]),
        }
    }
  },
}

export const headingOrder: Rule = {
  name: 'heading-order',
  severity: 'error',
  holds: 'No heading skips a level.',
  *find(site) {
    for (const { path, headings } of readable(site))
      for (const [index, { level, text }] of headings.entries()) {
        const above = headings[index - 1]
        // A page that does not begin with the first level is told so by the rule for that.
        if (above === undefined || level <= above.level + 1) continue
        yield {
          at: path,
          what: `The heading "${text}" is of level ${level}, below "${above.text}" of level ${above.level}.`,
          remedy: `Make it a heading of level ${above.level + 1}.`,
          sought: [['heading', text]],
        }
      }
  },
}

export const main: Rule = {
  name: 'main',
  severity: 'error',
  holds: 'Every page has one main part.',
  *find(site) {
    for (const { path, mains } of readable(site))
      if (mains !== 1)
        yield {
          at: path,
          what: `It has ${mains === 0 ? 'no main element' : `${mains} main elements`}.`,
          remedy: 'Mend the layout (site/layout/layout.tsx).',
        }
  },
}

export const ids: Rule = {
  name: 'id',
  severity: 'error',
  holds: 'Every id stands on a page once.',
  *find({ documents }) {
    for (const { path, repeatedIds } of documents.values())
      for (const id of new Set(repeatedIds))
        yield {
          at: path,
          what: `The id "${id}" stands on it more than once.`,
          remedy: 'Give one of the sections or headings another anchor or text, or show the entry once.',
          sought: [
            ['id', id],
            ['id', id.replace(/-title$/, '')],
          ],
        }
  },
}
