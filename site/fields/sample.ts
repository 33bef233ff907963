import type { Facts } from '../../domain/facts.ts'
import type { Fields, LinkedAsset, LinkedEntry, LinkedPage } from '../../domain/linked.ts'

/** Linked content as it arrives, for the examples of the modules. Only `fields` is ever worth spelling out. */
export const entry = (type: string, fields: Fields, id = `${type}-${slug(fields)}`): LinkedEntry => ({
  kind: 'entry',
  id,
  type,
  fields,
})

/** What editors write in the end, however it was meant. */
export const long = {
  word: 'groothandelsprijsafsprakenregistratiesysteembeheer',
  title:
    'A portal in which engineers, buyers and the people at the quay find the same contract price, the same stock and the same promise of delivery',
  dutchTitle: 'Verantwoordelijkheidsverdeling bij groothandelsprijsafspraken en aansprakelijkheidsverzekeringsvoorwaarden',
  sentence:
    'Spare parts are ordered by people who know the machine, at hours when nobody picks up a phone, from a drawing that is older than the person who reads it; what they need is the part, its price and the day it arrives, and nothing that stands in between.',
} as const

/** As many as a list may come to hold, each made from its number. */
export const many = <A>(count: number, make: (number: number) => A): ReadonlyArray<A> =>
  Array.from({ length: count }, (_, index) => make(index + 1))

const slug = ({ name, title, label, text }: Fields): string =>
  String(name ?? title ?? label ?? text ?? 'one')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, 40)

export const page = (id: string, title: string, description: string, facts?: Facts): LinkedPage => ({
  kind: 'page',
  id,
  path: `/en/${id}/`,
  title,
  description,
  cover: `services-${id}`,
  ...(facts ? { facts } : {}),
})

export const file = (id: string, contentType: string, fields: Partial<LinkedAsset> = {}): LinkedAsset => ({
  kind: 'asset',
  id,
  title: id,
  url: `/assets/${id}`,
  contentType,
  ...fields,
})

export const picture = (id: string, alt?: string): LinkedEntry =>
  entry('sharedAsset', {
    name: id,
    asset: file(id, 'image/svg+xml', { width: 1200, height: 800 }),
    ...(alt === undefined ? { decorative: true } : { alt }),
  })

export const media = (id: string, alt: string, fields: Fields = {}): LinkedEntry =>
  entry('sharedMedia', { name: id, asset: picture(id, alt), ...fields }, `media-${id}`)

export const linkTo = (label: string, page: LinkedPage, fields: Fields = {}): LinkedEntry =>
  entry('sharedLink', { name: label, label, page, ...fields })

export const linkOut = (label: string, url: string): LinkedEntry => entry('sharedLink', { name: label, label, url })

export const button = (kind: 'primary' | 'secondary', link: LinkedEntry): LinkedEntry =>
  entry('sharedButton', { name: `${kind} ${link.id}`, kind, link })

export const item = (title: string, fields: Fields = {}): LinkedEntry => entry('sharedItem', { name: title, title, ...fields })

export const person = (name: string, role: string, fields: Fields = {}): LinkedEntry =>
  entry('sharedPerson', { name, role, ...fields })

/** Rich text in the platform's JSON, with everything it carries along. */
export const node = (nodeType: string, content: ReadonlyArray<object>, data: object = {}) => ({ nodeType, data, content })
export const words = (value: string, ...marks: ReadonlyArray<string>) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
})
export const paragraph = (...content: ReadonlyArray<string | object>) =>
  node(
    'paragraph',
    content.map((part) => (typeof part === 'string' ? words(part) : part)),
  )
export const heading = (level: number, value: string) => node(`heading-${level}`, [words(value)])
export const document = (...content: ReadonlyArray<object>) => node('document', content)
