import type { Problem } from '../refusals.ts'
import { callable } from './address.ts'
import { contentTypes, methods } from './definition.ts'
import { isFilter } from './filters.ts'
import { withoutPointers } from './pointers.ts'
import { isTopic } from './topics.ts'

type Draft = { readonly [name: string]: unknown }

const isObject = (value: unknown): value is Draft => typeof value === 'object' && value !== null && !Array.isArray(value)
const required = (path: string): Problem => ({
  name: 'required',
  path: [path],
  details: `The property "${path}" is required here`,
})
const wrongType = (path: string, value: unknown, type: string): Problem => ({
  name: 'invalid_type',
  path,
  value,
  details: `The type of "${path}" is incorrect, expected type: ${type}`,
})
const notIn = (path: ReadonlyArray<string>, value: unknown, expected: ReadonlyArray<string>): Problem => ({
  name: 'in',
  path,
  value,
  expected,
})

/** What is wrong with each part of a webhook; the parts that it must have are there by now. */
const rules: { readonly [part: string]: (value: unknown) => ReadonlyArray<Problem> } = {
  name: (value) => (typeof value === 'string' && value.trim() !== '' ? [] : [required('name')]),
  url: (value) => {
    if (typeof value !== 'string' || value === '') return [required('url')]
    return callable(withoutPointers(value))
      ? []
      : [{ name: 'regexp', path: ['url'], value, details: 'Must be an http or https address without a user name or a password' }]
  },
  topics: (value) => {
    if (!Array.isArray(value)) return [wrongType('topics', value, 'Array')]
    if (value.length === 0) return [{ name: 'topics', path: ['topics'], value, details: 'Topics cannot be empty' }]
    return value.flatMap((topic, index) =>
      isTopic(topic) ? [] : [{ name: 'regexp', path: ['topics', index], value: topic, details: 'Must be Type.action' }],
    )
  },
  headers: (value) => {
    if (value === undefined || value === null) return []
    if (!Array.isArray(value)) return [wrongType('headers', value, 'Array')]
    return value.flatMap((header, index) =>
      isHeader(header)
        ? []
        : [{ name: 'invalid', path: ['headers', index], details: 'Must have a key, and a value of one line' }],
    )
  },
  active: (value) => (value === undefined || typeof value === 'boolean' ? [] : [wrongType('active', value, 'Boolean')]),
  httpBasicUsername: (value) => (isText(value) ? [] : [wrongType('httpBasicUsername', value, 'String')]),
  // Not even a wrong password is sent back.
  httpBasicPassword: (value) => (isText(value) ? [] : [wrongType('httpBasicPassword', undefined, 'String')]),
  filters: (value) => {
    if (value === undefined || value === null) return []
    if (!Array.isArray(value)) return [wrongType('filters', value, 'Array')]
    return value.flatMap((filter, index) =>
      isFilter(filter) ? [] : [{ name: 'invalid', path: ['filters', index], value: filter }],
    )
  },
  transformation: (value) => {
    if (value === undefined || value === null) return []
    if (!isObject(value)) return [wrongType('transformation', value, 'Object')]
    const { method, contentType, includeContentLength } = value
    return [
      ...(isOneOf(methods, method) ? [] : [notIn(['transformation', 'method'], method, methods)]),
      ...(isOneOf(contentTypes, contentType) ? [] : [notIn(['transformation', 'contentType'], contentType, contentTypes)]),
      ...(['boolean', 'undefined'].includes(typeof (includeContentLength ?? undefined))
        ? []
        : [wrongType('transformation.includeContentLength', includeContentLength, 'Boolean')]),
    ]
  },
}

const isText = (value: unknown): boolean => value === undefined || value === null || typeof value === 'string'
const isOneOf = (allowed: ReadonlyArray<string>, value: unknown): boolean =>
  value === undefined || value === null || allowed.includes(String(value))

/** A secret header may come back without its value, as it was answered. */
const isHeader = (header: unknown): boolean =>
  isObject(header) &&
  typeof header.key === 'string' &&
  /^[\w!#$%&'*+.^`|~-]+$/.test(header.key) &&
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be in there.
  (typeof header.value === 'string' ? !/[\u0000-\u0008\u000a-\u001f\u007f]/.test(header.value) : header.secret === true)

export const webhookProblems = (draft: Draft): ReadonlyArray<Problem> =>
  Object.entries(rules).flatMap(([part, problemsOf]) => problemsOf(draft[part]))
