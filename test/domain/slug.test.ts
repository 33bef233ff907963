import { expect } from 'chai'
import fc from 'fast-check'
import { slugOf } from '../../domain/slug.ts'

describe('a slug', () => {
  const spelled: ReadonlyArray<readonly [text: string, slug: string]> = [
    ['Één prijs, twee landen', 'een-prijs-twee-landen'],
    ['B2B & PIM: a 2nd look', 'b2b-pim-a-2nd-look'],
    ['  Straße — Łódź ', 'straße-łodz'],
    ['日本語 123', '日本語-123'],
    ['\u212Aelvin', 'kelvin'],
    ['!?', ''],
    ['', ''],
  ]
  for (const [text, slug] of spelled) it(`of "${text}" is "${slug}"`, () => expect(slugOf(text)).to.equal(slug))

  it('has letters and numbers, of whatever script, and single hyphens in between', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (text) => {
        expect(slugOf(text)).to.match(/^([\p{L}\p{N}]+(-[\p{L}\p{N}]+)*)?$/u)
        // What is said beside it changes nothing of it.
        expect(slugOf(`${text} é`)).to.equal([slugOf(text), 'e'].filter(Boolean).join('-'))
      }),
    )
  })
})
