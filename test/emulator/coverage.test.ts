import { expect } from 'chai'
import { coverage, writtenCoverage } from '../../scripts/coverage.ts'

describe('the coverage of the local platform', () => {
  it('is what the tour tells; npm run coverage writes it anew', () => expect(writtenCoverage()).to.equal(coverage()))

  it('leaves no operation unchecked', () => expect(coverage()).not.to.match(/\| no \|/))
})
