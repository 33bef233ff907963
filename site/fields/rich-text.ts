import * as t from 'io-ts'
import type { Block, Document, Inline, ListItem, Paragraph, TableCell, TableRow, Text } from '../../domain/rich-text.ts'
import { marks } from '../../domain/rich-text.ts'
import { address } from './address.ts'
import { linkedAsset } from './asset.ts'
import { type Codec, codec, list } from './codec.ts'
import { embedded } from './embedded.ts'
import { linkedPage } from './page.ts'
import { record } from './record.ts'
import { anyText, oneOf } from './values.ts'

/** A node is read by its type alone, so that a problem in it is told once. */
const among = <N extends { readonly nodeType: string }>(
  kinds: { readonly [T in N['nodeType']]: Codec<N & { readonly nodeType: T }> },
) => {
  const known: { readonly [nodeType: string]: t.Decoder<unknown, N> } = kinds
  return codec<N>(`one of ${Object.keys(kinds).join(', ')}`, (input, context) => {
    const nodeType = typeof input === 'object' && input !== null && 'nodeType' in input ? String(input.nodeType) : ''
    return Object.hasOwn(known, nodeType) && known[nodeType]
      ? known[nodeType].validate(input, context)
      : t.failure(input, context)
  })
}

const parent = <T extends string, A>(nodeType: T, child: Codec<A>) =>
  record({ nodeType: oneOf([nodeType]), content: list(child) })
const target = <T extends string, A>(nodeType: T, linked: Codec<A>) =>
  record({ nodeType: oneOf([nodeType]), data: record({ target: linked }) })

const marked = among<Text>({
  text: record({ nodeType: oneOf(['text']), value: anyText, marks: list(record({ type: oneOf(marks) })) }),
})

/** Most nodes by far are words without marks, which are read at a glance. */
const text = codec<Text>(marked.name, (input, context) =>
  isPlain(input) ? t.success({ nodeType: 'text', value: input.value, marks: [] }) : marked.validate(input, context),
)

const isPlain = (input: unknown): input is Text =>
  typeof input === 'object' &&
  input !== null &&
  'nodeType' in input &&
  input.nodeType === 'text' &&
  'value' in input &&
  typeof input.value === 'string' &&
  'marks' in input &&
  Array.isArray(input.marks) &&
  input.marks.length === 0

const linking = <T extends string, D>(nodeType: T, data: Codec<D>) =>
  record({ nodeType: oneOf([nodeType]), data, content: list(text) })

const inline = among<Inline>({
  text,
  hyperlink: linking('hyperlink', record({ uri: address })),
  'entry-hyperlink': linking('entry-hyperlink', record({ target: linkedPage })),
  'asset-hyperlink': linking('asset-hyperlink', record({ target: linkedAsset })),
})

const paragraph = among<Paragraph>({ paragraph: parent('paragraph', inline) })
const cell = among<TableCell>({
  'table-cell': parent('table-cell', paragraph),
  'table-header-cell': parent('table-header-cell', paragraph),
})
const row = among<TableRow>({ 'table-row': parent('table-row', cell) })

const block: Codec<Block> = t.recursion('a block', (self: Codec<Block>) => {
  const item = among<ListItem>({ 'list-item': parent('list-item', self) })
  return among<Block>({
    paragraph,
    'heading-1': parent('heading-1', inline),
    'heading-2': parent('heading-2', inline),
    'heading-3': parent('heading-3', inline),
    'heading-4': parent('heading-4', inline),
    'heading-5': parent('heading-5', inline),
    'heading-6': parent('heading-6', inline),
    'ordered-list': parent('ordered-list', item),
    'unordered-list': parent('unordered-list', item),
    hr: record({ nodeType: oneOf(['hr']) }),
    blockquote: parent('blockquote', paragraph),
    'embedded-entry-block': target('embedded-entry-block', embedded),
    'embedded-asset-block': target('embedded-asset-block', linkedAsset),
    table: parent('table', row),
  })
})

/** Everything the platform adds beside what we show is left behind: it would travel with every page. */
export const richText: Codec<Document> = among<Document>({ document: parent('document', block) })
