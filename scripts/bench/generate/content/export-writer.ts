import { closeSync, openSync, writeSync } from 'node:fs'

/** What `contentful-export` writes, part by part in its order. */
export type Parts = { readonly [part: string]: Iterable<unknown> }

const bufferSize = 1 << 20

/** Writes record after record: a file of any size never is in memory as a whole. Gives its size in bytes. */
export const writeExport = (file: string, parts: Parts): number => {
  const descriptor = openSync(file, 'w')
  let waiting = ''
  let bytes = 0
  const flush = () => {
    bytes += writeSync(descriptor, waiting)
    waiting = ''
  }
  try {
    for (const piece of printed(parts)) {
      waiting += piece
      if (waiting.length > bufferSize) flush()
    }
    flush()
  } finally {
    closeSync(descriptor)
  }
  return bytes
}

function* printed(parts: Parts): Generator<string> {
  let separator = '{'
  for (const [name, records] of Object.entries(parts)) {
    yield `${separator}\n  ${JSON.stringify(name)}: [`
    let comma = ''
    for (const record of records) {
      yield `${comma}\n    ${printRecord(record)}`
      comma = ','
    }
    yield '\n  ]'
    separator = ','
  }
  yield '\n}'
}

/** As it stands in a part of an export: indented, and with empty lists and objects on two lines. */
export const printRecord = (record: unknown): string => {
  const lines = JSON.stringify(record, null, 2).replaceAll('\n', '\n    ')
  return lines.replace(empty, ([open = '', close = ''], at: number) => `${open}\n${indentation(lines, at)}${close}`)
}

/** Texts have their line breaks escaped, so nothing like this stands at the end of a line in one. */
const empty = /(?:\[\]|\{\})(?=,?\n)/g

const indentation = (lines: string, at: number): string => /^ */.exec(lines.slice(lines.lastIndexOf('\n', at) + 1, at))?.[0] ?? ''
