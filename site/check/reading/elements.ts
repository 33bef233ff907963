import { type Draft, takeAddress } from './draft.ts'
import { inlineElement, isInline } from './inline.ts'
import type { Keep } from './kept.ts'
import type { Attributes } from './tokens.ts'

const isSize = (value: string | undefined): boolean => value !== undefined && /^[1-9]\d*$/.test(value)

type Opening = (draft: Draft, attributes: Attributes, keep: Keep) => void

/** What an element says by its attributes. */
export const openings: ReadonlyMap<string, Opening> = new Map<string, Opening>([
  [
    'html',
    ({ named }, { lang }, keep) => {
      if (lang !== undefined) named.lang = keep(lang)
    },
  ],
  [
    'meta',
    (draft, { name, property, content = '', 'http-equiv': pragma }, keep) => {
      if (name === 'description' || name === 'robots') draft.named[name] ??= keep(content)
      if (property === 'og:image' || property === 'og:url') takeAddress(draft, 'meta', 'content', content)
      if (pragma !== 'refresh') return
      draft.redirects = true
      takeAddress(draft, 'meta', 'content', content.replace(/^[^=]*=\s*/, ''))
    },
  ],
  [
    'link',
    (draft, { rel, href = '', hreflang, type }, keep) => {
      if (rel === 'canonical') draft.named.canonical ??= keep(href)
      if (rel === 'stylesheet') draft.stylesheets.push(keep(href))
      // With a media type it is the same in another format, not in another language.
      if (rel === 'alternate' && hreflang !== undefined && type === undefined)
        draft.alternates.push({ hreflang: keep(hreflang), href: keep(href) })
    },
  ],
  [
    'script',
    ({ scripts }, { src }, keep) => {
      if (src !== undefined) scripts.push(keep(src))
    },
  ],
  [
    'img',
    ({ pictures }, { src = '', width, height, alt }, keep) => {
      pictures.push({ src: keep(src), isSized: isSize(width) && isSize(height), isDescribed: alt !== undefined })
    },
  ],
  [
    'body',
    (draft) => {
      draft.inBody = true
    },
  ],
  [
    'main',
    (draft) => {
      draft.mains += 1
    },
  ],
])

type Closing = (draft: Draft, text: string, attributes: Attributes, keep: Keep) => void

const heading =
  (level: number): Closing =>
  ({ headings }, content, _, keep) => {
    headings.push({ level, text: keep(content) })
  }

const inline =
  (element: 'script' | 'style'): Closing =>
  (draft, content, { type, src }) => {
    if (src === undefined && isInline(element, type, content)) draft.inline.push(inlineElement(element, content))
  }

/** What an element says by its text. */
export const closings: ReadonlyMap<string, Closing> = new Map<string, Closing>([
  [
    'title',
    ({ named, inBody }, content, _, keep) => {
      // Drawings have titles, too.
      if (!inBody) named.title ??= keep(content)
    },
  ],
  ...([1, 2, 3, 4, 5, 6] as const).map((level): [string, Closing] => [`h${level}`, heading(level)]),
  ['script', inline('script')],
  ['style', inline('style')],
])
