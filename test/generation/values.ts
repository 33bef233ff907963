import type { EntryJson, ExportJson } from '../data/export.ts'

/** A value of a record in one language, and where it stands. */
export type Value = {
  readonly entry: EntryJson
  readonly field: string
  readonly values: { [locale: string]: unknown }
  readonly locale: string
  readonly value: unknown
}

export const valuesOf = (entries: ReadonlyArray<EntryJson>): ReadonlyArray<Value> =>
  entries.flatMap((entry) =>
    Object.entries(entry.fields).flatMap(([field, values]) =>
      Object.entries(values).map(([locale, value]) => ({ entry, field, values, locale, value })),
    ),
  )

export const isWords = ({ value }: Value): boolean => typeof value === 'string'
export const isIn = (...fields: ReadonlyArray<string>) => {
  const among = (value: Value): boolean => isWords(value) && fields.includes(value.field)
  return among
}

/** Entries whose content type begins so. */
export const ofType = ({ entries }: ExportJson, beginning: string): ReadonlyArray<EntryJson> =>
  entries.filter(({ sys }) => (sys.contentType as { sys: { id: string } } | undefined)?.sys.id.startsWith(beginning))

export type Link = { sys: { type: 'Link'; linkType: string; id: string } }

export const linkTo = (id: string): Link => ({ sys: { type: 'Link', linkType: 'Entry', id } })

/** Several links, whose order can be told. */
export const linksIn = ({ value }: Value): Array<Link> => {
  const isLinks = Array.isArray(value) && value.length > 1 && value.every((one) => (one as Partial<Link>)?.sys?.type === 'Link')
  return isLinks ? (value as Array<Link>) : []
}

type Node = { value?: string; content?: Array<Node> }

/** The pieces of a rich text that have words. */
export const piecesOf = (node: Node): ReadonlyArray<Node> => [
  ...(typeof node.value === 'string' ? [node] : []),
  ...(node.content ?? []).flatMap(piecesOf),
]

/** One of them. */
export const at = <A>(all: ReadonlyArray<A>, pick: number): A => {
  const one = all[pick % all.length]
  if (one === undefined) throw new Error('There is nothing to choose from.')
  return one
}
