import { isLink, type Link } from '../sys.ts'
import { type Path, type Problem, wrongType } from './problem.ts'

export type RichTextNode = {
  readonly nodeType: string
  readonly data?: { readonly target?: unknown }
  readonly content?: ReadonlyArray<RichTextNode>
  readonly value?: string
  readonly marks?: ReadonlyArray<{ readonly type: string }>
}

const nodeTypes = new Set(
  ['document', 'paragraph', 'text', 'ordered-list', 'unordered-list', 'list-item', 'hr', 'blockquote', 'hyperlink']
    .concat(['table', 'table-row', 'table-cell', 'table-header-cell', 'entry-hyperlink', 'asset-hyperlink', 'resource-hyperlink'])
    .concat([
      'embedded-entry-block',
      'embedded-asset-block',
      'embedded-entry-inline',
      'embedded-resource-block',
      'embedded-resource-inline',
    ])
    .concat([1, 2, 3, 4, 5, 6].map((level) => `heading-${level}`)),
)
const markTypes = new Set(['bold', 'italic', 'underline', 'code', 'superscript', 'subscript', 'strikethrough'])

export const isDocument = (value: unknown): value is RichTextNode =>
  typeof value === 'object' &&
  value !== null &&
  (value as RichTextNode).nodeType === 'document' &&
  Array.isArray((value as RichTextNode).content)

/** A node and where it is. */
export type Placed = { readonly node: RichTextNode; readonly path: Path }

/** Every node of a document, the document first. */
export const nodesIn = (node: RichTextNode, path: Path): ReadonlyArray<Placed> => {
  const found: Array<Placed> = []
  const waiting: Array<Placed> = [{ node, path }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node: one, path: where } = next
    found.push(next)
    if (Array.isArray(one.content))
      for (let index = one.content.length - 1; index >= 0; index--) {
        const child = one.content[index]
        if (typeof child === 'object' && child !== null) waiting.push({ node: child, path: [...where, 'content', index] })
      }
  }
  return found
}

/** Node types and marks that do not exist. */
export const documentProblems = (document: RichTextNode, path: Path): ReadonlyArray<Problem> =>
  nodesIn(document, path).flatMap(({ node, path: where }) => [
    ...(nodeTypes.has(node.nodeType)
      ? []
      : [
          {
            name: 'in',
            details: 'Value must be one of expected values',
            path: [...where, 'nodeType'],
            value: node.nodeType,
            expected: [...nodeTypes],
          },
        ]),
    ...(node.nodeType === 'text' && typeof node.value !== 'string' ? [wrongType([...where, 'value'], 'String', node.value)] : []),
    ...(node.marks ?? []).flatMap(({ type }, index) =>
      markTypes.has(type)
        ? []
        : [
            {
              name: 'in',
              details: 'Value must be one of expected values',
              path: [...where, 'marks', index, 'type'],
              value: type,
              expected: [...markTypes],
            },
          ],
    ),
  ])

export const targetOf = ({ data }: RichTextNode): Link | undefined => (isLink(data?.target) ? data.target : undefined)
