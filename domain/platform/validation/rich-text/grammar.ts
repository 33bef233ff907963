/** What a node may hold, and what its `data` says. */
export type Form = {
  /** Node types of what is in it; none: nothing may be. */
  readonly content: ReadonlyArray<string>
  readonly least?: 1
  readonly target?: 'Entry' | 'Asset' | 'Contentful:Entry'
  readonly data?: 'uri' | 'span'
}

const headings = [1, 2, 3, 4, 5, 6].map((level) => `heading-${level}`)
const lists = ['ordered-list', 'unordered-list']
const embedded = ['embedded-entry-block', 'embedded-asset-block', 'embedded-resource-block']
const listItem = ['paragraph', ...headings, ...lists, 'hr', 'blockquote', ...embedded].sort()
const inline = [
  'asset-hyperlink',
  'embedded-entry-inline',
  'embedded-resource-inline',
  'entry-hyperlink',
  'hyperlink',
  'resource-hyperlink',
  'text',
]
const running: Form = { content: inline }
const cell: Form = { content: ['paragraph'], least: 1, data: 'span' }

/** Every node but `text`, which holds none. */
export const forms: ReadonlyMap<string, Form> = new Map<string, Form>([
  ['document', { content: [...listItem, 'table'].sort() }],
  ['paragraph', running],
  ...headings.map((heading): [string, Form] => [heading, running]),
  ...lists.map((list): [string, Form] => [list, { content: ['list-item'] }]),
  ['list-item', { content: listItem }],
  ['hr', { content: [] }],
  ['blockquote', { content: ['paragraph'] }],
  ['table', { content: ['table-row'], least: 1 }],
  ['table-row', { content: ['table-cell', 'table-header-cell'], least: 1 }],
  ['table-cell', cell],
  ['table-header-cell', cell],
  ['embedded-entry-block', { content: [], target: 'Entry' }],
  ['embedded-asset-block', { content: [], target: 'Asset' }],
  ['embedded-resource-block', { content: [], target: 'Contentful:Entry' }],
  ['embedded-entry-inline', { content: [], target: 'Entry' }],
  ['embedded-resource-inline', { content: [], target: 'Contentful:Entry' }],
  ['hyperlink', { content: ['text'], data: 'uri' }],
  ['entry-hyperlink', { content: ['text'], target: 'Entry' }],
  ['asset-hyperlink', { content: ['text'], target: 'Asset' }],
  ['resource-hyperlink', { content: ['text'], target: 'Contentful:Entry' }],
])

export const markTypes = ['bold', 'code', 'italic', 'strikethrough', 'subscript', 'superscript', 'underline']

/** Node types that came later: a field has them only when its rules name them. */
const later = ['table', 'table-row', 'table-cell', 'table-header-cell']
export const enabledUnlessSaid: ReadonlyArray<string> = [...forms.keys()].filter(
  (nodeType) => !later.includes(nodeType) && !nodeType.includes('resource'),
)
