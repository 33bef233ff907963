import { setFlagsFromString } from 'node:v8'
import type { Extent } from '../../ports/output.ts'
import type { FileStats } from './source.ts'

/** From so many bytes of content on, memory grows by so many percent at most before it is looked through. With less content, time is what matters. */
const limits: ReadonlyArray<{ readonly bytes: number; readonly percent: number; readonly whenever: ReadonlyArray<Extent> }> = [
  { bytes: 1_000_000_000, percent: 25, whenever: ['in part', 'anew'] },
  { bytes: 150_000_000, percent: 60, whenever: ['anew'] },
]

/** Has what pages leave behind collected before memory has grown to several times of what is needed; in all threads. */
export const sparing = (files: ReadonlyArray<FileStats>, extent: Extent): void => {
  const size = files.reduce((sum, [bytes]) => sum + bytes, 0)
  const limit = limits.find(({ bytes, whenever }) => size > bytes && whenever.includes(extent))
  if (limit) setFlagsFromString(`--heap-growing-percent=${limit.percent}`)
}
