import { sizeProblem } from '../bounds.ts'
import { noneOf, type Path, type Problems, wrongType } from '../problem.ts'
import { type Form, forms } from './grammar.ts'
import { nodesIn, pathOf, type RichTextNode } from './nodes.ts'
import { firstOf, type Holder, isObject, others, property } from './properties.ts'

/** What is wrong with the first node that something is wrong with: the platform reads no further. */
export const documentProblems = (document: unknown, path: Path): Problems => {
  if (!isObject(document)) return [wrongType(path, 'Object', document)]
  if (document.nodeType !== 'document') return [noneOf([...path, 'nodeType'], ['document'], document.nodeType)]
  for (const placed of nodesIn(document as RichTextNode)) {
    const where = () => pathOf(path, placed)
    const node = placed.node as unknown as Holder
    const problems = node.nodeType === 'text' ? textProblems(node, where) : nodeProblems(node, where)
    if (problems.length > 0) return problems
  }
  return []
}

const nodeProblems = (node: Holder, where: () => Path): Problems => {
  const form = forms.get(String(node.nodeType)) ?? { content: [] }
  return [
    ...others(node, ['nodeType', 'data', 'content'], where),
    ...contentProblems(node, form, where),
    ...property(node, 'data', 'Object', where),
    ...(isObject(node.data) ? dataProblems(node.data, form, () => [...where(), 'data']) : []),
  ]
}

const contentProblems = (node: Holder, { content: allowed, least }: Form, where: () => Path): Problems => {
  const { content } = node
  if (!Array.isArray(content)) return property(node, 'content', 'Array', where)
  const at = () => [...where(), 'content']
  if (least !== undefined && content.length < least) return [sizeProblem(at(), { min: least }, content)]
  if (allowed.length === 0) return content.length > 0 ? [sizeProblem(at(), { max: 0 }, content)] : []
  const wrong = content.findIndex((child) => !isObject(child) || !allowed.includes(String(child.nodeType)))
  if (wrong < 0) return []
  const child: unknown = content[wrong]
  return isObject(child)
    ? [noneOf([...at(), wrong, 'nodeType'], allowed, child.nodeType)]
    : [wrongType([...at(), wrong], 'Object', child, wrong)]
}

const textProblems = (text: Holder, where: () => Path): Problems => [
  ...others(text, ['nodeType', 'data', 'value', 'marks'], where),
  ...property(text, 'data', 'Object', where),
  ...property(text, 'marks', 'Array', where),
  ...(Array.isArray(text.marks) ? firstOf(text.marks, (mark, index) => markProblems(mark, index, where)) : []),
  ...property(text, 'value', 'String', where),
]

const markProblems = (mark: unknown, index: number, where: () => Path): Problems => {
  const at = () => [...where(), 'marks', index]
  return isObject(mark) ? property(mark, 'type', 'String', at) : [wrongType(at(), 'Object', mark, index)]
}

const dataProblems = (data: Holder, { target, data: kind }: Form, where: () => Path): Problems => {
  if (kind === 'uri') return [...property(data, 'uri', 'String', where), ...others(data, ['uri'], where)]
  if (kind === 'span') {
    const spans = ['colspan', 'rowspan']
    return [
      ...others(data, spans, where),
      ...spans.flatMap((name) => (name in data ? property(data, name, 'Number', where) : [])),
    ]
  }
  if (target === undefined) return []
  const link = data.target
  return [
    ...property(data, 'target', 'Object', where),
    ...(isObject(link) ? linkProblems(link.sys, target, () => [...where(), 'target', 'sys']) : []),
    ...others(data, ['target'], where),
  ]
}

const linkProblems = (sys: unknown, linkType: string, where: () => Path): Problems => {
  if (!isObject(sys)) return [wrongType(where(), 'Object', sys, 'sys')]
  const [type, key] = linkType.includes(':') ? ['ResourceLink', 'urn'] : ['Link', 'id']
  return [
    ...(sys.type === type ? [] : [noneOf([...where(), 'type'], [type], sys.type)]),
    ...(sys.linkType === linkType ? [] : [noneOf([...where(), 'linkType'], [linkType], sys.linkType)]),
    ...property(sys, key, 'String', where),
    ...others(sys, ['type', 'linkType', key], where),
  ]
}
