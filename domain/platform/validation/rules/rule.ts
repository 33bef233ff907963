import type { Path, Problems } from '../problem.ts'
import type { Surroundings } from '../surroundings.ts'

/** A value and where it is, for rules to look at. */
export type Subject = {
  readonly value: unknown
  readonly path: Path
  readonly fieldId: string
  readonly locale: string
  readonly around: Surroundings
}
/** What a rule says of a value; `never` because each takes an argument of its own. */
export type Rule = (argument: never, subject: Subject) => Problems
export type Rules = { readonly [name: string]: Rule }

export const fine: Problems = []

/** A rule in a content type: `{ size: { max: 5 }, message: '…' }`. */
export type Validation = { readonly message?: string | null; readonly [name: string]: unknown }

/** The problems of each rule of a validation; its own message goes with them. */
export const told = (validation: object, problemsOf: (name: string, argument: unknown) => Problems): Problems => {
  const { message, ...rules } = validation as Validation
  return Object.entries(rules).flatMap(([name, argument]) => {
    const problems = argument === null || argument === undefined ? fine : problemsOf(name, argument)
    return message ? problems.map((problem) => ({ ...problem, customMessage: message })) : problems
  })
}
