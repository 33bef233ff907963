import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import fc from 'fast-check'
import { writeJson } from '../../adapters/node/output/write-json.ts'
import { temporaryFolder } from '../data/folder.ts'

describe('JSON that is written piece by piece', () => {
  const file = join(temporaryFolder(), 'some.json')
  const written = (value: object): string => {
    writeJson(file, value)
    return readFileSync(file, 'utf8')
  }

  it('is what JSON.stringify gives', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        expect(written(value)).to.equal(JSON.stringify(value))
      }),
    )
    expect(written({ a: undefined, b: { c: undefined }, d: { e: { f: { g: { h: [1] } } } } })).to.equal(
      '{"b":{},"d":{"e":{"f":{"g":{"h":[1]}}}}}',
    )
  })

  it('is whole when it is more than what is written at once', () => {
    const many = Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`de kade ${at} €`, [at, 'woorden']]))
    expect(written({ files: many })).to.equal(JSON.stringify({ files: many }))
  })
})
