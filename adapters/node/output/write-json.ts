import { closeSync, openSync, writeFileSync } from 'node:fs'

/** So many members of an object are printed at once. */
const most = 2000

/** The same bytes as `JSON.stringify`, without ever having all of them: of a large website there are more than a text can have. */
export const writeJson = (file: string, value: unknown): void => {
  const descriptor = openSync(file, 'w')
  try {
    for (const piece of piecesOf(value)) writeFileSync(descriptor, piece)
  } finally {
    closeSync(descriptor)
  }
}

/** The members of a value, and of what is in it, are few at a time. */
function* piecesOf(value: unknown): Generator<string> {
  if (!isOpen(value)) return yield JSON.stringify(value)
  const members = Object.entries(value)
  if (members.length > most) return yield* groupsOf(value)
  let before = '{'
  for (const [key, member] of members) {
    if (member === undefined) continue
    yield `${before}${JSON.stringify(key)}:`
    if (isOpen(member)) yield* groupsOf(member)
    else yield JSON.stringify(member)
    before = ','
  }
  yield before === '{' ? '{}' : '}'
}

function* groupsOf(value: { readonly [key: string]: unknown }): Generator<string> {
  const keys = Object.keys(value)
  if (keys.length <= most) return yield JSON.stringify(value)
  let before = '{'
  for (let from = 0; from < keys.length; from += most) {
    // Member by member: an object of these alone would take longer to make than to print.
    let group = ''
    for (const key of keys.slice(from, from + most)) {
      const printed = JSON.stringify(value[key])
      if (printed === undefined) continue
      group += `${before}${JSON.stringify(key)}:${printed}`
      before = ','
    }
    yield group
  }
  yield before === '{' ? '{}' : '}'
}

export const isOpen = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
