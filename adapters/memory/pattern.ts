import { RE2JS, RE2JSException } from 're2js'
import type { Pattern, ReadPattern } from '../../domain/platform/validation/pattern.ts'

const flagOf: { readonly [letter: string]: number } = { i: RE2JS.CASE_INSENSITIVE, m: RE2JS.MULTILINE, s: RE2JS.DOTALL }

/** By the platform's own engine, which takes no pattern for longer than the text is long. */
export const readPattern: ReadPattern = (pattern, flags) => {
  const name = `${flags}/${pattern}`
  const known = read.get(name) ?? readAnew(pattern, flags)
  if (read.size >= mostRead) read.clear()
  read.set(name, known)
  return known
}

/** A content type asks the same of every entry. */
const read = new Map<string, Pattern>()
const mostRead = 1000

const readAnew: ReadPattern = (pattern, flags) => {
  try {
    const compiled = RE2JS.compile(
      RE2JS.translateRegExp(pattern),
      [...flags].reduce((all, letter) => all | (flagOf[letter] ?? 0), 0),
    )
    return { test: (text) => compiled.matcher(text).find() }
  } catch (cause) {
    if (cause instanceof RE2JSException) return { problem: cause.message }
    throw cause
  }
}
