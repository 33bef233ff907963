import type { ReactNode } from 'react'
import type { Block, Inline, ListItem, TableCell, TableRow, Text } from '../../domain/rich-text.ts'
import { EmbeddedAsset } from './embedded-asset.tsx'
import { EmbeddedEntry } from './embedded-entry.tsx'
import { Heading } from './heading.tsx'
import { AssetLink, EntryLink, Hyperlink, Paragraph } from './inline.tsx'
import { Cell, Row, Table } from './table.tsx'

/** All but words, which need no view. */
export type Node = Exclude<Block | Inline | ListItem | TableRow | TableCell, Text>

type Element = 'ol' | 'ul' | 'li' | 'hr' | 'blockquote'

type Views = {
  readonly [Type in Node['nodeType']]:
    | Element
    | ((properties: { readonly node: Node & { readonly nodeType: Type }; readonly children?: ReactNode }) => ReactNode)
}

/** How each kind of node is shown: by an element, or by a component that looks into it. What is inside is rendered already. */
export const views: Views = {
  hyperlink: Hyperlink,
  'entry-hyperlink': EntryLink,
  'asset-hyperlink': AssetLink,
  paragraph: Paragraph,
  'heading-1': Heading,
  'heading-2': Heading,
  'heading-3': Heading,
  'heading-4': Heading,
  'heading-5': Heading,
  'heading-6': Heading,
  'ordered-list': 'ol',
  'unordered-list': 'ul',
  'list-item': 'li',
  hr: 'hr',
  blockquote: 'blockquote',
  table: Table,
  'table-row': Row,
  'table-cell': Cell,
  'table-header-cell': Cell,
  'embedded-entry-block': EmbeddedEntry,
  'embedded-asset-block': EmbeddedAsset,
}
