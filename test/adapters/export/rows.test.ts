import { expect } from 'chai'
import fc from 'fast-check'
import { type Row, rowsIn, rowTable } from '../../../adapters/export/rows.ts'

const row = fc.record<Row>({
  kind: fc.constantFrom('Entry', 'Asset'),
  id: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 64 }),
  type: fc.option(fc.constantFrom('page', 'hero', 'text'), { nil: undefined }),
  hash: fc.string({ unit: fc.constantFrom(...'aZ09-_'), minLength: 16, maxLength: 16 }),
  file: fc.nat(9),
  start: fc.nat(Number.MAX_SAFE_INTEGER),
  length: fc.nat(2 ** 31),
})
const distinct = fc.uniqueArray(row, { selector: ({ kind, id }) => `${kind} ${id}`, maxLength: 200 })

const tableOf = (rows: ReadonlyArray<Row>) => {
  const table = rowTable()
  rows.forEach(table.add)
  return table
}

describe('where records lie', () => {
  it('is found again by kind and id, and in the order it was told', () => {
    fc.assert(
      fc.property(distinct, distinct, (rows, others) => {
        const done = tableOf(rows).done()
        if (!done) throw new Error('They are distinct.')
        const found = rowsIn(structuredClone(done))
        expect([...found]).to.deep.equal(rows)
        const places = rows.map(({ hash: _, ...place }) => place)
        for (const { kind, id } of [...rows, ...others])
          expect(found.find(kind, id)).to.deep.equal(places.find((each) => each.kind === kind && each.id === id))
      }),
    )
  })

  it('is nothing where two are the same, and what was cut off is forgotten', () => {
    fc.assert(
      fc.property(distinct, row, (rows, more) => {
        const table = tableOf(rows)
        table.add(more)
        table.add(more)
        expect(table.done()).to.equal(undefined)
        table.cut(rows.length)
        const done = table.done()
        expect(done && [...rowsIn(done)]).to.deep.equal(rows)
      }),
    )
  })
})
