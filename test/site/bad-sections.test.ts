import { expect } from 'chai'
import { draft, expectOne, problemsAfter, set } from '../data/bad-input.ts'
import { entry, entryIn, link, links, richText } from '../data/export.ts'

describe('bad input', () => {
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

    it('content that fans out without end', async () => {
      const problems = await problemsAfter((site) => {
        for (let level = 0; level < 40; level++)
          site.entries.push(
            entry(`level-${level}`, 'layoutSections', { sections: links(`level-${level + 1}`, `level-${level + 1}`) }),
          )
        site.entries.push(entry('level-40', 'layoutSections', { sections: links('about.text') }))
        set(site, 'about', 'sections', { 'nl-BE': links('level-0') })
      })
      expect(problems.map(({ where }) => where)).to.deep.equal(['entry "about", nl-BE', 'entry "about", en-US'])
      expect(problems[0]?.what).to.equal('It embeds more than 10000 entries, counting every repetition.')
    })

    it('a layout without a header', async () => {
      const problems = await problemsAfter((site) => set(site, 'layout', 'header', {}))
      expect(problems[0]?.where).to.equal('entry "layout", nl-BE')
      expect(problems[0]?.what).to.contain('header: is missing')
    })

    it('privacy settings without a question', async () => {
      const problems = await problemsAfter((site) => {
        const words = { text: richText('Mag het?'), accept: 'Ja', decline: 'Nee', settings: 'Privacy' }
        site.entries.push(entry('privacy', 'websitePrivacy', { consent: true, ...words }))
        set(site, 'website', 'privacy', { 'nl-BE': link('privacy') })
      })
      expect(problems.map(({ where }) => where)).to.deep.equal(['entry "privacy", nl-BE', 'entry "privacy", en-US'])
      expect(problems[0]?.what).to.contain('title: is missing')
    })

    it('privacy settings that are a draft', async () => {
      const problems = await problemsAfter((site) => set(site, 'website', 'privacy', { 'nl-BE': link('privacy') }))
      expect(problems.map(({ where }) => where)).to.deep.equal([
        'entry "website", field "privacy", nl-BE',
        'entry "website", field "privacy", en-US',
      ])
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
      ['factsVacancy', 'country', 'Belgium'],
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
})
