import type * as t from 'io-ts'
import { shownJson } from './shown-body.ts'

const shown = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : (shownJson(value) ?? String(value))
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

/** A list of a thousand records that are all wrong in the same way is understood from the first ones. */
const mostLines = 20

/** One line a problem: `items.3.sys.id: expected string, found nothing`. Alternatives of a union are told as one. */
export const report = (errors: t.Errors): ReadonlyArray<string> => {
  const lines = linesOf(errors)
  return lines.length > mostLines ? [...lines.slice(0, mostLines), `and ${lines.length - mostLines} more`] : lines
}

const linesOf = (errors: t.Errors): ReadonlyArray<string> => [
  ...new Set(
    errors.map(({ context, value }) => {
      const path = context.filter((_, index) => !isAlternative(context, index)).map(({ key }) => key)
      const expected = context.at(-1)?.type.name ?? 'something else'
      return `${path.filter(Boolean).join('.') || 'the body'}: expected ${expected}, found ${shown(value)}`
    }),
  ),
]

/** io-ts puts the number of an intersection's or union's member into the path; a reader never sees those. Members read the same value. */
const isAlternative = (context: t.Context, index: number): boolean =>
  index > 0 && context[index]?.actual === context[index - 1]?.actual
