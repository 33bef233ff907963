import { brotliCompressSync, constants } from 'node:zlib'

/** Bytes as hosts send them that compress files once, when they are published. */
export const sentSize = (contents: Uint8Array, quality: number = constants.BROTLI_MAX_QUALITY): number =>
  brotliCompressSync(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length

/** The best compression takes a thousand times as long as the quickest, so it is left to files that need it to fit. */
const qualities = [constants.BROTLI_MIN_QUALITY, 5, 9, constants.BROTLI_MAX_QUALITY]

/** The bytes that are sent, if they are more than a limit. */
export const oversize = (contents: Uint8Array, limit: number): number | undefined => {
  let size = contents.length
  for (const quality of qualities) {
    if (size <= limit) return undefined
    size = sentSize(contents, quality)
  }
  return size <= limit ? undefined : size
}
