/** JSON by its bytes: where values lie, without making anything of them. */

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const colon = 0x3a
const open = { object: 0x7b, array: 0x5b }
const close = { object: 0x7d, array: 0x5d }

/** Text that is not what it should be at this place; or the bytes end too early, which `isEnd` tells. */
export class NotJson extends Error {
  readonly at: number
  readonly isEnd: boolean
  constructor(at: number, isEnd: boolean) {
    super(`This is no JSON at byte ${at}.`)
    this.at = at
    this.isEnd = isEnd
  }
}

const isSpace = (byte: number | undefined): boolean => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09

export const skipSpace = (bytes: Uint8Array, at: number, end: number): number => {
  let here = at
  while (here < end && isSpace(bytes[here])) here += 1
  if (here >= end) throw new NotJson(here, true)
  return here
}

const endOfString = (bytes: Uint8Array, at: number, end: number): number => {
  for (let here = at + 1; here < end; here += 1) {
    const byte = bytes[here]
    if (byte === backslash) here += 1
    else if (byte === quote) return here + 1
  }
  throw new NotJson(end, true)
}

const endOfNested = (bytes: Uint8Array, at: number, end: number): number => {
  let depth = 0
  for (let here = at; here < end; here += 1) {
    const byte = bytes[here]
    if (byte === quote) here = endOfString(bytes, here, end) - 1
    else if (byte === open.object || byte === open.array) depth += 1
    else if (byte === close.object || byte === close.array) {
      depth -= 1
      if (depth === 0) return here + 1
    }
  }
  throw new NotJson(end, true)
}

const endOfPlain = (bytes: Uint8Array, at: number, end: number): number => {
  let here = at
  while (here < end && !isSpace(bytes[here]) && ![comma, colon, close.object, close.array].includes(bytes[here] ?? comma))
    here += 1
  // A number is not over where the bytes are.
  if (here >= end) throw new NotJson(end, true)
  if (here === at) throw new NotJson(at, false)
  return here
}

/** Just after the value that begins here. */
export const endOfValue = (bytes: Uint8Array, at: number, end: number): number => {
  const byte = bytes[at]
  if (byte === quote) return endOfString(bytes, at, end)
  return byte === open.object || byte === open.array ? endOfNested(bytes, at, end) : endOfPlain(bytes, at, end)
}

type Member = { readonly key: string; readonly from: number; readonly to: number }

/** The members of the object that begins here, in their order; it stops where the caller does. */
export function* membersOf(bytes: Buffer, at: number, end: number): Generator<Member> {
  let here = skipSpace(bytes, at, end)
  if (bytes[here] !== open.object) throw new NotJson(here, false)
  here = skipSpace(bytes, here + 1, end)
  while (bytes[here] === quote) {
    const { key, value } = keyAt(bytes, here, end)
    const to = endOfValue(bytes, value, end)
    yield { key, from: value, to }
    here = skipSpace(bytes, to, end)
    if (bytes[here] === close.object) return
    if (bytes[here] !== comma) throw new NotJson(here, false)
    here = skipSpace(bytes, here + 1, end)
  }
  if (bytes[here] !== close.object) throw new NotJson(here, false)
}

/** The key that begins here, and where its value does. */
export const keyAt = (bytes: Buffer, at: number, end: number): { readonly key: string; readonly value: number } => {
  if (bytes[at] !== quote) throw new NotJson(at, false)
  const to = endOfString(bytes, at, end)
  const between = skipSpace(bytes, to, end)
  if (bytes[between] !== colon) throw new NotJson(between, false)
  return { key: JSON.parse(bytes.toString('utf8', at, to)) as string, value: skipSpace(bytes, between + 1, end) }
}

export const marks = { comma, open, close }
