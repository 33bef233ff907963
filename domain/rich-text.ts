import type { LinkedAsset, LinkedEntry, LinkedPage } from './linked.ts'

/** The rich-text model of section 3, in the platform's own JSON, with the targets of its links followed. */
export type Document = { readonly nodeType: 'document'; readonly content: ReadonlyArray<Block> }

export const marks = ['bold', 'code', 'italic', 'underline'] as const
export type Mark = (typeof marks)[number]

export type Text = { readonly nodeType: 'text'; readonly value: string; readonly marks: ReadonlyArray<{ readonly type: Mark }> }
export type Inline =
  | Text
  | { readonly nodeType: 'hyperlink'; readonly data: { readonly uri: string }; readonly content: ReadonlyArray<Text> }
  | {
      readonly nodeType: 'entry-hyperlink'
      readonly data: { readonly target: LinkedPage }
      readonly content: ReadonlyArray<Text>
    }
  | {
      readonly nodeType: 'asset-hyperlink'
      readonly data: { readonly target: LinkedAsset }
      readonly content: ReadonlyArray<Text>
    }

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6
export type Paragraph = { readonly nodeType: 'paragraph'; readonly content: ReadonlyArray<Inline> }
export type Heading = { readonly nodeType: `heading-${HeadingLevel}`; readonly content: ReadonlyArray<Inline> }
export type ListItem = { readonly nodeType: 'list-item'; readonly content: ReadonlyArray<Block> }
export type TableCell = { readonly nodeType: 'table-cell' | 'table-header-cell'; readonly content: ReadonlyArray<Paragraph> }
export type TableRow = { readonly nodeType: 'table-row'; readonly content: ReadonlyArray<TableCell> }

/** The top-level blocks of section 3. */
export type Block =
  | Paragraph
  | Heading
  | { readonly nodeType: 'ordered-list' | 'unordered-list'; readonly content: ReadonlyArray<ListItem> }
  | { readonly nodeType: 'hr' }
  | { readonly nodeType: 'blockquote'; readonly content: ReadonlyArray<Paragraph> }
  | { readonly nodeType: 'embedded-entry-block'; readonly data: { readonly target: LinkedEntry } }
  | { readonly nodeType: 'embedded-asset-block'; readonly data: { readonly target: LinkedAsset } }
  | { readonly nodeType: 'table'; readonly content: ReadonlyArray<TableRow> }
