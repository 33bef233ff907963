import { expect } from 'chai'
import type { Locale } from '../../domain/locale.ts'
import type { Page } from '../../domain/page.ts'
import { O, TH } from '../../domain/prelude.ts'
import type { Content } from '../../ports/content.ts'
import { success } from '../data/outcome.ts'

const nl: Locale = { code: 'nl', iso: 'nl-BE', default: true }
const en: Locale = { code: 'en', iso: 'en-US', default: false }

/** What every source of content promises, told with the small website of test/data/export.ts. */
export const describeContent = (source: string, make: () => Content) =>
  describe(`content ${source}`, () => {
    const pageOf = async (id: string, locale: Locale): Promise<Page | undefined> => {
      const read = await make().pages.byId(id, locale)()
      if (!TH.isRight(read)) throw new Error(JSON.stringify(read))
      return O.toUndefined(read.right)
    }

    it('has its languages, the default one first', async () => {
      expect(await success(make().locales.all)).to.deep.equal([nl, en])
    })

    it('has one website in each language', async () => {
      const { websites } = make()
      expect(await success(websites.current(nl))).to.deep.equal({
        id: 'website',
        text: { title: 'Kade' },
        page: { default: 'home', failure: 'lost' },
        template: 'layout',
        verbose: false,
      })
      expect((await success(websites.current(en))).text).to.deep.equal({ title: 'Quay', tagline: 'On the move' })
    })

    it('gives a page in the language asked for', async () => {
      expect(await pageOf('about', en)).to.deep.include({
        id: 'about',
        text: { title: 'about (en)', description: 'About about.' },
        slug: 'about-us',
        root: false,
        pages: ['story'],
        updated: '2024-01-01T00:00:00.000Z',
      })
      expect((await pageOf('about', nl))?.slug).to.equal('over-ons')
    })

    it('gives the sections of a page with their fields', async () => {
      const sections = (await pageOf('about', nl))?.sections ?? []
      expect(sections.map(({ id, type }) => [id, type])).to.deep.equal([['about.text', 'paragraphs']])
      expect(JSON.stringify(sections[0]?.fields)).to.contain('Wij zijn de kade.')
    })

    it('gives the layout template with its links followed', async () => {
      const template = await success(make().websites.template('layout', en))
      expect(template).to.include({ kind: 'entry', id: 'layout', type: 'layoutTemplate' })
      expect(JSON.stringify(template.fields)).to.contain('About us').and.to.contain('{"kind":"page","id":"about"}')
    })

    it('says that a page does not exist', async () => {
      const read = await make().pages.byId('nowhere', nl)()
      expect(TH.isLeft(read) && read.left).to.deep.equal([{ _tag: 'NoPage', page: 'nowhere' }])
    })

    it('has nothing where a page is not translated', async () => {
      expect(await pageOf('only-dutch', en)).to.equal(undefined)
      expect((await pageOf('only-dutch', nl))?.slug).to.equal('alleen-nederlands')
    })
  })
