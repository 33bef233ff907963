import { mimeTypeGroup } from '../mimetype-group.ts'
import { isLink, type Link } from '../sys.ts'
import { nativePattern } from './pattern.ts'
import type { Path, Problem } from './problem.ts'
import { nodesIn, type RichTextNode, targetOf } from './rich-text.ts'
import type { Surroundings } from './surroundings.ts'

type Bounds = { readonly min?: number | string | null; readonly max?: number | string | null }
/** A value and where it is, for rules to look at. */
export type Subject = {
  readonly value: unknown
  readonly path: Path
  readonly fieldId: string
  readonly locale: string
  readonly around: Surroundings
}
type Rule = (argument: never, subject: Subject) => ReadonlyArray<Problem>
type Say = ReadonlyArray<Problem>

const fine: Say = []

const lengthOf = (value: unknown): number | undefined =>
  typeof value === 'string' || Array.isArray(value)
    ? value.length
    : isLink(value) || typeof value !== 'object' || value === null
      ? undefined
      : Object.keys(value).length

const within = (name: string, word: string, size: number | undefined, { min, max }: Bounds, { path, value }: Subject): Say => {
  if (size === undefined || Number.isNaN(size)) return fine
  const low = typeof min === 'number' ? min : Number.NEGATIVE_INFINITY
  const high = typeof max === 'number' ? max : Number.POSITIVE_INFINITY
  const bounds = { ...(typeof min === 'number' ? { min } : {}), ...(typeof max === 'number' ? { max } : {}) }
  if (size < low) return [{ name, details: `${word} must be at least ${min}`, ...bounds, path, value }]
  return size > high ? [{ name, details: `${word} must be at most ${max}`, ...bounds, path, value }] : fine
}

const assetOf = ({ value, around }: Subject) =>
  isLink(value) && value.sys.linkType === 'Asset' ? around.asset(value.sys.id) : undefined
const fileOf = (subject: Subject) => {
  const files = assetOf(subject)?.fields?.file
  return files?.[subject.locale] ?? Object.values(files ?? {})[0]
}

const entryTypeProblem = (allowed: ReadonlyArray<string>, link: Link, { path, around }: Subject): Say => {
  const type = link.sys.linkType === 'Entry' ? around.entry(link.sys.id)?.contentTypeId : undefined
  return type === undefined || allowed.includes(type)
    ? fine
    : [
        {
          name: 'linkContentType',
          details: 'Content type of linked entry must be one of the expected content types',
          contentTypeId: allowed,
          value: link,
          path,
        },
      ]
}

const asList = <A>(value: A | ReadonlyArray<A>): ReadonlyArray<A> => (Array.isArray(value) ? value : [value as A])

/** One rule a name, as content types have them. */
const rules: { readonly [name: string]: Rule } = {
  unique: (wanted: boolean, { value, path, fieldId, locale, around }) => {
    const others = wanted ? around.sameValue(fieldId, locale, value) : []
    const conflicting = others.map((id) => ({ sys: { type: 'Link', linkType: 'Entry', id } }))
    return others.length > 0
      ? [{ name: 'unique', details: 'Same field value present in other entry', conflicting, path, value }]
      : fine
  },
  in: (expected: ReadonlyArray<unknown>, { value, path }) =>
    expected.length === 0 || expected.includes(value)
      ? fine
      : [{ name: 'in', details: 'Value must be one of expected values', expected, path, value }],
  size: (bounds: Bounds, subject) => within('size', 'Size', lengthOf(subject.value), bounds, subject),
  range: (bounds: Bounds, subject) =>
    within('range', 'Value', typeof subject.value === 'number' ? subject.value : undefined, bounds, subject),
  dateRange: ({ min, max }: Bounds, { value, path }) => {
    const time = Date.parse(String(value))
    if (min && time < Date.parse(String(min)))
      return [{ name: 'dateRange', details: `Date must be later than ${min}`, min, path, value }]
    return max && time > Date.parse(String(max))
      ? [{ name: 'dateRange', details: `Date must be earlier than ${max}`, max, path, value }]
      : fine
  },
  regexp: (argument: { readonly pattern: string; readonly flags?: string }, subject) => matching(argument, subject, true),
  prohibitRegexp: (argument: { readonly pattern: string; readonly flags?: string }, subject) =>
    matching(argument, subject, false),
  linkContentType: (allowed: string | ReadonlyArray<string>, subject) =>
    isLink(subject.value) ? entryTypeProblem(asList(allowed), subject.value, subject) : fine,
  linkMimetypeGroup: (allowed: string | ReadonlyArray<string>, subject) => {
    const type = fileOf(subject)?.contentType
    const group = type === undefined ? undefined : mimeTypeGroup(type)
    return group === undefined || asList(allowed).includes(group)
      ? fine
      : [
          {
            name: 'linkMimetypeGroup',
            details: 'Linked asset must be of one of the expected types',
            mimetypeGroupName: asList(allowed),
            path: subject.path,
            value: subject.value,
          },
        ]
  },
  assetFileSize: (bounds: Bounds, subject) =>
    within('assetFileSize', 'File size', fileOf(subject)?.details?.size, bounds, subject),
  assetImageDimensions: ({ width = {}, height = {} }: { readonly width?: Bounds; readonly height?: Bounds }, subject) => {
    const image = fileOf(subject)?.details?.image
    return [
      ...within('assetImageDimensions', 'Image width', image?.width, width ?? {}, subject),
      ...within('assetImageDimensions', 'Image height', image?.height, height ?? {}, subject),
    ]
  },
  enabledMarks: (allowed: ReadonlyArray<string>, { value, path }) =>
    nodesIn(value as RichTextNode, path).flatMap(({ node, path: where }) =>
      (node.marks ?? []).flatMap(({ type }, index) =>
        allowed.includes(type)
          ? []
          : [
              {
                name: 'enabledMarks',
                details: `The mark "${type}" is not allowed`,
                path: [...where, 'marks', index],
                value: type,
                expected: allowed,
              },
            ],
      ),
    ),
  enabledNodeTypes: (allowed: ReadonlyArray<string>, { value, path }) =>
    nodesIn(value as RichTextNode, path).flatMap(({ node, path: where }) =>
      [...allowed, 'document', 'paragraph', 'text', 'list-item', 'table-row', 'table-cell', 'table-header-cell'].includes(
        node.nodeType,
      )
        ? []
        : [
            {
              name: 'enabledNodeTypes',
              details: `The node type "${node.nodeType}" is not allowed`,
              path: where,
              value: node.nodeType,
              expected: allowed,
            },
          ],
    ),
  nodes: (byType: { readonly [nodeType: string]: ReadonlyArray<object> }, subject) =>
    Object.entries(byType).flatMap(([nodeType, own]) => {
      const nodes = nodesIn(subject.value as RichTextNode, subject.path).filter(({ node }) => node.nodeType === nodeType)
      const links = nodes.flatMap(({ node, path }) => {
        const value = targetOf(node)
        return value ? [{ value, path: [...path, 'data', 'target'] }] : []
      })
      const [counted, each] = [own.filter((rule) => 'size' in rule), own.filter((rule) => !('size' in rule))]
      return [
        ...ruleProblems(counted, { ...subject, value: nodes.map(({ node }) => node) }),
        ...links.flatMap((link) => ruleProblems(each, { ...subject, ...link })),
      ]
    }),
}

const matching = (
  { pattern, flags }: { readonly pattern: string; readonly flags?: string | null },
  { value, path, around }: Subject,
  wanted: boolean,
): Say => {
  if (typeof value !== 'string') return fine
  const name = wanted ? 'regexp' : 'prohibitRegexp'
  const read = (around.readPattern ?? nativePattern)(String(pattern), flags ?? '')
  if ('problem' in read) return [{ name, details: `The pattern /${pattern}/ cannot be used: ${read.problem}`, pattern, path }]
  if (read.test(value) === wanted) return fine
  return [
    { name, details: `${wanted ? 'Does not match' : 'Matches'} /${pattern}/`, pattern, ...(flags ? { flags } : {}), path, value },
  ]
}

export const ruleNames: ReadonlyArray<string> = Object.keys(rules)

/** What rules say of a value; a message of their own goes with it. */
export const ruleProblems = (validations: ReadonlyArray<object>, subject: Subject): Say =>
  validations.flatMap((validation) => {
    const { message, ...named } = validation as { readonly message?: string | null; readonly [name: string]: unknown }
    return Object.entries(named).flatMap(([name, argument]) => {
      const problems = argument === null || argument === undefined ? fine : (rules[name]?.(argument as never, subject) ?? fine)
      return message ? problems.map((problem) => ({ ...problem, customMessage: message })) : problems
    })
  })
