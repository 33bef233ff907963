import { closeSync, openSync, writeFileSync } from 'node:fs'

/** So many characters are written at once. */
const most = 1 << 20

/** Objects are taken apart this deep: what is inside is small. */
const depth = 2

/** The same bytes as `JSON.stringify`, without ever having all of them: of a large website there are more than a text can have. */
export const writeJson = (file: string, value: unknown): void => {
  const descriptor = openSync(file, 'w')
  try {
    let waiting = ''
    for (const piece of piecesOf(value, depth)) {
      waiting += piece
      if (waiting.length < most) continue
      writeFileSync(descriptor, waiting)
      waiting = ''
    }
    writeFileSync(descriptor, waiting)
  } finally {
    closeSync(descriptor)
  }
}

function* piecesOf(value: unknown, left: number): Generator<string> {
  if (left === 0 || !isOpen(value)) {
    yield JSON.stringify(value)
    return
  }
  let before = '{'
  for (const [key, member] of Object.entries(value)) {
    if (member === undefined) continue
    yield `${before}${JSON.stringify(key)}:`
    before = ','
    yield* piecesOf(member, left - 1)
  }
  yield before === '{' ? '{}' : '}'
}

const isOpen = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)
