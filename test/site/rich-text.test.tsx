import { expect } from 'chai'
import { renderToStaticMarkup } from 'react-dom/server'
import { E, pipe } from '../../domain/prelude.ts'
import type { Document } from '../../domain/rich-text.ts'
import { decoder } from '../../site/fields/decode.ts'
import { richText } from '../../site/fields/rich-text.ts'
import {
  document,
  entry,
  file,
  heading,
  item,
  linkOut,
  media,
  node,
  page,
  paragraph,
  person,
  picture,
  words,
} from '../../site/fields/sample.ts'
import { RichText } from '../../site/rich-text/rich-text.tsx'
import { TextsContext } from '../../site/texts/context.ts'
import { textsOf } from '../../site/texts/texts.ts'

const read = (...content: ReadonlyArray<object>): Document =>
  pipe(
    decoder(richText)(document(...content)),
    E.getOrElse((problems): Document => expect.fail(problems.join('\n'))),
  )

const shown = (...content: ReadonlyArray<object>): string =>
  renderToStaticMarkup(
    <TextsContext value={textsOf('nl')}>
      <RichText document={read(...content)} />
    </TextsContext>,
  ).replace(/^<div class="rich-text">|<\/div>$/g, '')

const embed = (type: string, fields: object) => node('embedded-entry-block', [], { target: entry(type, { ...fields }) })
const cell = (kind: string, value: string) => node(kind, [paragraph(value)])
const home = page('home', 'Home', 'Where it starts.')
const pdf = file('a.pdf', 'application/pdf', { title: 'Tarief', size: 1_234_567 })

/** What editors make, and what visitors get. */
const cases: ReadonlyArray<readonly [what: string, made: object, markup: string]> = [
  ['a paragraph', paragraph('Hallo'), '<p>Hallo</p>'],
  ['a line break', paragraph('één\ntwee'), '<p>één<br/>twee</p>'],
  ['an empty paragraph', paragraph(' '), ''],
  ['bold', paragraph(words('x', 'bold')), '<p><strong>x</strong></p>'],
  ['italic', paragraph(words('x', 'italic')), '<p><em>x</em></p>'],
  ['underline', paragraph(words('x', 'underline')), '<p><u>x</u></p>'],
  ['code', paragraph(words('x', 'code')), '<p><code>x</code></p>'],
  ['two marks', paragraph(words('x', 'bold', 'italic')), '<p><em><strong>x</strong></em></p>'],
  ['markup, as text', paragraph('<b>x</b>'), '<p>&lt;b&gt;x&lt;/b&gt;</p>'],
  [
    'a link out',
    paragraph(node('hyperlink', [words('x')], { uri: 'https://a.example' })),
    '<p><a href="https://a.example" rel="noopener">x</a></p>',
  ],
  [
    'a mail link',
    paragraph(node('hyperlink', [words('x')], { uri: 'mailto:a@b.example' })),
    '<p><a href="mailto:a@b.example">x</a></p>',
  ],
  ['a link to a page', paragraph(node('entry-hyperlink', [words('x')], { target: home })), '<p><a href="/en/home/">x</a></p>'],
  ['a link to a file', paragraph(node('asset-hyperlink', [words('x')], { target: pdf })), '<p><a href="/assets/a.pdf">x</a></p>'],
  ['heading 1, as the page has one', heading(1, 'Één prijs'), '<h2 id="een-prijs">Één prijs</h2>'],
  ['heading 2', heading(2, 'a'), '<h2 id="a">a</h2>'],
  ['heading 3', heading(3, 'a'), '<h3 id="a">a</h3>'],
  ['heading 4', heading(4, 'a'), '<h4 id="a">a</h4>'],
  ['heading 5', heading(5, 'a'), '<h5 id="a">a</h5>'],
  ['heading 6', heading(6, 'a'), '<h6 id="a">a</h6>'],
  [
    'a list in a list',
    node('unordered-list', [node('list-item', [paragraph('a'), node('ordered-list', [node('list-item', [paragraph('b')])])])]),
    '<ul><li><p>a</p><ol><li><p>b</p></li></ol></li></ul>',
  ],
  ['a rule', node('hr', []), '<hr/>'],
  ['a quote', node('blockquote', [paragraph('a')]), '<blockquote><p>a</p></blockquote>'],
  [
    'a table, whose heads say what they head, in a group that scrolls with the keyboard',
    node('table', [
      node('table-row', [cell('table-header-cell', 'a'), cell('table-header-cell', 'b')]),
      node('table-row', [cell('table-header-cell', 'c'), cell('table-cell', 'd')]),
    ]),
    '<div class="table" role="group" aria-label="Tabel" tabindex="0"><table><thead><tr><th scope="col"><p>a</p></th><th scope="col"><p>b</p></th></tr></thead>' +
      '<tbody><tr><th scope="row"><p>c</p></th><td><p>d</p></td></tr></tbody></table></div>',
  ],
  [
    'a picture',
    node('embedded-asset-block', [], {
      target: file('a.svg', 'image/svg+xml', { width: 3, height: 2, description: 'Een kade' }),
    }),
    '<figure><img class="picture" src="/assets/a.svg" width="3" height="2" alt="Een kade" decoding="async" loading="lazy"/></figure>',
  ],
  [
    'a file, with its kind and size',
    node('embedded-asset-block', [], { target: pdf }),
    '<p class="download"><a href="/assets/a.pdf" download="">Tarief</a> (PDF, 1,2 MB)</p>',
  ],
  [
    'an embedded link',
    embed('sharedLink', linkOut('Bel', 'tel:+3235550101').fields),
    '<p><a class="action" href="tel:+3235550101">Bel</a></p>',
  ],
  [
    'an embedded button',
    embed('sharedButton', { kind: 'primary', link: linkOut('Bel', 'tel:+3235550101') }),
    '<p><a class="button primary" href="tel:+3235550101">Bel</a></p>',
  ],
  ['an embedded item', embed('sharedItem', item('Titel').fields), '<aside class="item"><p class="title">Titel</p></aside>'],
  [
    'an embedded person',
    embed('sharedPerson', person('Lotte', 'Partner', { phone: '+32 (0)3 555' }).fields),
    '<div class="person"><p class="name">Lotte</p><p class="role">Partner</p><p><a href="tel:+3203555">+32\u00a0(0)3\u00a0555</a></p></div>',
  ],
  [
    'an embedded asset that only decorates',
    embed('sharedAsset', picture('a.svg').fields),
    '<figure><img class="picture" src="/assets/a.svg" width="1200" height="800" alt="" decoding="async" loading="lazy"/></figure>',
  ],
  [
    'embedded media, cut to their ratio',
    embed('sharedMedia', media('a.svg', 'Een kade', { ratio: '1:1' }).fields),
    '<figure><img class="picture" src="/assets/a.svg" width="1200" height="800" alt="Een kade" decoding="async" loading="lazy" data-ratio="1:1"/></figure>',
  ],
]

describe('rich text shows', () => {
  for (const [what, made, markup] of cases)
    it(what, () => {
      expect(shown(made)).to.equal(markup)
    })

  it('headings that say the same under ids of their own', () => {
    expect(shown(heading(2, 'Prijs'), heading(2, 'Prijs'), heading(3, '!'))).to.equal(
      '<h2 id="prijs">Prijs</h2><h2 id="prijs-2">Prijs</h2><h3 id="part">!</h3>',
    )
  })
})

describe('rich text', () => {
  it('leaves behind what nobody sees, and survives JSON', () => {
    const text = read(...cases.map(([, made]) => made))
    expect(JSON.stringify(text)).not.to.contain('"data":{}')
    expect(JSON.parse(JSON.stringify(text))).to.deep.equal(text)
  })
})
