import { expect } from 'chai'
import { matchesPlainly, orderPlainly } from '../../../adapters/memory/query/plain.ts'
import type { Query } from '../../../ports/platform/operations.ts'

const link = (id: string) => ({ sys: { type: 'Link', id } })
const records = [
  { sys: { id: 'a', status: 'scheduled', version: 10, createdAt: '2026-01-02' }, name: 'First tag', environment: link('master') },
  { sys: { id: 'b', status: 'failed', version: 9, createdAt: '2026-01-01' }, name: 'Second tag', environment: link('next') },
  { sys: { id: 'c', status: 'canceled', version: 1, createdAt: '2026-01-03' }, topics: ['x', 'y'], active: true },
]
const found = (query: Query) => records.filter(matchesPlainly(query)).map(({ sys }) => sys.id)
const ordered = (order: string) => [...records].sort(orderPlainly({ order })).map(({ sys }) => sys.id)

describe('a list of ordinary records', () => {
  for (const [rule, query, ids] of [
    ['has all without conditions', { skip: 1, limit: 5, order: 'name', pageNext: 'x' }, ['a', 'b', 'c']],
    ['is found by a member', { name: 'First tag' }, ['a']],
    ['is found by words', { 'name[match]': 'second TAG' }, ['b']],
    ['is found by ids', { 'sys.id[in]': 'a,c' }, ['a', 'c']],
    ['is found by ids in a list', { 'sys.id[in]': ['a', 'c'] }, ['a', 'c']],
    ['is found by an environment', { 'environment.sys.id': 'next' }, ['b']],
    ['is found by one of some states', { 'sys.status[in]': 'scheduled,failed' }, ['a', 'b']],
    ['is found by none of some states', { 'sys.status[nin]': 'scheduled' }, ['b', 'c']],
    ['is found by nested names', { sys: { status: 'failed' } }, ['b']],
    ['is found by a member of a list', { topics: 'y' }, ['c']],
    ['is found by all members of a list', { 'topics[all]': 'x,y' }, ['c']],
    ['is found by another value', { 'name[ne]': 'First tag' }, ['b', 'c']],
    ['is found by having a value', { 'name[exists]': false }, ['c']],
    ['is found by a boolean', { active: true }, ['c']],
    ['is found by a number', { 'sys.version[gte]': 9 }, ['a', 'b']],
    ['is found by a date', { 'sys.createdAt[lt]': '2026-01-02' }, ['b']],
    ['has nothing under an unknown path', { 'sys.nothing.at': 'x' }, []],
  ] as ReadonlyArray<readonly [string, Query, ReadonlyArray<string>]>)
    it(rule, () => {
      expect(found(query)).to.deep.equal(ids)
    })

  it('is ordered by any path, what has no value last', () => {
    expect(ordered('-name')).to.deep.equal(['b', 'a', 'c'])
    expect(ordered('sys.version')).to.deep.equal(['c', 'b', 'a'])
    expect(ordered('environment.sys.type,-sys.id')).to.deep.equal(['b', 'a', 'c'])
    expect(orderPlainly({})).to.equal(undefined)
  })
})
