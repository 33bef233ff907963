import { type Bounds, sizeProblems } from '../bounds.ts'
import { noneOf, type Path, type Problems } from '../problem.ts'
import { markTypes } from '../rich-text/grammar.ts'
import { nodesIn, pathOf, type RichTextNode, targetOf } from '../rich-text/nodes.ts'
import { asList, leadsTo, wrongContentType } from './links.ts'
import { fine, type Rules, type Subject, told } from './rule.ts'

/** What no field can do without, and what comes with lists and tables. */
const always = ['document', 'paragraph', 'text', 'list-item', 'table-row', 'table-cell', 'table-header-cell']

/** Nodes of resources have more than rules to say. */
type NodeRules = { readonly [nodeType: string]: ReadonlyArray<object> | { readonly validations?: ReadonlyArray<object> } }

const inUse = (value: unknown, namesOf: (node: RichTextNode) => ReadonlyArray<string>): ReadonlyArray<string> => {
  const names = new Set<string>()
  for (const { node } of nodesIn(value as RichTextNode)) for (const name of namesOf(node)) names.add(name)
  return [...names]
}
const marksOf = ({ marks = [] }: RichTextNode) => marks.map(({ type }) => type)

/** Marks that there are not. */
export const unknownMarks = (value: unknown, path: Path): Problems => {
  const problems = []
  for (const placed of nodesIn(value as RichTextNode))
    for (const [index, type] of marksOf(placed.node).entries())
      if (!markTypes.includes(type)) problems.push(noneOf([...pathOf(path, placed), 'marks', index, 'type'], markTypes, type))
  return problems
}

const onNodes = (validations: ReadonlyArray<object>, nodeType: string, nodes: ReadonlyArray<RichTextNode>, subject: Subject) =>
  validations.flatMap((validation) =>
    told(validation, (name, argument) => {
      const { path, around } = subject
      if (name === 'size') return sizeProblems(path, nodes.length, argument as Bounds).map((one) => ({ ...one, nodeType }))
      if (name !== 'linkContentType') return fine
      const allowed = asList(argument as string | ReadonlyArray<string>)
      const isFine = nodes.every((node) => leadsTo(allowed, targetOf(node), around))
      return isFine ? fine : [{ ...wrongContentType(allowed), nodeType, path }]
    }),
  )

/** The platform tells of the document, not of the node; what is wrong with it stands in the details. */
export const richTextRules: Rules = {
  enabledMarks: (allowed: ReadonlyArray<string>, { value, path }) => {
    const strange = inUse(value, marksOf).filter((mark) => !allowed.includes(mark))
    const details = `Marks that are not enabled: ${strange.join(', ')}`
    return strange.length === 0 ? fine : [{ name: 'enabledMarks', details, expected: allowed, path }]
  },
  enabledNodeTypes: (allowed: ReadonlyArray<string>, { value, path }) => {
    const strange = inUse(value, ({ nodeType }) => [nodeType]).filter(
      (nodeType) => !allowed.includes(nodeType) && !always.includes(nodeType),
    )
    const details = `Node types that are not enabled: ${strange.join(', ')}`
    return strange.length === 0 ? fine : [{ name: 'enabledNodeTypes', details, expected: allowed, path }]
  },
  nodes: (byType: NodeRules, subject) => {
    const found = new Map<string, Array<RichTextNode>>(Object.keys(byType).map((nodeType) => [nodeType, []]))
    for (const { node } of nodesIn(subject.value as RichTextNode)) found.get(node.nodeType)?.push(node)
    return Object.entries(byType).flatMap(([nodeType, own]) =>
      onNodes(
        'validations' in own ? (own.validations ?? []) : Array.isArray(own) ? own : [],
        nodeType,
        found.get(nodeType) ?? [],
        subject,
      ),
    )
  },
}
