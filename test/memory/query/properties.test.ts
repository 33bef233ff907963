import { expect } from 'chai'
import fc from 'fast-check'
import { compare } from '../../../adapters/memory/query/order.ts'
import { readPaging } from '../../../adapters/memory/query/paging.ts'
import { readSearch } from '../../../adapters/memory/query/read.ts'
import { linkTo } from '../../../domain/platform/sys.ts'
import type { Query } from '../../../ports/platform/operations.ts'
import { contextOf, entry, found, search } from './articles.ts'

type Values = {
  readonly title?: string | undefined
  readonly pages?: number | undefined
  readonly tags?: ReadonlyArray<string> | undefined
  readonly author?: string | undefined
}
const word = fc.constantFrom('a', 'b', 'A', 'bb')
const number = fc.integer({ min: 0, max: 3 })
const values: fc.Arbitrary<Values> = fc.record(
  { title: word, pages: number, tags: fc.array(word, { maxLength: 3 }), author: word },
  { requiredKeys: [] },
)
const recordsOf = (all: ReadonlyArray<Values>) =>
  all.map(({ author, ...fields }, index) =>
    entry(String(index), 'article', { ...fields, ...(author === undefined ? {} : { author: linkTo('Entry', author) }) }),
  )

type Case = { readonly query: Query; readonly holds: (values: Values) => boolean }
const listed = (values: Values): ReadonlyArray<string> => values.tags ?? []
const oneOf = <A>(list: ReadonlyArray<A>, value: A | undefined): boolean => value !== undefined && list.includes(value)
/** Each operator next to the plainest way to say what it means. */
const cases: fc.Arbitrary<Case> = fc.oneof(
  word.map((w): Case => ({ query: { 'fields.title': w }, holds: ({ title }) => title === w })),
  word.map((w): Case => ({ query: { 'fields.title[ne]': w }, holds: ({ title }) => title !== w })),
  word.map((w): Case => ({ query: { 'fields.tags': w }, holds: (v) => listed(v).includes(w) })),
  word.map((w): Case => ({ query: { 'fields.tags[ne]': w }, holds: (v) => !listed(v).includes(w) })),
  word.map((w): Case => ({ query: { 'fields.author.sys.id': w }, holds: ({ author }) => author === w })),
  fc
    .array(word, { minLength: 1 })
    .chain((ws) =>
      fc.constantFrom<Case>(
        { query: { 'fields.title[in]': ws }, holds: ({ title }) => oneOf(ws, title) },
        { query: { 'fields.title[nin]': ws }, holds: ({ title }) => !oneOf(ws, title) },
        { query: { 'fields.tags[in]': ws.join(',') }, holds: (v) => ws.some((w) => listed(v).includes(w)) },
        { query: { 'fields.tags[nin]': ws.join(',') }, holds: (v) => !ws.some((w) => listed(v).includes(w)) },
        { query: { 'fields.tags[all]': ws }, holds: (v) => ws.every((w) => listed(v).includes(w)) },
      ),
    ),
  number.chain((n) =>
    fc.constantFrom<Case>(
      { query: { 'fields.pages': n }, holds: ({ pages }) => pages === n },
      { query: { 'fields.pages[lt]': n }, holds: ({ pages }) => pages !== undefined && pages < n },
      { query: { 'fields.pages[lte]': n }, holds: ({ pages }) => pages !== undefined && pages <= n },
      { query: { 'fields.pages[gt]': n }, holds: ({ pages }) => pages !== undefined && pages > n },
      { query: { 'fields.pages[gte]': n }, holds: ({ pages }) => pages !== undefined && pages >= n },
    ),
  ),
  fc.boolean().map((b): Case => ({ query: { 'fields.pages[exists]': b }, holds: ({ pages }) => (pages !== undefined) === b })),
)

describe('any query', () => {
  it('finds just the records for which all its conditions hold', () => {
    fc.assert(
      fc.property(fc.array(values, { maxLength: 12 }), fc.array(cases, { maxLength: 3 }), (all, asked) => {
        // A later condition under the same name replaces the earlier one, as in any object.
        const query = Object.assign({ content_type: 'article' }, ...asked.map((one) => one.query))
        const counted = asked.filter((one, index) => !asked.slice(index + 1).some((later) => sameName(one.query, later.query)))
        const expected = all.flatMap((one, index) => (counted.every(({ holds }) => holds(one)) ? [String(index)] : []))
        expect(found(recordsOf(all), query)).to.deep.equal(expected)
      }),
    )
  })

  it('orders so that each record may come before the next', () => {
    const path = fc.constantFrom('fields.title', '-fields.title', 'fields.pages', '-fields.pages', 'fields.author.sys.id')
    fc.assert(
      fc.property(fc.array(values, { maxLength: 12 }), fc.array(path, { minLength: 1, maxLength: 3 }), (all, order) => {
        const by = compare(search({ content_type: 'article', order }))
        const sorted = [...recordsOf(all)].sort(by)
        for (const [index, record] of sorted.entries())
          for (const later of sorted.slice(index)) expect(by?.(record, later)).to.be.at.most(0)
      }),
    )
  })

  it('is read or refused, whatever is in it', () => {
    const name = fc.oneof(
      fc.string(),
      fc.constantFrom('fields.title[in]', 'order', 'select', 'limit', '[', 'sys[id]', 'fields', '__proto__.x'),
    )
    fc.assert(
      fc.property(fc.dictionary(name, fc.oneof(fc.string(), fc.array(fc.string()), fc.constant(null))), (query) => {
        for (const api of ['delivery', 'management'] as const)
          for (const subject of ['Entry', 'Asset'] as const)
            expect(readSearch(query, contextOf({ api, subject }))).to.have.property('_tag')
        expect(readPaging(query, { defaultLimit: 1, maxLimit: 2 })).to.have.property('_tag')
      }),
    )
  })
})

const sameName = (a: Query, b: Query): boolean => Object.keys(a)[0] === Object.keys(b)[0]
