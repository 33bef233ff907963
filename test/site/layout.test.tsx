import { expect } from 'chai'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Meta } from '../../domain/meta.ts'
import type { PageView } from '../../domain/page-view.ts'
import { E, pipe } from '../../domain/prelude.ts'
import { document, entry, item, linkOut, linkTo, page, paragraph } from '../../site/fields/sample.ts'
import { decodeLayout, decodePrivacy, type Privacy } from '../../site/layout/fields.ts'
import { Layout } from '../../site/layout/layout.tsx'
import { Page } from '../../site/page/page.tsx'

const nl = { code: 'nl', iso: 'nl-BE', default: true }
const en = { code: 'en', iso: 'en-US', default: false }
const news = page('news', 'News', 'What happened.')
const cases = page('cases', 'Cases', 'What we made.')
const article = (id: string, published: string) =>
  page(`news/${id}`, id, `About ${id}.`, { kind: 'article', published, authors: [], topics: [] })

const navigation = entry('layoutNavigation', {
  label: 'Main',
  links: [linkTo('News', news), linkTo('Cases', cases), linkOut('Shop', 'https://shop.example')],
  breadcrumbs: entry('layoutBreadcrumbs', { label: 'You are here' }),
})

const layout = pipe(
  decodeLayout({
    header: entry('layoutHeader', { navigation, locales: entry('layoutLocales', { label: 'Language' }) }),
    footer: entry('layoutFooter', { text: document(paragraph('On the quay.')), legal: '© Noordkade' }),
    announcement: entry('moduleAnnouncement', { text: 'We moved.' }),
    modal: entry('layoutModal', { title: 'Your privacy', text: document(paragraph('We leave you alone.')), close: 'Enough' }),
    sections: entry('layoutSections', {
      sections: [entry('module', { anchor: 'ask', module: entry('moduleContacts', { title: 'Ask us' }) })],
    }),
  }),
  E.getOrElse((problems): object => expect.fail(problems.join('\n'))),
)

const privacy = pipe(
  decodePrivacy({
    consent: true,
    title: 'May we?',
    text: document(paragraph('We would like to count.')),
    accept: 'Yes',
    decline: 'No',
    settings: 'Privacy settings',
  }),
  E.getOrElse((problems): Privacy => expect.fail(problems.join('\n'))),
)

const view: PageView = {
  id: 'home',
  name: 'home___en-US___default',
  path: '/en/',
  kind: 'page',
  locale: en,
  title: 'Noordkade',
  description: 'B2B commerce.',
  root: true,
  updated: '2026-01-01T00:00:00.000Z',
  cover: 'services-home',
  nearby: { related: [] },
  trail: [],
  translations: [
    { locale: nl, path: '/nl/' },
    { locale: en, path: '/en/' },
  ],
  sections: [],
  children: [],
  meta: { verbose: false } as Meta,
}

const home = { title: 'Home', path: '/en/' }
const markup = (element: ReactElement) => renderToStaticMarkup(element)
const shown = (changes: Partial<PageView> = {}, settings: Privacy | null = privacy): string => {
  const page = { ...view, ...changes }
  return markup(
    <Layout brand="Noordkade" layout={layout} privacy={settings ?? undefined} page={page}>
      <Page page={page} />
    </Layout>,
  )
}

describe('the layout', () => {
  it('begins with a way past itself', () => {
    const html = shown()
    expect(html).to.match(/^(?:<link[^>]+>)*<a class="skip" href="#main">Skip to content<\/a>/)
    expect(html).to.contain('<main id="main" tabindex="-1">')
  })

  it('marks the page one is on, and more quietly the part it belongs to', () => {
    expect(shown({ path: '/en/news/', trail: [home] })).to.contain('<a href="/en/news/" aria-current="page">News</a>')
    const inside = shown({ path: '/en/news/a/', trail: [home, { title: 'News', path: '/en/news/' }] })
    expect(inside).to.contain('<a href="/en/news/" aria-current="true">News</a>')
    expect(inside).to.contain('<a href="/en/cases/">Cases</a>')
  })

  it('has a menu that opens without script', () => {
    expect(shown()).to.match(/<details class="menu"><summary>Menu<\/summary>.*<a href="\/en\/news\/">News<\/a>/)
  })

  it('leads to this page in its other languages, each in its own words', () => {
    expect(shown()).to.contain('<li lang="nl-BE"><a href="/nl/" hrefLang="nl-BE" rel="alternate">Nederlands</a></li>')
    expect(shown()).to.contain('<li lang="en-US"><span aria-current="true">English</span></li>')
    expect(shown({ translations: [{ locale: en, path: '/en/' }] })).not.to.contain('class="locales"')
  })

  it('speaks the language of the page', () => {
    expect(shown({ locale: nl }))
      .to.contain('Naar de inhoud')
      .and.to.contain('href="/nl/feed.xml"')
  })

  it('shows the way back, but on the home page and where nothing is found', () => {
    const html = shown({ path: '/en/news/', title: 'News', trail: [home] })
    expect(html).to.contain('<li><a href="/en/">Home</a></li><li><span aria-current="page">News</span></li>')
    expect(shown()).not.to.contain('breadcrumbs')
    expect(shown({ kind: 'failure', path: '/en/404.html' })).not.to.contain('breadcrumbs')
  })

  it('closes every page in the same way, but the one where nothing is found', () => {
    expect(shown()).to.contain('<section class="contacts" id="ask"')
    expect(shown({ kind: 'failure' })).not.to.contain('Ask us')
  })

  it('does not close a page with what it shows already', () => {
    const contacts = { id: 'home.contacts', anchor: 'ask', type: 'contacts' as const, properties: { title: 'Ask us' } }
    expect(shown({ sections: [contacts] }).match(/id="ask"/g)).to.have.lengthOf(1)
  })
})

describe('privacy', () => {
  const opens = (html: string, id: string): ReadonlyArray<string | undefined> =>
    [...html.matchAll(new RegExp(`popoverTarget="${id}">([^<]+)<`, 'g'))].map(([, label]) => label)

  it('is settled in a dialog that the footer opens and names after its question', () => {
    const html = shown()
    expect(opens(html, 'layout--privacy')).to.deep.equal(['Privacy settings'])
    expect(html).to.match(
      /<dialog [^>]*aria-labelledby="layout--privacy-title"[^>]*><div class="bar"><h2 id="layout--privacy-title">May we\?/,
    )
    expect(html).to.match(/aria-pressed="false">Yes<.*aria-pressed="false">No</)
  })

  it('says what stands before anything was chosen, and what does without script', () => {
    expect(shown()).to.match(/<p role="status"[^>]*>You have not chosen yet/)
    expect(shown({ locale: nl })).to.match(/<p class="unscripted">Zonder script meten wij niets/)
  })

  it('is explained in a second one, which the first leads to', () => {
    const html = shown()
    expect(opens(html, 'layout--modal')).to.deep.equal(['Your privacy'])
    expect(html).to.match(/<dialog class="dialog" id="layout--modal".*We leave you alone/)
    expect(html).to.contain('popoverTargetAction="hide">Enough<')
  })

  it('has no settings where no consent is asked for, but is still explained', () => {
    for (const html of [shown({}, { ...privacy, consent: false }), shown({}, null)]) {
      expect(html).not.to.contain('data-choice')
      expect(html).to.match(/class="legal">.*popoverTarget="layout--modal">Your privacy</)
    }
  })
})

describe('a page', () => {
  it('has one h1: its title, or its hero', () => {
    expect(shown().match(/<h1/g)).to.have.lengthOf(1)
    const hero = { id: 'home.hero', type: 'hero' as const, properties: { title: 'On the move' } }
    const html = shown({ sections: [hero, { ...hero, id: 'home.other' }] })
    expect(html.match(/<h1/g)).to.have.lengthOf(1)
    expect(html).not.to.contain('B2B commerce.')
  })

  it('that is an article says when it was written and by whom', () => {
    const authors = ['Lotte', 'Bram'].map((name) => ({ id: name, name, role: 'x' }))
    const html = shown({ facts: { kind: 'article', published: '2022-05-14', authors, topics: [] } })
    expect(html).to.contain('<article>').and.to.contain('<time dateTime="2022-05-14">May 14, 2022</time>')
    expect(html).to.match(/<li>Lotte<\/li><li>Bram<\/li>/)
    expect(shown({ locale: nl, facts: { kind: 'article', published: '2022-05-14', authors, topics: [] } })).to.contain(
      '14 mei 2022',
    )
  })

  it('that is a case, a vacancy or a partner says what that is about', () => {
    expect(
      shown({ facts: { kind: 'case', customer: 'Huisman', sector: 'Industry', services: ['Portal', 'Catalogue'] } }),
    ).to.match(/Huisman.*Industry.*Portal, Catalogue/)
    expect(
      shown({ facts: { kind: 'vacancy', team: 'Portals', location: 'Antwerp', employment: 'FULL_TIME', posted: '2026-01-01' } }),
    ).to.match(/Portals.*Antwerp.*Full time/)
    expect(shown({ facts: { kind: 'partner', sort: 'Search', tagline: 'Finds it', url: 'https://www.a.example/' } })).to.match(
      /Search.*Finds it.*<a href="https:\/\/www\.a\.example\/" rel="noopener">a\.example<\/a>/,
    )
  })

  it('parts its articles by year, and leaves pages of several kinds together', () => {
    const headings = (html: string) => [...html.matchAll(/<h[23]>(?:<a href="[^"]+">)?([^<]+)/g)].map(([, title]) => title)
    const articles = [article('new', '2026-01-01'), article('mid', '2024-03-01'), article('old', '2024-01-01')]
    expect(headings(shown({ children: articles }))).to.deep.equal(['2026', 'new', '2024', 'mid', 'old'])
    expect(headings(shown({ children: [news, cases] }))).to.deep.equal(['News', 'Cases'])
  })

  it('can be filtered where its pages have labels enough', () => {
    const labelled = (id: string, ...topics: ReadonlyArray<string>) =>
      page(id, id, id, { kind: 'article', published: '2026-01-01', authors: [], topics })
    const few = [labelled('a', 'People'), labelled('b', 'Search and AI'), labelled('c')]
    const html = shown({ children: [...few, labelled('d', 'People', 'Search and AI')] })
    expect(html).to.match(
      /<legend>Topic<\/legend>.*checked="" value=""\/><span>Everything.*value="people".*value="search-and-ai"/,
    )
    expect(html).to.contain('data-labels="people search-and-ai"')
    expect(shown({ children: few })).not.to.contain('<legend>')
    expect(shown({ children: [...few, labelled('d')].map((one) => ({ ...one, facts: undefined as never })) })).not.to.contain(
      '<legend>',
    )
  })

  it('leads on to its neighbours and to what is related', () => {
    const html = shown({
      facts: { kind: 'article', published: '2026-01-01', authors: [], topics: [] },
      nearby: {
        previous: article('newer', '2026-02-01'),
        next: article('older', '2025-02-01'),
        related: [article('alike', '2024-02-01')],
      },
    })
    expect(html).to.match(/Also worth reading<\/h2>.*alike/)
    expect(html).to.match(/rel="prev">.*newer.*rel="next">.*older/)
    expect(shown()).not.to.contain('rel="prev"')
  })

  it('has a table of contents when it is long', () => {
    const section = (title: string) => ({
      id: title,
      type: 'paragraphs' as const,
      properties: { title, text: document(paragraph('x')) },
    })
    const sections = ['One', 'Two', 'Three', 'Four'].map(section)
    expect(shown({ sections, trail: [home] })).to.match(/On this page<\/p><ol><li><a href="#One-title">One/)
    expect(shown({ sections: sections.slice(1), trail: [home] })).not.to.contain('On this page')
    expect(shown({ sections, children: [news] })).not.to.contain('On this page')
  })

  it('uses no id twice', () => {
    const text = {
      text: {
        nodeType: 'document',
        content: [{ nodeType: 'heading-2', content: [{ nodeType: 'text', value: 'A', marks: [] }] }],
      },
    }
    const sections = [1, 2, 3].map((number) => ({ id: `home.text${number}`, type: 'paragraphs' as const, properties: text }))
    const tiles = {
      id: 'home.tiles',
      type: 'usps' as const,
      properties: { title: 'x', usps: [item('a').fields].map((fields) => ({ ...fields, id: 'a' })) },
    }
    const ids = [...shown({ sections: [...sections, tiles] }).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).to.have.lengthOf(new Set(ids).size)
  })
})
