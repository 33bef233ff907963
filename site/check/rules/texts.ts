import { type Routed, readable, routed } from '../documents.ts'
import { grouped } from '../grouped.ts'
import type { Document, Site } from '../model.ts'
import type { Found, Rule } from '../rule.ts'

type Text = {
  readonly name: 'title' | 'description'
  /** In characters: what search engines show of it. */
  readonly most: number
  /** The part of it that is counted. */
  readonly own: (text: string) => string
}

const title: Text = {
  name: 'title',
  most: 60,
  // What is cut off then is the name of the website, which every page has.
  own: (text) => text.split(' | ')[0] ?? text,
}
const description: Text = { name: 'description', most: 160, own: (text) => text }

const found = ({ path, route }: Document, { name }: Text, what: string, remedy: string): Found => ({
  at: path,
  what,
  remedy,
  ...(route ? { place: { entry: route.entry, field: name, locale: route.locale } } : {}),
})

const pages = (site: Site): ReadonlyArray<Routed> => routed(site).filter(({ route }) => route.kind === 'page')

const presence = (text: Text): Rule => ({
  name: text.name,
  severity: 'error',
  holds: `Every page has a ${text.name}.`,
  *find(site) {
    for (const document of readable(site))
      if (!document[text.name]?.trim()) yield found(document, text, `It has no ${text.name}.`, `Fill in its ${text.name}.`)
  },
})

const length = (text: Text): Rule => ({
  name: `${text.name}-length`,
  severity: 'warning',
  holds: `The ${text.name} of a page has at most ${text.most} characters, of which search engines show all.`,
  *find(site) {
    for (const document of pages(site)) {
      const own = text.own(document[text.name] ?? '')
      if (own.length > text.most)
        yield found(
          document,
          text,
          `The ${text.name} has ${own.length} characters: "${own}".`,
          `Shorten it to ${text.most}, or say what matters in the first ${text.most}.`,
        )
    }
  },
})

const uniqueness = (text: Text): Rule => ({
  name: `${text.name}-unique`,
  severity: 'error',
  holds: `No two pages in a language have the same ${text.name}.`,
  *find(site) {
    for (const same of grouped(pages(site), (page) => `${page.route.locale} ${page[text.name]}`).values()) {
      const [first, ...others] = same
      if (!first?.[text.name]) continue
      for (const other of others)
        yield found(
          other,
          text,
          `It has the ${text.name} that ${first.path} has: "${first[text.name]}".`,
          `Give one of the two another ${text.name}.`,
        )
    }
  },
})

export const texts: ReadonlyArray<Rule> = [title, description].flatMap((text) => [presence(text), length(text), uniqueness(text)])
