import { closeSync, openSync, readSync } from 'node:fs'

const chunkSize = 1 << 20
const lineBreak = 0x0a

/** The lines of a file, without ever having all of it. */
export function* linesOf(path: string): Generator<string> {
  const descriptor = openSync(path, 'r')
  let rest = Buffer.alloc(0)
  try {
    for (;;) {
      const chunk = Buffer.alloc(chunkSize)
      const size = readSync(descriptor, chunk)
      if (size === 0) break
      const bytes = Buffer.concat([rest, chunk.subarray(0, size)])
      let start = 0
      for (let end = bytes.indexOf(lineBreak); end >= 0; end = bytes.indexOf(lineBreak, start)) {
        yield bytes.toString('utf8', start, end)
        start = end + 1
      }
      rest = bytes.subarray(start)
    }
    if (rest.length > 0) yield rest.toString()
  } finally {
    closeSync(descriptor)
  }
}
