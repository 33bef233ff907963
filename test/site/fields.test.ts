import { expect } from 'chai'
import type { ModuleType } from '../../domain/page.ts'
import { E, pipe } from '../../domain/prelude.ts'
import * as sample from '../../site/fields/sample.ts'
import { decodeLayout } from '../../site/layout/fields.ts'
import { decoders } from '../../site/modules/decoders.ts'

const problemsOf = (type: ModuleType, fields: unknown): ReadonlyArray<string> =>
  pipe(
    decoders[type](fields) as E.Either<ReadonlyArray<string>, object>,
    E.match(
      (problems) => problems,
      () => [],
    ),
  )

const home = sample.page('home', 'Home', 'Where it starts.')
const link = sample.linkTo('Home', home)
const buttonTo = (url: string) => sample.button('primary', sample.linkOut('Go', url))
const text = (...content: ReadonlyArray<object>) => ({ text: sample.document(...content) })
const video = sample.file('film.mp4', 'video/mp4', { title: 'Our film' })
const long = 'x'.repeat(200)

type Case = readonly [what: string, type: ModuleType, fields: unknown, ...problems: ReadonlyArray<string>]

const cases: ReadonlyArray<Case> = [
  ['nothing at all', 'hero', undefined, 'is missing'],
  ['a text instead of fields', 'hero', 'Hello', 'expected fields, found "Hello"'],
  ['a missing field', 'hero', {}, 'title: is missing'],
  ['a blank field', 'hero', { title: '  ' }, 'title: is empty'],
  ['a number for a text', 'hero', { title: 7 }, 'title: expected a text, found 7'],
  [
    'all problems at once',
    'banner',
    { title: 7, tone: 'loud' },
    'title: expected a text, found 7',
    'tone: expected "light" or "dark", found "loud"',
  ],
  ['something that is no list', 'usps', { title: 'x', usps: 'none' }, 'usps: expected a list, found "none"'],
  [
    'an entry of another type',
    'usps',
    { title: 'x', usps: [sample.item('a'), sample.item('b'), link] },
    'usps.2: expected a sharedItem, found a sharedLink',
  ],
  ['a page where an entry goes', 'usps', { title: 'x', usps: [home] }, 'usps.0: expected a sharedItem, found a page'],
  ['an entry where a page goes', 'cards', { title: 'x', pages: [link] }, 'pages.0: expected a page, found a sharedLink'],
  [
    'three buttons',
    'hero',
    { title: 'x', buttons: [1, 2, 3].map(() => buttonTo('https://a.example')) },
    'buttons: has 3 buttons; a hero takes at most 2',
  ],
  [
    'a script for an address',
    'hero',
    { title: 'x', buttons: [buttonTo('javascript:alert(1)')] },
    'buttons.0.link.url: "javascript:alert(1)" is not an address we allow (https, http, mailto, tel)',
  ],
  [
    'a link that leads nowhere',
    'announcement',
    { text: 'x', link: sample.entry('sharedLink', { label: 'Go' }) },
    'link: has neither a page nor a url; it needs one of them',
  ],
  [
    'a link that leads two ways',
    'announcement',
    { text: 'x', link: sample.linkTo('Go', home, { url: 'https://a.example' }) },
    'link: has both a page and a url; keep one of them',
  ],
  [
    'an anchor that is none',
    'announcement',
    { text: 'x', link: sample.linkTo('Go', home, { anchor: '"><b>' }) },
    'link.anchor: expected lower-case letters, digits and single hyphens, found "\\"><b>"'.replace('\\"', '"'),
  ],
  [
    'a film for a picture',
    'hero',
    { title: 'x', media: sample.entry('sharedMedia', { asset: sample.entry('sharedAsset', { asset: video }) }) },
    'media.asset: "Our film" is not a picture but "video/mp4"',
  ],
  [
    'a picture nobody can hear',
    'hero',
    {
      title: 'x',
      media: sample.entry('sharedMedia', {
        asset: sample.entry('sharedAsset', { asset: sample.file('a.png', 'image/png', { width: 3, height: 2 }) }),
      }),
    },
    'media.asset: has no alternative text; describe the picture or mark it as decorative',
  ],
  ['a person without a role', 'colleagues', { title: 'x', people: [sample.person('Lotte', '')] }, 'people.0.role: is empty'],
  [
    'a strange e-mail address',
    'colleagues',
    { title: 'x', people: [sample.person('Lotte', 'Partner', { email: 'lotte@a.example?bcc=all@b.example' })] },
    'people.0.email: "lotte@a.example?bcc=all@b.example" is not an e-mail address',
  ],
  [
    'a form that sends its answers in the open',
    'form',
    { title: 'x', fields: [], action: 'http://a.example' },
    'action: "http://a.example" is not an address we allow (https)',
  ],
  [
    'a field of no kind',
    'form',
    { title: 'x', fields: [sample.entry('formSlider', { name: 'x' })] },
    'fields.0: expected one of formArea, formButton, formFile, formParagraph, formSelect, formText, formToggle, found a formSlider',
  ],
  [
    'a module inside a text',
    'paragraphs',
    text(sample.node('embedded-entry-block', [], { target: sample.entry('moduleHero', { title: 'x' }) })),
    'text.content.0.data.target: expected one of sharedAsset, sharedButton, sharedItem, sharedLink, sharedMedia, sharedPerson, found a moduleHero',
  ],
  [
    'a mark we do not show',
    'paragraphs',
    text(sample.paragraph(sample.words('x', 'superscript'))),
    'text.content.0.content.0.marks.0.type: expected "bold" or "code" or "italic" or "underline", found "superscript"',
  ],
  [
    'a script behind a word',
    'paragraphs',
    text(sample.paragraph(sample.node('hyperlink', [sample.words('x')], { uri: 'data:text/html,x' }))),
    'text.content.0.content.0.data.uri: "data:text/html,x" is not an address we allow (https, http, mailto, tel)',
  ],
  [
    'something very long',
    'hero',
    { title: 'x', buttons: [buttonTo(long)] },
    `buttons.0.link.url: "${'x'.repeat(59)}…" is not an address we allow (https, http, mailto, tel)`,
  ],
]

describe('fields that cannot be shown', () => {
  for (const [what, type, fields, ...problems] of cases)
    it(`${what}: ${problems.join('; ')}`, () => {
      expect(problemsOf(type, fields)).to.deep.equal(problems)
    })
})

describe('an address is refused', () => {
  const hostile = [
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://a.example/x',
    '//a.example',
    '/\\a.example',
    'https:a.example',
    'https://',
    'https:\\\\a.example',
    'https://a b.example',
    'mailto:',
    '#top',
  ]
  for (const url of hostile)
    it(JSON.stringify(url), () => {
      const [problem, ...others] = problemsOf('announcement', { text: 'x', link: sample.linkOut('Go', url) })
      expect(problem).to.match(/^link\.url: .* is not an address we allow \(https, http, mailto, tel\)$/s)
      expect(others).to.deep.equal([])
    })
})

describe('an address is taken', () => {
  for (const url of ['https://a.example/b?c=d#e', 'HTTP://a.example', 'mailto:lotte@a.example?subject=Hello', 'tel:+3235550101'])
    it(url, () => {
      expect(problemsOf('announcement', { text: 'x', link: sample.linkOut('Go', url) })).to.deep.equal([])
    })
})

describe('fields', () => {
  it('lose what the view does not show', () => {
    const fields = decoders.hero({ name: 'For editors', title: 'Hello', lead: '', colour: 'red' })
    expect(fields).to.deep.equal(E.right({ title: 'Hello' }))
  })

  it('take no values from the prototype of an object', () => {
    expect(problemsOf('hero', Object.create({ title: 'Hello' }))).to.deep.equal(['title: is missing'])
    expect(problemsOf('form', { title: 'x', fields: [sample.entry('constructor', {})] })).to.have.lengthOf(1)
  })
})

describe('the layout', () => {
  it('says what is wrong inside the modules it closes a page with', () => {
    const navigation = sample.entry('layoutNavigation', { label: 'Main', links: [] })
    const sections = [
      sample.entry('module', { anchor: 'ask', module: sample.entry('moduleContacts', {}) }),
      sample.entry('page', {}),
    ]
    const fields = {
      header: sample.entry('layoutHeader', { navigation, locales: sample.entry('layoutLocales', { label: 'Language' }) }),
      sections: sample.entry('layoutSections', { sections }),
    }
    const problems = E.isLeft(decodeLayout(fields)) ? (decodeLayout(fields) as E.Left<ReadonlyArray<string>>).left : []
    expect(problems[0]).to.equal('footer: is missing')
    expect(problems[1]).to.equal('sections.sections.0.module.title: is missing')
    expect(problems[2]).to.match(/^sections\.sections\.1: expected one of moduleAnnouncement, .*, found a page$/)
  })
})
