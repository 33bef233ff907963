import type { ReadPattern } from './pattern.ts'
import { type Path, type Problem, type Problems, unexpected, wrongType } from './problem.ts'
import { ruleArguments, rulesOfTypes } from './rules/arguments.ts'

type Owner = { readonly type: string; readonly linkType?: string; readonly validations?: unknown }

/** What is wrong with the rules of a field, or of its items. */
export const ruleDefinitionProblems = (
  { type, linkType, validations }: Owner,
  path: Path,
  readPattern: ReadPattern,
): Problems => {
  const where = [...path, 'validations']
  if (validations === undefined) return []
  if (!Array.isArray(validations)) return [wrongType(where, 'Array', validations, 'validations')]
  const possible = rulesOfTypes.get(type === 'Link' ? String(linkType) : type) ?? []
  return validations.flatMap((validation: unknown, index) => {
    const at = [...where, index]
    if (typeof validation !== 'object' || validation === null) return [wrongType(at, 'Object', validation, index)]
    const { message, ...rules } = validation as { readonly [name: string]: unknown }
    if (Object.keys(rules).length === 0) return [{ name: 'size', details: 'Too few properties provided', path: at }]
    const isText = message === undefined || message === null || typeof message === 'string'
    return [
      ...(isText ? [] : [wrongType([...at, 'message'], 'String', message, 'message')]),
      ...Object.entries(rules).flatMap(([name, argument]): Problems => {
        if (!ruleArguments.has(name)) return [unexpected([...at, name])]
        return possible.includes(name) ? argumentProblems(name, argument, at, readPattern) : [impossible(name, type, at)]
      }),
    ]
  })
}

const impossible = (name: string, type: string, path: Path): Problem => ({
  name: 'validationDefined',
  details: `${type} fields do not support "${name}" validations`,
  path,
})

const argumentProblems = (name: string, argument: unknown, path: Path, readPattern: ReadPattern): Problems => {
  const [form = '', test] = ruleArguments.get(name) ?? []
  if (argument === null) return []
  if (!test?.(argument)) return [wrongType([...path, name], form, argument, name)]
  if (name !== 'regexp' && name !== 'prohibitRegexp') return []
  const { pattern, flags } = argument as { readonly pattern: string; readonly flags?: string | null }
  const read = readPattern(pattern, flags ?? '')
  if (!('problem' in read)) return []
  const details = `The pattern /${pattern}/ cannot be used: ${read.problem}`
  return [{ name: 'regexp', details, path: [...path, name, 'pattern'], value: pattern }]
}
