import type { ReactNode } from 'react'
import type { Block, Inline, ListItem, TableCell, TableRow } from '../../domain/rich-text.ts'
import { EmbeddedAsset } from './embedded-asset.tsx'
import { EmbeddedEntry } from './embedded-entry.tsx'
import { Heading } from './heading.tsx'
import { AssetLink, EntryLink, Hyperlink, Paragraph, TextRun } from './inline.tsx'
import { Cell, Row, Table } from './table.tsx'

export type Node = Block | Inline | ListItem | TableRow | TableCell

type Views = {
  readonly [Type in Node['nodeType']]: (properties: {
    readonly node: Node & { readonly nodeType: Type }
    readonly children?: ReactNode
  }) => ReactNode
}

/** How each kind of node is shown; `children` are the nodes inside it, already rendered. */
export const views: Views = {
  text: TextRun,
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
  'ordered-list': ({ children }) => <ol>{children}</ol>,
  'unordered-list': ({ children }) => <ul>{children}</ul>,
  'list-item': ({ children }) => <li>{children}</li>,
  hr: () => <hr />,
  blockquote: ({ children }) => <blockquote>{children}</blockquote>,
  table: Table,
  'table-row': Row,
  'table-cell': Cell,
  'table-header-cell': Cell,
  'embedded-entry-block': EmbeddedEntry,
  'embedded-asset-block': EmbeddedAsset,
}
