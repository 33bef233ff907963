import { statSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import type { Source } from './source.ts'

/** Below this many bytes of content, memory is no matter, and time is. */
const many = 150_000_000

/** Has what pages leave behind collected before memory has grown to several times of what is needed; in all threads. */
export const sparing = ({ files }: Source): void => {
  if (files.reduce((sum, file) => sum + statSync(file).size, 0) > many) setFlagsFromString('--heap-growing-percent=25')
}
