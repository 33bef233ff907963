import type { Block, Document, Inline, ListItem } from '../domain/rich-text.ts'
import { element, text } from './xml.ts'

/** A text in the few elements that other programs understand: paragraphs, headings and lists. What is not text is left out. */
export const plainHtml = ({ content }: Document): string => content.map(block).join('')

const block = (node: Block): string => {
  switch (node.nodeType) {
    case 'paragraph':
      return filled('p', words(node))
    case 'blockquote':
      return node.content.map(block).join('')
    case 'unordered-list':
    case 'ordered-list':
      return filled(node.nodeType === 'ordered-list' ? 'ol' : 'ul', node.content.map(item).join(''))
    case 'table':
      return node.content.map((row) => filled('p', row.content.flatMap((cell) => cell.content.map(words)).join(', '))).join('')
    case 'hr':
    case 'embedded-asset-block':
    case 'embedded-entry-block':
      return ''
    default:
      return filled(`h${node.nodeType.at(-1)}`, words(node))
  }
}

const item = ({ content }: ListItem): string =>
  filled('li', content.map((node) => (node.nodeType === 'paragraph' ? words(node) : block(node))).join(''))

const words = ({ content }: { readonly content: ReadonlyArray<Inline> }): string =>
  content.map((node) => (node.nodeType === 'text' ? text(node.value) : words(node))).join('')

/** Editors leave empty paragraphs behind. */
const filled = (name: string, contents: string): string => (contents === '' ? '' : element(name, {}, contents))
