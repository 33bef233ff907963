import { expect } from 'chai'
import { rewrite } from '../../domain/rewrite.ts'

describe('rewriting a value', () => {
  const link = { link: 'a' }
  const follow = (value: object) => ('link' in value ? { by: value.link === 'a' ? { found: true } : undefined } : undefined)

  it('replaces what is to be replaced, however deep it is', () => {
    expect(rewrite({ one: [{ two: link }], three: 3 }, follow)).to.deep.equal({ one: [{ two: { found: true } }], three: 3 })
  })

  it('leaves what holds nothing of it as the very same object', () => {
    const untouched = { words: [{ nodeType: 'text', value: 'x' }] }
    const whole = { untouched, to: link }
    const rewritten = rewrite(whole, follow) as typeof whole
    expect(rewritten.untouched).to.equal(untouched)
    expect(rewrite(untouched, follow)).to.equal(untouched)
    expect(whole.to, 'what was given is as it was').to.equal(link)
  })

  it('drops what nothing stands for, from lists and from objects', () => {
    expect(rewrite({ list: [1, { link: 'gone' }, 2], gone: { link: 'gone' } }, follow)).to.deep.equal({ list: [1, 2] })
  })

  it('says whether it was found in a list', () => {
    const seen: Array<boolean> = []
    rewrite({ a: link, b: [link] }, (value, inList) => {
      if ('link' in value) seen.push(inList)
      return undefined
    })
    expect(seen).to.deep.equal([false, true])
  })
})
