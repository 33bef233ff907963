import { expect } from 'chai'
import type { Explanation } from '../../domain/problem.ts'
import { both, type ExportJson, entry, entryIn, link, links, page, richText, smallExport } from '../data/export.ts'
import { problemsOf } from '../data/site.ts'

/** The problems after one change to a small website that has none. */
const problemsAfter = async (change: (site: ExportJson) => void): Promise<ReadonlyArray<Explanation>> => {
  const site = smallExport()
  change(site)
  return problemsOf(site)
}

const draft = (site: ExportJson, id: string): void => {
  delete entryIn(site, id).sys.publishedVersion
}

const set = (site: ExportJson, id: string, field: string, value: { [locale: string]: unknown }): void => {
  entryIn(site, id).fields[field] = value
}

/** One problem whose place and words are these. */
const expectOne = (problems: ReadonlyArray<Explanation>, where: string, what: string | RegExp, remedy: RegExp): void => {
  expect(problems.map((problem) => problem.where)).to.deep.equal([where])
  expect(problems[0]?.what).to.match(typeof what === 'string' ? new RegExp(what.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) : what)
  expect(problems[0]?.remedy).to.match(remedy)
}

describe('bad input', () => {
  it('is not what the small website has', async () => {
    expect(await problemsAfter(() => undefined)).to.deep.equal([])
  })

  describe('of the website record', () => {
    it('missing', async () => {
      const problems = await problemsAfter((site) => draft(site, 'website'))
      expect(problems).to.deep.equal([
        { what: 'The content has no website record.', remedy: 'Create and publish one entry of the content type "website".' },
      ])
    })

    it('doubled', async () => {
      const problems = await problemsAfter((site) =>
        site.entries.push({ ...entryIn(site, 'website'), sys: { ...entryIn(site, 'website').sys, id: 'website-2' } }),
      )
      expect(problems.map(({ what }) => what)).to.deep.equal(['The content has 2 website records: "website", "website-2".'])
    })

    it('without a title, a home page or a template', async () => {
      const problems = await problemsAfter((site) => {
        entryIn(site, 'website').fields = {}
      })
      expect(problems.map(({ where }) => where)).to.include.members([
        'entry "website", field "title", nl-BE',
        'entry "website", field "defaultPage", nl-BE',
        'entry "website", field "failurePage", en-US',
        'entry "website", field "template", en-US',
      ])
    })

    it('with a home page that is a draft', async () => {
      const problems = await problemsAfter((site) => draft(site, 'home'))
      expect(problems.map(({ where }) => where)).to.deep.equal([
        'entry "website", field "defaultPage", nl-BE',
        'entry "website", field "defaultPage", en-US',
      ])
    })
  })

  describe('of the page tree', () => {
    it('a child that does not exist', async () => {
      const problems = await problemsAfter((site) => set(site, 'home', 'pages', { 'nl-BE': links('about', 'nowhere') }))
      expect(problems.map(({ where }) => where)).to.deep.equal([
        'entry "home", field "pages", nl-BE',
        'entry "home", field "pages", en-US',
      ])
      expect(problems[0]).to.include({
        what: 'It links to the entry "nowhere", which does not exist or is a draft.',
        remedy: 'Publish "nowhere", or remove the link.',
      })
    })

    it('a child that is a draft', async () => {
      const problems = await problemsAfter((site) => draft(site, 'story'))
      expect(problems[0]?.where).to.equal('entry "about", field "pages", nl-BE')
      expect(problems[0]?.what).to.contain('"story", which does not exist or is a draft')
    })

    it('a child that is archived', async () => {
      const problems = await problemsAfter((site) => {
        entryIn(site, 'story').sys.archivedVersion = 3
      })
      expect(problems[0]?.what).to.contain('"story"')
    })

    it('a child that is no page', async () => {
      const problems = await problemsAfter((site) => set(site, 'about', 'pages', { 'nl-BE': links('story', 'about.text') }))
      expect(problems[0]?.what).to.equal('It links to "about.text", which is a moduleParagraphs; expected: a page.')
    })

    it('a cycle', async () => {
      const problems = await problemsAfter((site) => set(site, 'story', 'pages', { 'nl-BE': links('about') }))
      expect(problems[0]).to.deep.include({ where: 'entry "story", field "pages", nl-BE' })
      expect(problems[0]?.what).to.equal('The page tree runs in a circle: "about" → "story" → "about".')
    })

    it('a page below two others', async () => {
      const problems = await problemsAfter((site) => set(site, 'home', 'pages', { 'nl-BE': links('about', 'story') }))
      expect(problems.map(({ what }) => what).join()).to.contain('The page "story" already stands below')
    })

    it('two pages with one path', async () => {
      const problems = await problemsAfter((site) => {
        site.entries.push(page('twin', ['over-ons', 'twin']))
        set(site, 'home', 'pages', { 'nl-BE': links('about', 'twin') })
      })
      expectOne(
        problems,
        'entry "twin", field "slug", nl-BE',
        'Its path /nl/over-ons/ is also that of the page "about".',
        /another slug/,
      )
    })
  })

  describe('of slugs', () => {
    for (const slug of ['..', '.', 'a/b', 'News', 'two words', 'a--b', '-a', 'é', 'a\\b', '%2e%2e', 'a?b', 'a'.repeat(129)])
      it(`${JSON.stringify(slug.length > 20 ? `${slug.slice(0, 20)}…` : slug)} is refused`, async () => {
        const problems = await problemsAfter((site) => set(site, 'story', 'slug', { 'nl-BE': slug, 'en-US': 'story' }))
        expectOne(
          problems,
          'entry "story", field "slug", nl-BE',
          `The slug ${JSON.stringify(slug)} is not one clean path segment.`,
          /lower-case letters/,
        )
      })

    for (const slug of ['', '   '])
      it(`${JSON.stringify(slug)} counts as empty`, async () => {
        const problems = await problemsAfter((site) => set(site, 'story', 'slug', { 'nl-BE': 'verhaal', 'en-US': slug }))
        expectOne(problems, 'entry "story", field "slug", en-US', 'The field is empty in this locale', /Fill it in/)
      })
  })

  describe('of translations', () => {
    it('a page that has a title in a language, but no description', async () => {
      const problems = await problemsAfter((site) => set(site, 'story', 'description', { 'nl-BE': 'Over ons.' }))
      expectOne(problems, 'entry "story", field "description", en-US', 'The field is empty in this locale', /Fill it in/)
    })

    it('a home page that is missing in a language', async () => {
      const problems = await problemsAfter((site) => {
        for (const field of ['title', 'description', 'slug']) delete entryIn(site, 'home').fields[field]?.['en-US']
      })
      expectOne(
        problems,
        'entry "home", en-US',
        'It has no translation in en-US, but it is the home page.',
        /title, description and slug/,
      )
    })

    it('a single link to a page that is not translated', async () => {
      const problems = await problemsAfter((site) => {
        for (const field of ['title', 'description', 'slug']) delete entryIn(site, 'about').fields[field]?.['en-US']
      })
      expectOne(problems, 'entry "layout", en-US', 'links to the page "about", which has no address in en-US', /translate it/)
    })
  })

  describe('of sections', () => {
    it('fields that do not decode', async () => {
      const problems = await problemsAfter((site) =>
        set(site, 'about.text', 'text', { 'nl-BE': 'not rich', 'en-US': richText('Fine.') }),
      )
      expectOne(
        problems,
        'entry "about.text", nl-BE',
        'The paragraphs on /nl/over-ons/ cannot be shown:\n  - text: expected',
        /Correct these fields/,
      )
    })

    it('a required field that is missing in one language', async () => {
      const problems = await problemsAfter((site) => set(site, 'about.text', 'text', { 'nl-BE': richText('Goed.') }))
      expectOne(problems, 'entry "about.text", en-US', 'text: is missing', /Correct these fields/)
    })

    it('a section that is a draft', async () => {
      const problems = await problemsAfter((site) => draft(site, 'about.text'))
      expect(problems[0]).to.deep.include({ where: 'entry "about", field "sections", nl-BE' })
    })

    it('a section that is no module', async () => {
      const problems = await problemsAfter((site) => set(site, 'about', 'sections', { 'nl-BE': links('to-about') }))
      expect(problems[0]?.what).to.equal('It links to "to-about", which is a sharedLink; expected: a module.')
    })

    it('an asset without a file', async () => {
      const problems = await problemsAfter((site) => {
        site.assets.push({
          sys: { ...entryIn(site, 'about').sys, id: 'picture', type: 'Asset' },
          fields: { title: { 'nl-BE': 'Foto' } },
        })
        delete site.assets[0]?.sys.contentType
        const embedded = {
          nodeType: 'embedded-asset-block',
          data: { target: { sys: { type: 'Link', linkType: 'Asset', id: 'picture' } } },
          content: [],
        }
        set(site, 'about.text', 'text', {
          'nl-BE': { nodeType: 'document', data: {}, content: [embedded] },
          'en-US': richText('Fine.'),
        })
      })
      expect(problems[0]?.where).to.equal('entry "picture", field "file", nl-BE')
    })

    it('content that contains itself', async () => {
      const problems = await problemsAfter((site) => {
        site.entries.push(entry('group', 'layoutSections', { sections: links('group') }))
        set(site, 'about', 'sections', { 'nl-BE': links('group') })
      })
      expect(problems[0]?.what).to.equal('Its content contains itself: "group" → "group".')
    })

    it('a layout without a header', async () => {
      const problems = await problemsAfter((site) => set(site, 'layout', 'header', {}))
      expect(problems[0]?.where).to.equal('entry "layout", nl-BE')
      expect(problems[0]?.what).to.contain('header: is missing')
    })

    it('facts with a field missing', async () => {
      const problems = await problemsAfter((site) => {
        site.entries.push(entry('story.facts', 'factsArticle', { authors: [] }))
        set(site, 'story', 'facts', { 'nl-BE': link('story.facts') })
      })
      expect(problems[0]?.where).to.equal('entry "story.facts", field "published", nl-BE')
    })
  })

  describe('of facts', () => {
    for (const [type, field, value] of [
      ['factsArticle', 'published', 'soon'],
      ['factsPartner', 'url', 'javascript:alert(1)'],
      ['factsPartner', 'url', 'https://'],
      ['factsVacancy', 'employment', 'sometimes'],
      ['factsCase', 'customer', 7],
    ] as const)
      it(`${type}.${field} ${JSON.stringify(value)} is refused`, async () => {
        const problems = await problemsAfter((site) => {
          const whole = {
            published: '2024-01-01',
            kind: 'Search',
            team: 'a',
            location: 'b',
            employment: 'INTERN',
            posted: '2024-01-01',
            customer: 'c',
            sector: 'd',
          }
          site.entries.push(entry('story.facts', type, { ...whole, [field]: value }))
          set(site, 'story', 'facts', { 'nl-BE': link('story.facts') })
        })
        expect(problems[0]?.where).to.equal(`entry "story.facts", field "${field}", nl-BE`)
      })
  })

  describe('of locales', () => {
    it('none that is the default', async () => {
      const problems = await problemsAfter((site) => {
        for (const locale of site.locales) locale.default = false
      })
      expect(problems[0]?.what).to.equal('None of the locales (nl-BE, en-US) is the default one.')
    })

    it('two of one language', async () => {
      const problems = await problemsAfter((site) =>
        site.locales.push({ code: 'nl-NL', name: 'Nederlands', default: false, fallbackCode: null }),
      )
      expect(problems[0]?.what).to.equal('The locales nl-BE and nl-NL would both live under /nl/.')
    })

    it('one that the website has no texts for', async () => {
      const problems = await problemsAfter((site) =>
        site.locales.push({ code: 'fr-BE', name: 'Français', default: false, fallbackCode: 'nl-BE' }),
      )
      expect(problems[0]?.what).to.equal('The website has no interface texts for fr-BE.')
    })
  })

  it('is reported all together, each problem once', async () => {
    const problems = await problemsAfter((site) => {
      set(site, 'home', 'pages', { 'nl-BE': links('about', 'nowhere') })
      set(site, 'home', 'description', { 'nl-BE': 'Hier.' })
      set(site, 'story', 'slug', { 'nl-BE': 'Een Verhaal', 'en-US': 'story' })
      set(site, 'about.text', 'text', { 'nl-BE': richText('Goed.') })
      site.entries.push(entry('about.cards', 'moduleCards', { title: both('Kaarten', 'Cards'), pages: links('gone') }))
      set(site, 'about', 'sections', { 'nl-BE': links('about.text', 'about.cards') })
    })
    expect(problems.map(({ where }) => where)).to.have.members([
      'entry "home", field "pages", nl-BE',
      'entry "home", field "pages", en-US',
      'entry "home", field "description", en-US',
      'entry "story", field "slug", nl-BE',
      'entry "about.cards", field "pages", nl-BE',
      'entry "about.cards", field "pages", en-US',
      'entry "about.text", en-US',
    ])
  })
})
