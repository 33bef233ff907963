import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'

const window = 4 * 1024 * 1024

/** What the bytes of a file are known by. */
export const fileHash = (file: string): string => {
  const hash = createHash('sha256')
  const buffer = Buffer.allocUnsafe(window)
  const descriptor = openSync(file, 'r')
  try {
    for (let count = window; count > 0; ) {
      count = readSync(descriptor, buffer, 0, window, null)
      hash.update(buffer.subarray(0, count))
    }
  } finally {
    closeSync(descriptor)
  }
  return hash.digest('hex').slice(0, 16)
}
