import { Children, createContext, type ReactNode, useContext } from 'react'
import type { Block, TableCell, TableRow } from '../../domain/rich-text.ts'
import { TextsContext } from '../texts/context.ts'

type Of<Node> = { readonly node: Node; readonly children?: ReactNode }

const Scope = createContext<'col' | 'row'>('row')

const isHead = ({ content }: TableRow): boolean => content.every(({ nodeType }) => nodeType === 'table-header-cell')

/** A wide table scrolls by itself, with the keyboard too, so that the page never does. */
export const Table = ({ node, children }: Of<Block & { readonly nodeType: 'table' }>) => {
  const { table } = useContext(TextsContext)
  const rows = Children.toArray(children)
  const heads = node.content[0] && isHead(node.content[0]) ? 1 : 0
  return (
    // biome-ignore lint/a11y/useSemanticElements: a scroller, not form fields.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
    <div className="table" role="group" aria-label={table} tabIndex={0}>
      <table>
        {heads > 0 && <thead>{rows.slice(0, heads)}</thead>}
        <tbody>{rows.slice(heads)}</tbody>
      </table>
    </div>
  )
}

export const Row = ({ node, children }: Of<TableRow>) => (
  <Scope value={isHead(node) ? 'col' : 'row'}>
    <tr>{children}</tr>
  </Scope>
)

export const Cell = ({ node, children }: Of<TableCell>) => {
  const scope = useContext(Scope)
  return node.nodeType === 'table-header-cell' ? <th scope={scope}>{children}</th> : <td>{children}</td>
}
