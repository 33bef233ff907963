import { isMimeTypeGroup } from '../../mimetype-group.ts'
import { forms, markTypes } from '../rich-text/grammar.ts'

type Test = (value: unknown) => boolean

const isText: Test = (value) => typeof value === 'string'
const isMissing: Test = (value) => value === undefined || value === null
const isObject = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf =
  (test: Test, least = 0): Test =>
  (value) =>
    Array.isArray(value) && value.length >= least && value.every(test)
const orMissing =
  (test: Test): Test =>
  (value) =>
    isMissing(value) || test(value)
const objectOf =
  (members: { readonly [name: string]: Test }): Test =>
  (value) =>
    isObject(value) && Object.entries(members).every(([name, test]) => test(value[name]))
const oneOrMore =
  (test: Test): Test =>
  (value) =>
    test(value) || listOf(test, 1)(value)

const bound = orMissing(Number.isFinite)
const bounds = objectOf({ min: bound, max: bound })
const date = orMissing((value) => isText(value) && !Number.isNaN(Date.parse(String(value))))
const pattern = objectOf({ pattern: isText, flags: orMissing(isText) })

type Argument = readonly [form: string, test: Test]

/** What each rule takes, in words and as a test. Whether a pattern can be used, the engine of patterns says. */
export const ruleArguments: ReadonlyMap<string, Argument> = new Map<string, Argument>([
  ['unique', ['Boolean', (value) => typeof value === 'boolean']],
  ['in', ['Array', listOf((value) => isText(value) || Number.isFinite(value))]],
  ['size', ['Object', bounds]],
  ['range', ['Object', bounds]],
  ['dateRange', ['Object', objectOf({ min: date, max: date, after: date, before: date })]],
  ['regexp', ['Object', pattern]],
  ['prohibitRegexp', ['Object', pattern]],
  ['linkContentType', ['Array', oneOrMore(isText)]],
  ['linkMimetypeGroup', ['Array', oneOrMore((value) => isText(value) && isMimeTypeGroup(String(value)))]],
  ['assetFileSize', ['Object', bounds]],
  ['assetImageDimensions', ['Object', objectOf({ width: orMissing(bounds), height: orMissing(bounds) })]],
  ['enabledMarks', ['Array', listOf((value) => markTypes.includes(String(value)))]],
  ['enabledNodeTypes', ['Array', listOf((value) => forms.has(String(value)) || value === 'text')]],
  ['nodes', ['Object', (value) => isObject(value) && Object.keys(value).every((nodeType) => forms.has(nodeType))]],
  ['relationshipType', ['Array', listOf(isText)]],
])

/** The rules that fields of a type can have; those of an array's elements stand with its items. */
export const rulesOfTypes: ReadonlyMap<string, ReadonlyArray<string>> = new Map([
  ['Symbol', ['in', 'regexp', 'prohibitRegexp', 'size', 'unique']],
  ['Text', ['in', 'regexp', 'prohibitRegexp', 'size']],
  ['Integer', ['in', 'range', 'unique']],
  ['Number', ['in', 'range', 'unique']],
  ['Date', ['dateRange']],
  ['Object', ['size']],
  ['RichText', ['size', 'nodes', 'enabledNodeTypes', 'enabledMarks']],
  ['Array', ['size']],
  ['Entry', ['linkContentType', 'relationshipType']],
  ['Asset', ['linkMimetypeGroup', 'assetFileSize', 'assetImageDimensions', 'relationshipType']],
])
