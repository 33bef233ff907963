import { expect } from 'chai'
import { parameterIn, queryOf } from '../../site/browser/query.ts'

describe('a query string', () => {
  it('is read as the library reads it that section 9 has its limits from', () => {
    expect(queryOf('?a=1&b[c]=2&d[]=3&d[]=4')).to.deep.equal({ a: '1', b: { c: '2' }, d: ['3', '4'] })
    expect(queryOf('')).to.deep.equal({})
  })

  it('has lists of 20 items at most: beyond, places become names', () => {
    expect(queryOf('a[19]=x').a).to.be.an('array')
    expect(queryOf('a[21]=x').a).to.deep.equal({ 21: 'x' })
  })

  it('is 5 levels deep at most: what is deeper stays one name', () => {
    expect(JSON.stringify(queryOf('a[b][c][d][e][f]=x'))).to.equal('{"a":{"b":{"c":{"d":{"e":{"f":"x"}}}}}}')
    expect(JSON.stringify(queryOf('a[b][c][d][e][f][g]=x'))).to.equal('{"a":{"b":{"c":{"d":{"e":{"f":{"[g]":"x"}}}}}}}')
  })

  it('has 1000 parameters at most', () => {
    const many = Array.from({ length: 1200 }, (_, index) => `p${index}=1`).join('&')
    expect(Object.keys(queryOf(many))).to.have.lengthOf(1000)
  })

  it('has no say in what objects are', () => {
    expect(({} as { polluted?: string }).polluted).to.equal(undefined)
    queryOf('__proto__[polluted]=yes&constructor[prototype][polluted]=yes')
    expect(({} as { polluted?: string }).polluted).to.equal(undefined)
  })

  it('gives one parameter as a text, or none', () => {
    expect(parameterIn('?filter=people', 'filter')).to.equal('people')
    expect(parameterIn('?filter[]=people', 'filter')).to.equal(undefined)
    expect(parameterIn('?other=1', 'filter')).to.equal(undefined)
  })
})
