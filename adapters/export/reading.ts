import { closeSync, openSync, readSync } from 'node:fs'
import { endOfValue, keyAt, marks, NotJson, skipSpace } from './json.ts'

/** A record in a list of the file, where it lies. The bytes are valid until the next one is asked for. */
export type Found = { readonly list: string; readonly bytes: Buffer; readonly start: number }

/** Bytes that are read at once. A record that is longer makes it more. */
const window = 8 * 1024 * 1024

/**
 * Every element of every list at the top of a JSON file, in one pass and without holding the file. Where the file is indented, as export tools
 * write it, the end of an element is found by its indentation, which `careful` does without. `seen` gets all bytes of the file, in order.
 */
export function* elementsOf(file: string, careful: boolean, seen: (bytes: Buffer) => void = () => undefined): Generator<Found> {
  const source = windowOn(file, seen)
  try {
    source.expect(marks.open.object)
    if (source.next() !== marks.close.object)
      for (;;) {
        const list = source.read((bytes, at, end) => {
          const { key, value } = keyAt(bytes, at, end)
          return { found: key, to: value }
        })
        if (source.next() === marks.open.array) yield* elementsIn(source, list, careful)
        else source.read((bytes, at, end) => ({ found: undefined, to: endOfValue(bytes, at, end) }))
        if (source.next() !== marks.comma) break
        source.skip()
        source.next()
      }
    source.expect(marks.close.object)
    source.expectEnd()
  } finally {
    source.close()
  }
}

function* elementsIn(source: Window, list: string, careful: boolean): Generator<Found> {
  source.skip()
  if (source.next() === marks.close.array) return source.skip()
  for (;;) {
    source.next()
    const start = source.position()
    yield source.read((bytes, at, end) => {
      const to = (careful ? undefined : endByIndent(bytes, at, end)) ?? endOfValue(bytes, at, end)
      return { found: { list, bytes: bytes.subarray(at, to), start }, to }
    })
    const after = source.next()
    source.skip()
    if (after === marks.close.array) return
    if (after !== marks.comma) throw new NotJson(source.position(), false)
  }
}

/** A string has no line breaks of its own, so a brace that stands below the one that opened is the one that closes. */
const endByIndent = (bytes: Buffer, at: number, end: number): number | undefined => {
  if (bytes[at] !== marks.open.object || bytes[at + 1] !== 0x0a) return undefined
  let lineStart = at
  while (lineStart > 0 && bytes[lineStart - 1] === 0x20) lineStart -= 1
  if (lineStart === 0 || bytes[lineStart - 1] !== 0x0a) return undefined
  const closing = closingAt(at - lineStart)
  const found = bytes.indexOf(closing, at)
  if (found < 0 || found + closing.length >= end) throw new NotJson(end, true)
  return found + closing.length
}

const closings = new Map<number, Buffer>()
const closingAt = (indent: number): Buffer => {
  const closing = closings.get(indent) ?? Buffer.from(`\n${' '.repeat(indent)}}`)
  closings.set(indent, closing)
  return closing
}

type Window = ReturnType<typeof windowOn>

const windowOn = (file: string, seen: (bytes: Buffer) => void) => {
  const descriptor = openSync(file, 'r')
  let buffer = Buffer.allocUnsafe(window)
  let [before, at, end] = [0, 0, 0]

  /** Drops what was read; one byte stays, where the line began. */
  const more = (): boolean => {
    const keep = Math.max(0, at - 256)
    const rest = buffer.subarray(keep, end)
    if (keep === 0 && end === buffer.length) {
      const larger = Buffer.allocUnsafe(buffer.length * 2)
      rest.copy(larger)
      buffer = larger
    } else {
      // What was handed out is used no more.
      buffer.copyWithin(0, keep, end)
    }
    ;[before, at, end] = [before + keep, at - keep, end - keep]
    const count = readSync(descriptor, buffer, end, buffer.length - end, before + end)
    seen(buffer.subarray(end, end + count))
    end += count
    return count > 0
  }

  /** Tries with what is there, and again with more of it. */
  const read = <A>(look: (bytes: Buffer, at: number, end: number) => { readonly found: A; readonly to: number }): A => {
    for (;;)
      try {
        const { found, to } = look(buffer.subarray(0, end), at, end)
        at = to
        return found
      } catch (error) {
        if (!(error instanceof NotJson)) throw error
        if (!error.isEnd || !more()) throw new NotJson(before + error.at, error.isEnd)
      }
  }

  const next = (): number | undefined =>
    read((bytes, from, to) => {
      const here = skipSpace(bytes, from, to)
      return { found: bytes[here], to: here }
    })
  const skip = (): void => {
    at += 1
  }
  const expect = (byte: number): void => {
    if (next() !== byte) throw new NotJson(before + at, false)
    skip()
  }
  const expectEnd = (): void => {
    do {
      while (at < end && [0x20, 0x0a, 0x0d, 0x09].includes(buffer[at] ?? 0)) at += 1
      if (at < end) throw new NotJson(before + at, false)
    } while (more())
  }
  return { read, next, skip, expect, expectEnd, position: () => before + at, close: () => closeSync(descriptor) }
}
