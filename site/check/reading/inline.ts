import { policyHash } from '../../../adapters/node/policy-hash.ts'
import type { Inline } from '../model.ts'

/** Script elements of any other type hold data, which nothing runs. */
const executable = new Set([
  '',
  'module',
  'importmap',
  'speculationrules',
  'text/javascript',
  'application/javascript',
  'text/ecmascript',
  'application/ecmascript',
])

export const isInline = (element: string, type: string | undefined, text: string): boolean =>
  text !== '' && (element === 'style' || executable.has(type?.trim().toLowerCase() ?? ''))

export const inlineElement = (element: string, text: string): Inline => ({
  kind: element === 'style' ? 'style' : 'script',
  by: 'element',
  shown: `<${element}>${shortened(text)}`,
  hash: policyHash(text),
})

/** A style, or a handler of an event. */
export const inlineAttribute = (element: string, name: string, value: string): Inline => ({
  kind: name === 'style' ? 'style' : 'script',
  by: 'attribute',
  shown: `<${element} ${name}="${shortened(value)}">`,
  hash: policyHash(value),
})

const longestShown = 60
const shortened = (text: string): string => (text.length <= longestShown ? text : `${text.slice(0, longestShown)}…`)
