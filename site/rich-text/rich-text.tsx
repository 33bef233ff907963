import { createElement, type FunctionComponent, type ReactNode } from 'react'
import type { Document, Text } from '../../domain/rich-text.ts'
import { HeadingIds, headingIds } from './heading-ids.ts'
import { words } from './inline.tsx'
import { type Node, views } from './views.tsx'

type Properties = {
  readonly document: Document
  /** Put before the ids of headings where a page has more texts than one. */
  readonly scope?: string
}

export const RichText = ({ document, scope }: Properties) =>
  createElement(
    HeadingIds,
    { value: headingIds(document, scope) },
    createElement('div', { className: 'rich-text' }, ...document.content.map(render)),
  )

/** Nodes have no ids and never change places, so they are static children, which need no keys. */
const render = (node: Node | Text): ReactNode => {
  if (node.nodeType === 'text') return words(node)
  const view = views[node.nodeType] as FunctionComponent<{ readonly node: Node }> | string
  const inside = 'content' in node ? node.content.map(render) : []
  return typeof view === 'string' ? createElement(view, null, ...inside) : createElement(view, { node }, ...inside)
}
