import { expect } from 'chai'
import { findingsIn, foundAfter, plant } from './checked.ts'
import { smallWebsite } from './small-website.ts'

const about = 'nl/over-ons/index.html'
const place = (field: string) => ({ entry: 'about', field, locale: 'nl-BE' })

describe('the check of pages', () => {
  for (const [name, element] of [
    ['title', /<title>[^<]*<\/title>/],
    ['description', /<meta name="description"[^>]*>/],
  ] as const) {
    it(`finds a missing ${name}, and names the entry`, async () => {
      const [finding] = await foundAfter(name, (files) => plant(files, about, (html) => html.replace(element, '')))
      expect(finding).to.deep.include({
        severity: 'error',
        at: ['/nl/over-ons/'],
        place: place(name),
        what: `It has no ${name}.`,
      })
    })

    it(`finds a ${name} that another page has in the same language, not in another`, async () => {
      const change = (text: string, title: string) => text.replaceAll('Over ons', title)
      const [finding, ...others] = await foundAfter(`${name}-unique`, (files) =>
        plant(files, about, (html) =>
          name === 'title'
            ? html.replace('<title>Over ons', '<title>Welkom')
            : html.replace('content="Over ons', 'content="Welkom'),
        ),
      )
      expect(others).to.deep.equal([])
      expect(finding).to.deep.include({ place: place(name), at: ['/nl/over-ons/'] })
      expect(finding?.what).to.contain('that /nl/ has: "Welkom')
      const files = smallWebsite()
      plant(files, about, (html) => change(html, 'About us'))
      expect(await findingsIn(files)).to.deep.equal([])
    })
  }

  it('warns of a title that is too long, not counting the name of the website', async () => {
    const long = 'w'.repeat(60)
    const files = smallWebsite()
    plant(files, about, (html) => html.replace('<title>Over ons', `<title>${long}`))
    expect(await findingsIn(files)).to.deep.equal([])
    const [finding] = await foundAfter('title-length', (files) =>
      plant(files, about, (html) => html.replace('<title>Over ons', `<title>${long}w`)),
    )
    expect(finding).to.deep.include({
      severity: 'warning',
      place: place('title'),
      what: `The title has 61 characters: "${long}w".`,
    })
  })

  it('warns of a description that is too long', async () => {
    const [finding] = await foundAfter('description-length', (files) =>
      plant(files, about, (html) => html.replace(', in het kort.', 'w'.repeat(153))),
    )
    expect(finding).to.deep.include({ severity: 'warning', place: place('description') })
    expect(finding?.what).to.contain('has 161 characters')
  })

  it('finds a picture without a size, and the entry that shows it', async () => {
    const [finding] = await foundAfter('picture-size', (files) =>
      plant(files, about, (html) => html.replace('width="640" height="480"', 'width="100%"')),
    )
    expect(finding).to.deep.include({
      place: { entry: 'about.tile', field: 'media', locale: 'nl-BE' },
      what: 'The picture /assets/kaai.png does not say how wide and high it is.',
    })
  })

  it('finds a picture without an alternative text, but not one that is empty', async () => {
    const [finding] = await foundAfter('picture-text', (files) =>
      plant(files, about, (html) => html.replace(' alt="De kaai"', '')),
    )
    expect(finding).to.deep.include({ place: { entry: 'about.tile', field: 'media', locale: 'nl-BE' } })
    const files = smallWebsite()
    plant(files, about, (html) => html.replace('alt="De kaai"', 'alt=""'))
    expect(await findingsIn(files)).to.deep.equal([])
  })

  it('finds a page without a first heading, and one with two', async () => {
    const [none] = await foundAfter('heading-first', (files) => plant(files, about, (html) => html.replace(/<h1>.*<\/h1>/, '')))
    expect(none?.what).to.equal('It has no heading of the first level (h1).')
    const [two] = await foundAfter('heading-first', (files) =>
      plant(files, about, (html) => html.replace('<h2 id="werk">Werk</h2>', '<h1 id="werk">Werk</h1><h2>Werk</h2>')),
    )
    expect(two).to.deep.include({
      what: 'It has 2 headings of the first level: "Over ons", "Werk".',
      place: { entry: 'about.text', field: 'text', locale: 'nl-BE' },
    })
  })

  it('finds a heading that skips a level, wherever its text is bold or not', async () => {
    const [finding] = await foundAfter('heading-order', (files) =>
      plant(files, about, (html) => html.replace('<h2 id="werk">Werk</h2>', '<h3 id="werk">We<b>rk</b></h3>')),
    )
    expect(finding).to.deep.include({
      place: { entry: 'about.text', field: 'text', locale: 'nl-BE' },
      what: 'The heading "Werk" is of level 3, below "Over ons" of level 1.',
      remedy: 'Make it a heading of level 2.',
    })
  })

  it('finds a page without a main part, and one with two', async () => {
    const [none] = await foundAfter('main', (files) =>
      plant(files, about, (html) => html.replace('<main id="main">', '<div id="main">')),
    )
    expect(none?.what).to.equal('It has no main element.')
    const [two] = await foundAfter('main', (files) =>
      plant(files, about, (html) => html.replace('<footer>', '<main></main><footer>')),
    )
    expect(two?.what).to.equal('It has 2 main elements.')
  })

  it('finds an id that stands on a page twice, and the section that it is named after', async () => {
    const [finding, ...others] = await foundAfter('id', (files) =>
      plant(files, about, (html) => html.replace('<footer>', '<div id="about-text"></div><div id="about-text"></div><footer>')),
    )
    expect(others).to.deep.equal([])
    expect(finding).to.deep.include({
      place: { entry: 'about.text', locale: 'nl-BE' },
      what: 'The id "about-text" stands on it more than once.',
    })
  })

  it('asks nothing of a document that only leads on', async () => {
    const files = smallWebsite()
    plant(files, 'index.html', (html) => html.replace('<title>Kade</title>', ''))
    expect(await findingsIn(files)).to.deep.equal([])
  })
})
