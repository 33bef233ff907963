import { isLink, type Link } from '../../sys.ts'
import type { Path } from '../problem.ts'

export type RichTextNode = {
  readonly nodeType: string
  readonly data?: { readonly target?: unknown }
  readonly content?: ReadonlyArray<RichTextNode>
  readonly value?: string
  readonly marks?: ReadonlyArray<{ readonly type: string }>
}

/** A node and where it is. */
export type Placed = { readonly node: RichTextNode; readonly index: number; readonly parent?: Placed }

/** Every node of a document in the order of reading, the document first; however deep, it costs no stack. */
export function* nodesIn(document: RichTextNode): Generator<Placed> {
  const waiting: Array<Placed> = [{ node: document, index: 0 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next
    const { content } = next.node
    if (Array.isArray(content))
      for (let index = content.length - 1; index >= 0; index--)
        if (isNode(content[index])) waiting.push({ node: content[index], index, parent: next })
  }
}

const isNode = (value: unknown): value is RichTextNode => typeof value === 'object' && value !== null

/** Made only for nodes of which something is said: a path to every node of a deep document would be long. */
export const pathOf = (root: Path, placed: Placed): Path => {
  const steps: Array<string | number> = []
  for (let at = placed; at.parent; at = at.parent) steps.push(at.index, 'content')
  return [...root, ...steps.reverse()]
}

export const targetOf = ({ data }: RichTextNode): Link | undefined => (isLink(data?.target) ? data.target : undefined)

/** The length of what is to be read. */
export const lengthOfText = (document: RichTextNode): number => {
  let length = 0
  for (const { node } of nodesIn(document)) if (typeof node.value === 'string') length += node.value.length
  return length
}
