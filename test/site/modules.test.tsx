import { expect } from 'chai'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { moduleTypes } from '../../domain/page.ts'
import type { SectionView } from '../../domain/page-view.ts'
import { E, pipe } from '../../domain/prelude.ts'
import { decoders } from '../../site/modules/decoders.ts'
import { Section } from '../../site/modules/section.tsx'
import { TextsContext } from '../../site/texts/context.ts'
import { textsOf } from '../../site/texts/texts.ts'

type Examples = { readonly [name: string]: { readonly [field: string]: unknown } }

const examplesOf = async (type: string): Promise<Examples> =>
  ((await import(`../../site/modules/${type}/example.ts`)) as { readonly examples: Examples }).examples

const decoded = (type: SectionView['type'], fields: unknown): object =>
  pipe(
    decoders[type](fields) as E.Either<ReadonlyArray<string>, object>,
    E.getOrElse((problems): object => expect.fail(problems.join('\n'))),
  )

const markup = (element: ReactElement): string =>
  renderToStaticMarkup(<TextsContext value={textsOf('en')}>{element}</TextsContext>)

const shown = async (type: SectionView['type'], example: string, first = false): Promise<string> => {
  const properties = decoded(type, (await examplesOf(type))[example])
  return markup(<Section section={{ id: 'home.part', type, properties }} first={first} verbose={false} />)
}

describe('every module', () => {
  for (const type of moduleTypes)
    it(`${type} shows each of its examples`, async () => {
      for (const [name, example] of Object.entries(await examplesOf(type))) {
        const properties = decoded(type, example)
        expect(JSON.parse(JSON.stringify(properties)), `${name} survives JSON`).to.deep.equal(properties)
        expect(JSON.stringify(properties), 'without the name that only editors see').not.to.contain('"data":{}')
        const html = markup(<Section section={{ id: 'home.part', type, properties }} verbose={false} />)
        expect(html, name).to.match(/^<section[^>]* id="home-part"/)
        expect(html, `${name} leaves no empty markup`).not.to.match(/<(ul|ol|p|div|h\d|table|tbody)(?: [^>]*)?><\/\1>/)
        expect(html).not.to.match(/undefined|\[object|NaN/)
        const named = /aria-labelledby="([^"]+)"/.exec(html)?.[1]
        if (named) expect(html, `${name} is labelled by its title`).to.contain(`id="${named}"`)
        const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
        expect(ids, `${name} uses an id once`).to.have.lengthOf(new Set(ids).size)
      }
    })

  it('names its entry above it when the website is verbose', () => {
    const section: SectionView = { id: 'home.hero', type: 'hero', properties: { title: 'Hello' } }
    expect(markup(<Section section={section} verbose={true} />)).to.contain('hero home.hero')
    expect(markup(<Section section={section} verbose={false} />)).not.to.contain('hero home.hero')
  })

  it('takes its anchor for an id', () => {
    const section: SectionView = { id: 'home.hero', anchor: 'welcome', type: 'hero', properties: { title: 'Hello' } }
    expect(markup(<Section section={section} verbose={false} />)).to.contain('<section class="hero" id="welcome"')
  })
})

describe('a hero', () => {
  it('shows the heading of the page when it comes first', async () => {
    expect(await shown('hero', 'full', true)).to.contain('<h1')
    expect(await shown('hero', 'full'))
      .to.contain('<h2')
      .and.not.to.contain('<h1')
  })

  it('fetches its picture at once when it comes first, and else when it comes near', async () => {
    expect(await shown('hero', 'pictured', true)).not.to.contain('loading="lazy"')
    expect(await shown('hero', 'pictured')).to.contain('loading="lazy"')
  })
})

describe('a form', () => {
  it('is left out when its answers can go nowhere, but for its title and text', async () => {
    const html = await shown('form', 'unsent')
    expect(html).to.contain('Write to us').and.to.contain('Mail us meanwhile.')
    expect(html).not.to.match(/<form|<input/)
  })

  it('labels every field, ties the hints to them, and says what need not be answered', async () => {
    const html = await shown('form', 'application')
    for (const [, id] of html.matchAll(/<(?:input|select|textarea)[^>]* id="([^"]+)"/g)) expect(html).to.contain(`for="${id}"`)
    for (const [, id] of html.matchAll(/aria-describedby="([^"]+)"/g)) expect(html).to.contain(`class="hint" id="${id}"`)
    expect(html).to.contain('Curriculum vitae<span class="optional"> (optional)')
    expect(html).to.match(/<input(?=[^>]* name="full-name")[^>]* required=""/)
  })

  it('sends files as files', async () => {
    expect(await shown('form', 'application')).to.contain('encType="multipart/form-data"')
    expect(await shown('form', 'buttonless')).not.to.contain('multipart')
  })

  it('can be sent even when its editors forgot the button', async () => {
    expect(await shown('form', 'buttonless')).to.match(/<button type="submit"[^>]*>Send</)
  })
})

describe('a carousel', () => {
  it('can be scrolled with the keyboard and says what it is', async () => {
    expect(await shown('carousel', 'convoy')).to.match(/role="group" aria-labelledby="home-part-title" tabindex="0"/)
  })
})

describe('a link to another website', () => {
  it('does not hand this page to it, and one to a page of ours stays here', async () => {
    expect(await shown('socials', 'channels')).to.contain('href="https://github.com/" rel="noopener"')
    expect(await shown('contacts', 'people')).to.contain('href="/en/contact/#route">')
  })
})
