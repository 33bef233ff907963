import {
  document,
  entry,
  file,
  heading,
  item,
  linkOut,
  long,
  many,
  node,
  page,
  paragraph,
  person,
  words,
} from '../../fields/sample.ts'

const terms = page('policies/terms', 'Terms', 'What we promise and what we ask.')
const cell = (value: string, kind = 'table-cell') => node(kind, [paragraph(value)])
const head = (...values: ReadonlyArray<string>) =>
  node(
    'table-row',
    values.map((value) => cell(value, 'table-header-cell')),
  )
const row = (name: string, ...values: ReadonlyArray<string>) =>
  node('table-row', [cell(name, 'table-header-cell'), ...values.map((value) => cell(value))])

export const examples: Record<string, unknown> = {
  titled: { name: 'About', title: 'Why a quay', text: document(paragraph('Goods wait here for as short a time as possible.')) },
  everything: {
    name: 'Everything',
    text: document(
      paragraph(
        'A customer sees ',
        words('one price', 'bold'),
        ', the desk sees ',
        words('why', 'italic'),
        '. Read the ',
        node('entry-hyperlink', [words('terms')], { target: terms }),
        ', the ',
        node('hyperlink', [words('platform’s manual')], { uri: 'https://example.com/manual' }),
        ' or the ',
        node('asset-hyperlink', [words('tariff')], { target: file('tariff.pdf', 'application/pdf') }),
        '; the field is called ',
        words('netPrice', 'code'),
        ' and is ',
        words('never', 'underline'),
        ' empty.',
      ),
      heading(2, 'What a price list knows'),
      node('unordered-list', [
        node('list-item', [
          paragraph('The agreed discount'),
          node('ordered-list', [node('list-item', [paragraph('per group')]), node('list-item', [paragraph('per article')])]),
        ]),
        node('list-item', [paragraph('The day it ends')]),
      ]),
      heading(3, 'What it does not know'),
      node('blockquote', [paragraph('A price without a reason is a question to the desk.')]),
      node('hr', []),
      node('table', [head('Source', 'Delay'), row('Contract', 'none'), row('Promotion', 'one night')]),
      heading(2, 'What a price list knows'),
      node('embedded-asset-block', [], {
        target: file('stacks.svg', 'image/svg+xml', { width: 1200, height: 800, description: 'Three stacks' }),
      }),
      node('embedded-asset-block', [], {
        target: file('tariff.pdf', 'application/pdf', { title: 'Tariff 2026', size: 182_400 }),
      }),
      node('embedded-entry-block', [], { target: item('Half the questions', { figure: '½', text: 'are about a price.' }) }),
      node('embedded-entry-block', [], { target: person('Ines Aerts', 'Designer', { email: 'ines@noordkade.example' }) }),
      node('embedded-entry-block', [], {
        target: entry('sharedButton', { kind: 'primary', link: linkOut('Call us', 'tel:+3235550101') }),
      }),
      paragraph(''),
    ),
  },
  long: {
    name: 'Long',
    title: long.dutchTitle,
    text: document(
      ...[2, 3, 4, 5, 6].flatMap((level) => [heading(level, long.title), paragraph(long.sentence)]),
      heading(2, long.dutchTitle),
      paragraph(
        long.word,
        ' ',
        words(long.word, 'code'),
        ' ',
        node('hyperlink', [words(long.word)], { uri: 'https://example.com/' }),
      ),
      node('blockquote', [paragraph(long.sentence), paragraph(long.word)]),
      node(
        'ordered-list',
        many(12, (number) => node('list-item', [paragraph(number === 12 ? long.word : long.sentence)])),
      ),
      node('table', [
        head('Source', ...many(11, (number) => `Column ${number}`)),
        ...many(4, (number) => row(`Row ${number}`, ...many(11, () => 'netPriceAfterDiscount'))),
      ]),
    ),
  },
}
