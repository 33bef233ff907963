import { closeSync, openSync, writeFileSync } from 'node:fs'

/** So many characters are written at once. */
const most = 1 << 20

/** Objects are taken apart this deep. */
const depth = 4

/** The same bytes as `JSON.stringify`, without ever having all of them: of a large website there are more than a text can have. */
export const writeJson = (file: string, value: object): void => {
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

function* piecesOf(value: object, left: number): Generator<string> {
  let before = '{'
  for (const [key, member] of Object.entries(value)) {
    if (member === undefined) continue
    const name = `${before}${JSON.stringify(key)}:`
    before = ','
    if (left > 1 && isOpen(member)) {
      yield name
      yield* piecesOf(member, left - 1)
    } else yield name + JSON.stringify(member)
  }
  yield before === '{' ? '{}' : '}'
}

const isOpen = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)
