import { linkTo } from '../../sys.ts'
import { type Bounds, boundsText, endsOf, isWithin, sizeProblems } from '../bounds.ts'
import { nativePattern } from '../pattern.ts'
import { mismatch, noneOf, type Problems } from '../problem.ts'
import { lengthOfText, type RichTextNode } from '../rich-text/nodes.ts'
import { fine, type Rules, type Subject } from './rule.ts'

/** Older content types say `after` and `before`. */
type Period = { readonly [End in 'min' | 'max' | 'after' | 'before']?: string | null }
type PatternArgument = { readonly pattern: string; readonly flags?: string | null }

/** Characters, elements, properties; of rich text, the characters that are to be read. */
const sizeOf = (value: unknown): number | undefined => {
  if (typeof value === 'string' || Array.isArray(value)) return value.length
  if (typeof value !== 'object' || value === null) return undefined
  const isDocument = 'nodeType' in value && value.nodeType === 'document'
  return isDocument ? lengthOfText(value as RichTextNode) : Object.keys(value).length
}

const matching = ({ pattern, flags }: PatternArgument, { value, path, around }: Subject, wanted: boolean): Problems => {
  if (typeof value !== 'string') return fine
  const read = (around.readPattern ?? nativePattern)(String(pattern), flags ?? '')
  const more = { ...(wanted ? {} : { name: 'prohibitRegexp' }), ...(flags ? { flags } : {}) }
  if ('problem' in read)
    return [{ ...mismatch(path, pattern, value), ...more, details: `The pattern /${pattern}/ cannot be used: ${read.problem}` }]
  if (read.test(value) === wanted) return fine
  return [{ ...mismatch(path, pattern, value), ...more, ...(wanted ? {} : { details: `Matches /${pattern}/` }) }]
}

export const valueRules: Rules = {
  unique: (wanted: boolean, { value, path, fieldId, locale, around }) => {
    const others = wanted ? around.sameValue(fieldId, locale, value) : []
    if (others.length === 0) return fine
    const conflicting = others.map((id) => linkTo('Entry', id))
    return [{ name: 'unique', details: 'Same field value present in other entry', conflicting, path, value }]
  },
  in: (expected: ReadonlyArray<unknown>, { value, path }) =>
    expected.length === 0 || expected.includes(value) ? fine : [noneOf(path, expected, value)],
  size: (bounds: Bounds, { value, path }) => sizeProblems(path, sizeOf(value), bounds, value),
  range: (bounds: Bounds, { value, path }) =>
    typeof value !== 'number' || isWithin(value, bounds)
      ? fine
      : [{ name: 'range', details: boundsText('Value', bounds), ...endsOf(bounds), path, value }],
  dateRange: ({ min, max, after, before }: Period, { value, path }) => {
    const [first, last] = [min ?? after, max ?? before]
    const time = Date.parse(String(value))
    if ((!first || time >= Date.parse(first)) && (!last || time <= Date.parse(last))) return fine
    const ends = { ...(first ? { min: first } : {}), ...(last ? { max: last } : {}) }
    return [{ name: 'dateRange', details: 'Date is not in range', ...ends, path, value }]
  },
  regexp: (argument: PatternArgument, subject) => matching(argument, subject, true),
  prohibitRegexp: (argument: PatternArgument, subject) => matching(argument, subject, false),
}
