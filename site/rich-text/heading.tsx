import { type ReactNode, useContext } from 'react'
import type { Heading as Node } from '../../domain/rich-text.ts'
import { HeadingIds } from './heading-ids.ts'

// The page has its own h1.
const elements = {
  'heading-1': 'h2',
  'heading-2': 'h2',
  'heading-3': 'h3',
  'heading-4': 'h4',
  'heading-5': 'h5',
  'heading-6': 'h6',
} as const

export const Heading = ({ node, children }: { readonly node: Node; readonly children?: ReactNode }) => {
  const id = useContext(HeadingIds).get(node)
  const Element = elements[node.nodeType]
  return <Element {...(id ? { id } : {})}>{children}</Element>
}
