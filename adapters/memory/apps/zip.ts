/** `size` in bytes, unpacked; `content` as it is in the archive. */
export type ZippedFile = {
  readonly name: string
  readonly size: number
  readonly content: Uint8Array
  readonly isPacked: boolean
}

const endOfDirectory = 0x06054b50
const entry = 0x02014b50

/** The files that the directory of a ZIP archive names, with their bytes as they are packed. What is no archive has none. */
export const filesIn = (bytes: Uint8Array): ReadonlyArray<ZippedFile> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const end = lastOf(view, endOfDirectory)
    if (end === undefined) return []
    const count = view.getUint16(end + 10, true)
    const files: Array<ZippedFile> = []
    let at = view.getUint32(end + 16, true)
    for (let index = 0; index < count && view.getUint32(at, true) === entry; index++) {
      const packed = view.getUint32(at + 20, true)
      const size = view.getUint32(at + 24, true)
      const isPacked = view.getUint16(at + 10, true) !== 0
      const [nameLength = 0, extraLength = 0, commentLength = 0] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true))
      const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
      const local = view.getUint32(at + 42, true)
      const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
      if (!name.endsWith('/')) files.push({ name, size, content: bytes.subarray(start, start + packed), isPacked })
      at += 46 + nameLength + extraLength + commentLength
    }
    return files
  } catch (cause) {
    // A directory that points outside of the archive is none.
    if (cause instanceof RangeError) return []
    throw cause
  }
}

/** It stands at the end, before a comment of at most 65,535 bytes. */
const lastOf = (view: DataView, signature: number): number | undefined => {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at--)
    if (view.getUint32(at, true) === signature) return at
  return undefined
}
