import { createElement, type FunctionComponent, type ReactElement } from 'react'
import type { Document } from '../../domain/rich-text.ts'
import { HeadingIds, headingIds } from './heading-ids.ts'
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
const render = (node: Node): ReactElement =>
  createElement(
    views[node.nodeType] as FunctionComponent<{ readonly node: Node }>,
    { node },
    ...('content' in node ? node.content.map(render) : []),
  )
