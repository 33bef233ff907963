import type { Problems } from '../problem.ts'
import { linkRules } from './links.ts'
import { richTextRules } from './rich-text.ts'
import { fine, type Rule, type Subject, told } from './rule.ts'
import { valueRules } from './values.ts'

/** One rule a name, as content types have them. */
const rules: ReadonlyMap<string, Rule> = new Map(Object.entries({ ...valueRules, ...linkRules, ...richTextRules }))

export const ruleNames: ReadonlyArray<string> = [...rules.keys()]

/** What the rules of a field say of a value. */
export const ruleProblems = (validations: ReadonlyArray<object>, subject: Subject): Problems =>
  validations.flatMap((validation) => told(validation, (name, argument) => rules.get(name)?.(argument as never, subject) ?? fine))
