/** Whose a text is: the nearest record around it, and the field of that record, which leads there through records without an id of their own. */
type Owner = { readonly entry?: string; readonly asset?: string; readonly field?: string }

/** A text of the content by what it is on the page: a heading, the id of an element, or any text. */
export type Sought = readonly [as: 'text' | 'heading' | 'id', text: string]

/** The texts of some content, with their owners. */
export type Values = (sought: Sought) => ReadonlyArray<Owner>

type Json = { readonly [name: string]: unknown }
type Value = readonly [...Sought, owner: Owner]

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The texts in some parts of a page's data, or of a layout's. */
export const valuesOf = (json: unknown, parts: ReadonlyArray<string>): Values => {
  const values = new Map<string, Array<Owner>>()
  const keyOf = (as: Sought[0], text: string): string => `${as} ${text}`
  const add = (key: string, owner: Owner): void => {
    const known = values.get(key) ?? []
    values.set(key, known)
    if (!known.some(({ entry, asset, field }) => entry === owner.entry && asset === owner.asset && field === owner.field))
      known.push(owner)
  }
  const content = isObject(json) ? json : {}
  const top: Owner = typeof content.id === 'string' ? { entry: content.id } : {}
  for (const part of parts)
    for (const [as, text, owner] of valuesIn(content[part], below(top, fieldOf[part] ?? part), part)) add(keyOf(as, text), owner)
  return ([as, text]) => values.get(keyOf(as, text)) ?? []
}

/** What the data calls otherwise than the record does. */
const fieldOf: { readonly [part: string]: string } = { children: 'pages', layout: '' }

const below = (owner: Owner, name: string): Owner =>
  name === '' ? owner : { ...owner, field: owner.field === undefined ? name : `${owner.field}.${name}` }

/** What a text is besides, by the name it stands under. */
const natureOf: { readonly [name: string]: Sought[0] } = { title: 'heading', anchor: 'id' }

function* valuesIn(value: unknown, owner: Owner, name: string): Generator<Value> {
  if (typeof value === 'string') {
    yield ['text', value, owner]
    const nature = natureOf[name]
    if (nature !== undefined) yield [nature, value, owner]
  } else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* valuesIn(item, below(owner, String(index)), '')
  else if (isObject(value)) yield* value.nodeType === undefined ? valuesOfRecord(value, owner) : valuesOfNode(value, owner)
}

/** What stands between a record and its fields. */
const transparent = ['properties', 'fields']
/** Addresses are made from several fields: the record that has them is what an editor knows. */
const made = ['href', 'url']
/** What a record is, not what it says. */
const nature = ['id', 'kind', 'type']

function* valuesOfRecord(record: Json, owner: Owner): Generator<Value> {
  const { id, kind } = record
  const own: Owner = typeof id !== 'string' ? owner : kind === 'asset' ? { asset: id } : { entry: id }
  // Elements are named after the entry they show.
  if (own !== owner && own.entry !== undefined) yield ['id', own.entry.replaceAll('.', '-'), own]
  for (const [name, value] of Object.entries(record)) {
    if (nature.includes(name)) continue
    // Who links to a page says where it leads; the page says how it is called.
    if (name === 'path') yield* valuesIn(value, owner, name)
    else yield* valuesIn(value, [...transparent, ...made].includes(name) ? own : below(own, name), name)
  }
}

/** A text is one field, however deep its nodes are. */
function* valuesOfNode({ nodeType, value, content, data }: Json, owner: Owner): Generator<Value> {
  if (typeof value === 'string') yield ['text', value, owner]
  if (String(nodeType).startsWith('heading-')) yield ['heading', plain(content), owner]
  if (isObject(data)) for (const target of Object.values(data)) yield* valuesIn(target, owner, '')
  if (Array.isArray(content)) for (const node of content) if (isObject(node)) yield* valuesOfNode(node, owner)
}

const plain = (content: unknown): string =>
  Array.isArray(content)
    ? content.map((node) => (typeof node.value === 'string' ? node.value : plain(node.content))).join('')
    : ''
