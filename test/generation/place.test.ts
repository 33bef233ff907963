import { expect } from 'chai'
import type { LinkedPage } from '../../domain/linked.ts'
import type { Route } from '../../domain/route.ts'
import { contextAt, placeOf } from '../../site/generation/place.ts'

const page = (id: string): LinkedPage => ({ kind: 'page', id, path: `/en/${id}/`, title: id, description: '', cover: 'news-1-x' })
const locale = { code: 'en', iso: 'en-US', default: false }
const outline = { id: 'here', text: { title: 'Here', description: '' }, slug: 'here', root: false, pages: ['a', 'b'] }
const route: Route = { name: 'here', path: '/en/here/', kind: 'page', locale, page: outline, trail: [], translations: [] }
const pages = new Map([['en-US', new Map(['a', 'b', 'c', 'd'].map((id) => [id, page(id)]))]])

describe('the place of a page, as it is handed to another thread', () => {
  it('is the same there, with the pages around it', () => {
    const nearby = { previous: page('c'), next: page('d'), related: [page('b'), page('a')] }
    const context = { route, children: [page('a'), page('b')], nearby }
    expect(contextAt(pages, structuredClone(placeOf(context)))).to.deep.equal(context)
  })

  it('is the same where nothing is around it', () => {
    const context = { route, children: [], nearby: { related: [] } }
    expect(contextAt(pages, structuredClone(placeOf(context)))).to.deep.equal(context)
  })
})
