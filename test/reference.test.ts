import { expect } from 'chai'
import { composites } from '../adapters/wire/manual.ts'
import { reference, writtenReference } from '../scripts/reference.ts'
import { calls } from './parity/calls/all.ts'

describe('the reference', () => {
  it('is what the tables say; npm run reference writes it anew', () => expect(writtenReference()).to.equal(reference()))

  it('has every operation of the platform', () => {
    const text = reference()
    for (const operation of Object.keys(calls)) {
      const [namespace, name] = [operation.slice(0, operation.lastIndexOf('.')), operation.split('.').at(-1)]
      if (namespace === 'raw') continue
      const section = text.split(`### ${namespace}\n`)[1]?.split('\n### ')[0]
      expect(section, operation).to.contain(`| ${name} |`)
    }
  })

  it('tells of no operation that is not there', () => {
    for (const operation of Object.keys(composites)) expect(Object.keys(calls)).to.include(operation)
  })
})
