import { createContext } from 'react'
import type { Block, Document, Heading, Inline, ListItem } from '../../domain/rich-text.ts'

export const HeadingIds = createContext<ReadonlyMap<Heading, string>>(new Map())

const isHeading = (block: Block): block is Heading => block.nodeType.startsWith('heading-')

const headingsIn = (blocks: ReadonlyArray<Block | ListItem>): ReadonlyArray<Heading> =>
  blocks.flatMap((block) => {
    if (block.nodeType === 'list-item') return headingsIn(block.content)
    if (block.nodeType === 'ordered-list' || block.nodeType === 'unordered-list') return headingsIn(block.content)
    return isHeading(block) ? [block] : []
  })

const textIn = (inline: Inline): string => (inline.nodeType === 'text' ? inline.value : inline.content.map(textIn).join(''))

/** `Één prijs, twee landen` becomes `een-prijs-twee-landen`. */
const slugOf = (heading: Heading): string =>
  heading.content
    .map(textIn)
    .join('')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'part'

/** An id for each heading, from its text; a text that comes back gets a number. */
export const headingIds = (document: Document, scope?: string): ReadonlyMap<Heading, string> => {
  const taken = new Set<string>()
  return new Map(
    headingsIn(document.content).map((heading) => {
      const slug = slugOf(heading)
      let name = slug
      for (let number = 2; taken.has(name); number += 1) name = `${slug}-${number}`
      taken.add(name)
      return [heading, scope === undefined ? name : `${scope}-${name}`]
    }),
  )
}
