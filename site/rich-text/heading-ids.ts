import { createContext } from 'react'
import type { Block, Document, Heading, Inline, ListItem } from '../../domain/rich-text.ts'
import { slugOf } from '../../domain/slug.ts'

export const HeadingIds = createContext<ReadonlyMap<Heading, string>>(new Map())

const isHeading = (block: Block): block is Heading => block.nodeType.startsWith('heading-')

export const headingsIn = (blocks: ReadonlyArray<Block | ListItem>): ReadonlyArray<Heading> =>
  blocks.flatMap((block) => {
    if (block.nodeType === 'list-item') return headingsIn(block.content)
    if (block.nodeType === 'ordered-list' || block.nodeType === 'unordered-list') return headingsIn(block.content)
    return isHeading(block) ? [block] : []
  })

const textIn = (inline: Inline): string => (inline.nodeType === 'text' ? inline.value : inline.content.map(textIn).join(''))

export const headingText = (heading: Heading): string => heading.content.map(textIn).join('')

/** An id for each heading, from its text; a text that comes back gets a number. Both the text and its contents ask for them. */
export const headingIds = (document: Document, scope?: string): ReadonlyMap<Heading, string> => {
  const before = known.get(document)
  if (before && before.scope === scope) return before.ids
  const ids = idsOf(document, scope)
  known.set(document, { scope, ids })
  return ids
}
const known = new WeakMap<Document, { readonly scope: string | undefined; readonly ids: ReadonlyMap<Heading, string> }>()

const idsOf = (document: Document, scope: string | undefined): ReadonlyMap<Heading, string> => {
  const taken = new Set<string>()
  return new Map(
    headingsIn(document.content).map((heading) => {
      const slug = slugOf(headingText(heading)) || 'part'
      let name = slug
      for (let number = 2; taken.has(name); number += 1) name = `${slug}-${number}`
      taken.add(name)
      return [heading, scope === undefined ? name : `${scope}-${name}`]
    }),
  )
}
