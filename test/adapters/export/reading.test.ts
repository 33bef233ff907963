import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import fc from 'fast-check'
import { NotJson } from '../../../adapters/export/json.ts'
import { elementsOf } from '../../../adapters/export/reading.ts'
import { temporaryFolder } from '../../data/folder.ts'

describe('the elements of a JSON file', () => {
  const file = join(temporaryFolder(), 'export.json')

  const read = (text: string, careful = false) => {
    writeFileSync(file, text)
    const found: Array<readonly [string, unknown]> = []
    // What is found is valid until the next one is asked for.
    for (const { list, bytes, start } of elementsOf(file, careful)) {
      const there = Buffer.from(text).subarray(start, start + bytes.length)
      expect(there.equals(bytes), 'where it lies').to.equal(true)
      found.push([list, JSON.parse(bytes.toString())])
    }
    return found
  }

  const awkward = [{ a: '"}],{[\\"\\\\' }, { 'b "': { c: [[], {}, [{ d: '\u2028🚢\n' }]] } }, {}, { e: null, f: -1.5e9, g: true }]
  const expected = awkward.map((element) => ['entries', element])

  for (const indent of [0, 1, 2, 4, '\t'])
    for (const careful of [false, true])
      it(`are found ${careful ? 'with care ' : ''}where it is indented by ${JSON.stringify(indent)}`, () => {
        expect(
          read(JSON.stringify({ skipped: { entries: [1] }, entries: awkward, none: [], last: 1 }, null, indent), careful),
        ).to.deep.equal(expected)
      })

  it('are found whatever they are, beyond what is read at once', () => {
    const long = Array.from({ length: 40 }, (_, index) => ({ id: index, text: 'é"\\'.repeat(100_000) }))
    expect(read(JSON.stringify({ entries: long }, null, 2))).to.deep.equal(long.map((element) => ['entries', element]))
    const longest = { text: 'x'.repeat(20_000_000) }
    expect(read(JSON.stringify({ entries: [longest] }))).to.deep.equal([['entries', longest]])
  })

  it('are those that JSON.parse finds, in any file, however it is written', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.array(fc.jsonValue())), fc.constantFrom(0, 2), (json, indent) => {
        const plain = JSON.parse(JSON.stringify(json))
        const all = Object.entries(plain).flatMap(([list, elements]) =>
          (elements as Array<unknown>).map((element) => [list, element]),
        )
        expect(read(JSON.stringify(plain, null, indent), true)).to.deep.equal(all)
      }),
      { numRuns: 150 },
    )
  })

  for (const [what, text] of [
    ['nothing', ''],
    ['a list', '[1, 2]'],
    ['what ends too early', '{"entries": [{"a": 1}'],
    ['what ends inside a text', '{"entries": [{"a": "b'],
    ['what goes on', '{"entries": []} {}'],
    ['a missing comma', '{"entries": [{} {}]}'],
    ['a missing colon', '{"entries" [{}]}'],
  ] as const)
    it(`refuses ${what}`, () => {
      expect(() => read(text, true)).to.throw(NotJson)
    })
})
