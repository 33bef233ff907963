import type { Facts } from '../../domain/facts.ts'
import type { LinkedPage } from '../../domain/linked.ts'
import type { Nearby } from '../../domain/nearby.ts'
import type { PageView } from '../../domain/page-view.ts'
import { long, many, page } from '../fields/sample.ts'

const author = (id: string, name: string) => ({ id, name, role: 'Engineer' })
const article: Facts = { kind: 'article', published: '2026-03-02', authors: [], topics: [] }
const dutch = { title: long.dutchTitle, description: long.sentence }

export const openings: { readonly [name: string]: Partial<PageView> } = {
  plain: { title: 'What we do', description: 'Portals, catalogues and the connections behind them.' },
  article: {
    title: 'Price lists that explain themselves',
    description: 'How we show a contract price and where it came from.',
    minutes: 7,
    facts: {
      ...article,
      authors: [
        { ...author('lotte', 'Lotte Verhaegen'), portrait: { url: '/assets/lotte.svg', width: 1200, height: 800 } },
        author('bram', 'Bram De Wachter'),
      ],
      topics: ['Prices', 'Portals', long.word],
    },
    trail: [{ title: 'News', path: '/en/news/' }],
  },
  'article-bare': { title: 'Undecided', description: 'No one signed it.', facts: article },
  case: {
    title: 'Ordered at night, on the shelf at six',
    description: 'Fresh goods leave no time for a second look.',
    facts: { kind: 'case', customer: 'Versmarkt', sector: 'Food', services: ['Portal', 'Catalogue'], year: 2024 },
  },
  vacancy: {
    title: 'Commerce engineer',
    description: 'What you will do, with whom, and what you get for it.',
    facts: {
      kind: 'vacancy',
      team: 'Portals',
      location: 'Antwerp',
      employment: 'FULL_TIME',
      posted: '2026-03-02',
      validThrough: '2026-06-30',
    },
  },
  partner: {
    title: 'Intershop',
    description: 'The platform we know to the core.',
    facts: { kind: 'partner', sort: 'Platform', tagline: 'Commerce in layers', url: 'https://www.example.com/' },
  },
  long: {
    ...dutch,
    facts: { kind: 'case', customer: long.title, sector: long.word, services: many(12, (n) => `${long.word} ${n}`) },
  },
}

/** Long enough for a table of contents. */
export const contents: { readonly [name: string]: Partial<PageView> } = {
  long: {
    sections: [long.title, 'Prices', long.dutchTitle, long.word, 'Delivery', 'Support'].map((title, index) => ({
      id: `part-${index}`,
      type: 'features',
      properties: { title },
    })),
  },
}

const story = (number: number): LinkedPage =>
  page(
    `news/story-${number}`,
    number % 7 === 0 ? long.dutchTitle : `Story ${number}`,
    'What happened beside the water, and what we learned.',
    {
      ...article,
      published: `20${20 + (number % 6)}-0${1 + (number % 9)}-02`,
      topics: [['Prices', 'Portals', 'Catalogues', long.word][number % 4] ?? 'Prices'],
    },
  )
const partner = page('partners/one', 'Intershop', 'The platform we know to the core.', { kind: 'partner', sort: 'Platform' })

export const children: { readonly [name: string]: ReadonlyArray<LinkedPage> } = {
  none: [],
  one: [partner],
  mixed: [partner, story(1), page('contact', long.dutchTitle, long.sentence)],
  forty: many(40, story),
}

export const nearby: { readonly [name: string]: Nearby } = {
  related: { previous: story(1), next: story(7), related: [story(2), story(14), story(3)] },
  last: { previous: story(4), related: [] },
  alone: { related: [] },
}
