import { expect } from 'chai'
import type { Facts } from '../../domain/facts.ts'
import type { LinkedPage } from '../../domain/linked.ts'
import { nearbyOf, newestFirst } from '../../domain/nearby.ts'
import { readingTime } from '../../domain/reading-time.ts'
import type { Route } from '../../domain/route.ts'

const page = (id: string, facts?: Facts): LinkedPage => ({
  kind: 'page',
  id,
  path: `/en/${id}/`,
  title: id,
  description: id,
  cover: id,
  ...(facts ? { facts } : {}),
})
const article = (id: string, published: string, ...topics: ReadonlyArray<string>) =>
  page(id, { kind: 'article', published, authors: [], topics })

/** One overview with these pages below it, in this order. */
const nearby = (pages: ReadonlyArray<LinkedPage>) =>
  nearbyOf(
    [{ page: { id: 'all', pages: pages.map(({ id }) => id) } } as unknown as Route],
    new Map(pages.map((page) => [page.id, page])),
  )
const ids = (pages: ReadonlyArray<LinkedPage>) => pages.map(({ id }) => id)

describe('pages nearby', () => {
  it('are the one before and the one after, in the order of the overview', () => {
    const find = nearby([article('old', '2021-01-01'), article('new', '2026-01-01'), article('mid', '2024-01-01')])
    expect(find('new')).to.have.nested.property('next.id', 'mid')
    expect(find('new')).not.to.have.property('previous')
    expect(find('mid')).to.include.keys('previous', 'next')
    expect(find('old')).not.to.have.property('next')
  })

  it('are related by what they share: more first, then the nearest, never the neighbours again', () => {
    const find = nearby([
      article('a', '2026-09-01', 'People', 'Search'),
      article('b', '2026-08-01', 'People', 'Search'),
      article('c', '2026-07-01', 'People'),
      article('d', '2026-06-01'),
      article('e', '2026-05-01', 'Search', 'People'),
      article('f', '2026-04-01', 'Search'),
      article('g', '2026-03-01', 'Search'),
    ])
    expect(ids(find('a').related)).to.deep.equal(['e', 'c', 'f'])
    expect(ids(find('d').related)).to.deep.equal([])
  })

  it('are none for a page that stands on its own', () => {
    expect(nearby([page('services'), page('about')])('about')).to.deep.equal({ related: [] })
    expect(nearby([])('nowhere')).to.deep.equal({ related: [] })
  })

  it('cost no more in a list of a hundred thousand', () => {
    const many = Array.from({ length: 100_000 }, (_, index) => article(`a${index}`, '2026-01-01', 'People'))
    const find = nearby(many)
    expect(ids(find('a50000').related)).to.deep.equal(['a49998', 'a50002', 'a49997'])
  })

  it('keep the editors’ order unless all of them are articles', () => {
    expect(ids(newestFirst([article('old', '2021-01-01'), article('new', '2026-01-01')]))).to.deep.equal(['new', 'old'])
    expect(ids(newestFirst([article('old', '2021-01-01'), page('b')]))).to.deep.equal(['old', 'b'])
  })
})

describe('the reading time', () => {
  const text = (words: number) => ({ nodeType: 'document', content: [{ nodeType: 'text', value: 'word '.repeat(words) }] })
  for (const [words, minutes] of [
    [0, 1],
    [200, 1],
    [440, 2],
    [1100, 5],
  ] as const)
    it(`of ${words} words is ${minutes}`, () => {
      expect(readingTime([{ title: 'Not counted', text: text(words) }])).to.equal(minutes)
    })
})
