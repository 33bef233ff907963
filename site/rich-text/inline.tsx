import { createElement, Fragment, type ReactNode } from 'react'
import type { Inline, Mark, Paragraph as ParagraphNode, Text } from '../../domain/rich-text.ts'
import { addressed } from '../modules/elements/action.tsx'

type Of<Type extends Inline['nodeType']> = {
  readonly node: Inline & { readonly nodeType: Type }
  readonly children?: ReactNode
}

const marks: { readonly [M in Mark]: string } = { bold: 'strong', code: 'code', italic: 'em', underline: 'u' }

export const words = ({ value, marks: all }: Text): ReactNode =>
  all.reduce<ReactNode>((inner, { type }) => createElement(marks[type], null, inner), linesOf(value))

/** A line break inside a paragraph arrives as a newline. */
const linesOf = (value: string): ReactNode => {
  if (!value.includes('\n')) return value
  return createElement(Fragment, null, ...value.split('\n').map(lineOf))
}

const lineOf = (line: string, index: number): ReactNode =>
  index === 0 ? line : createElement(Fragment, null, createElement('br'), line)

/** The platform's editor leaves an empty paragraph at the end of most texts. */
export const Paragraph = ({ node, children }: { readonly node: ParagraphNode; readonly children?: ReactNode }) =>
  node.content.every((inline) => inline.nodeType === 'text' && inline.value.trim() === '') ? null : <p>{children}</p>

export const Hyperlink = ({ node, children }: Of<'hyperlink'>) => (
  <a {...addressed({ href: node.data.uri, external: /^https?:/i.test(node.data.uri) })}>{children}</a>
)

export const EntryLink = ({ node, children }: Of<'entry-hyperlink'>) => <a href={node.data.target.path}>{children}</a>

export const AssetLink = ({ node, children }: Of<'asset-hyperlink'>) => <a href={node.data.target.url}>{children}</a>
