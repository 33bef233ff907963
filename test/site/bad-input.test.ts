import { expect } from 'chai'
import { draft, expectOne, problemsAfter, set } from '../data/bad-input.ts'
import { both, entry, entryIn, links, page, richText } from '../data/export.ts'

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
