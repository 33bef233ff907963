import { randomBytes } from 'node:crypto'
import { expect } from 'chai'
import { findingsIn, foundAfter, plant } from './checked.ts'
import { smallWebsite } from './small-website.ts'

const about = 'nl/over-ons/index.html'
/** What no compression makes smaller. */
const noise = (bytes: number): string => randomBytes(bytes / 2).toString('hex')

describe('the check of weights', () => {
  it('finds a document that is too heavy as it is sent, not as it is written', async () => {
    const files = smallWebsite()
    plant(files, about, (html) => html.replace('<p>', `<p>${'kaai '.repeat(20_000)}`))
    expect(await findingsIn(files)).to.deep.equal([])
    const [finding] = await foundAfter('weight', (files) =>
      plant(files, about, (html) => html.replace('<p>', `<p>${noise(60_000)}`)),
    )
    expect(finding?.at).to.deep.equal(['/nl/over-ons/'])
    expect(finding?.what).to.match(/^It weighs 3\d\.\d kB; the budget of the document of a page is 20\.0 kB\.$/)
    expect(finding?.remedy).to.contain('--budget-html')
  })

  it('finds the data of a page that is too heavy, and names the page', async () => {
    const [finding] = await foundAfter('weight', (files) =>
      plant(files, 'nl/over-ons/_payload.json', (json) => json.replace('Lees', noise(60_000))),
    )
    expect(finding?.at).to.deep.equal(['/nl/over-ons/'])
    expect(finding?.what).to.contain('the budget of the data of a page')
  })

  it('finds style sheets and scripts that are too heavy together, once for all pages', async () => {
    for (const [file, budget] of [
      ['assets/site.css', 'css'],
      ['assets/site.js', 'scripts'],
    ] as const) {
      const findings = await foundAfter('weight', (files) => plant(files, file, (text) => `${text}/*${noise(60_000)}*/`))
      expect(findings).to.have.length(1)
      expect(findings[0]?.at).to.have.length(6)
      expect(findings[0]?.remedy).to.contain(`--budget-${budget}`)
    }
  })

  it('finds that all fonts are too heavy together', async () => {
    const [finding] = await foundAfter('weight', (files) => {
      for (const name of ['a', 'b']) files[`assets/${name}.woff2`] = noise(40_000)
    })
    expect(finding?.what).to.equal('It weighs 80.0 kB; the budget of all fonts is 70.0 kB.')
  })

  it('finds pictures that are too heavy', async () => {
    const findings = await foundAfter('weight', (files) => {
      files['assets/covers/a-share.png'] = noise(200_000)
      files['assets/covers/a-card.svg'] = noise(10_000)
    })
    expect(findings.map(({ at }) => at[0])).to.deep.equal(['/assets/covers/a-share.png', '/assets/covers/a-card.svg'])
  })

  it('takes other budgets', async () => {
    const files = smallWebsite()
    plant(files, about, (html) => html.replace('<p>', `<p>${noise(60_000)}`))
    expect(await findingsIn(files, { html: 50_000 })).to.deep.equal([])
    await foundAfter('weight', () => undefined, { css: 5 })
  })
})
