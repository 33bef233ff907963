export type Size = { readonly width: number; readonly height: number }
type Reader = (view: DataView) => Size | undefined

/** Width and height in pixels as the head of the file says: PNG, GIF, JPEG and WebP, and SVG with its own. */
export const imageSize = (bytes: Uint8Array | undefined): Size | undefined => {
  if (!bytes || bytes.length < 24) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const read = readers.find(([starts]) => starts.every((byte, index) => byte === undefined || bytes[index] === byte))?.[1]
  try {
    return read ? read(view) : svg(bytes)
  } catch (cause) {
    // A broken file ends before its head does.
    if (cause instanceof RangeError) return undefined
    throw cause
  }
}

const png: Reader = (view) => ({ width: view.getUint32(16), height: view.getUint32(20) })
const gif: Reader = (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) })

/** Frames are found by walking the segments; the size is in the first that starts one. */
const jpeg: Reader = (view) => {
  for (let at = 2; at + 9 < view.byteLength; ) {
    const marker = view.getUint16(at)
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

const webp: Reader = (view) => {
  const kind = String.fromCharCode(view.getUint8(12), view.getUint8(13), view.getUint8(14), view.getUint8(15))
  if (kind === 'VP8X') return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) }
  if (kind === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  const bits = view.getUint32(21, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
}
const uint24 = (view: DataView, at: number): number => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)

const readers: ReadonlyArray<readonly [ReadonlyArray<number | undefined>, Reader]> = [
  [[0x89, 0x50, 0x4e, 0x47], png],
  [[0x47, 0x49, 0x46, 0x38], gif],
  [[0xff, 0xd8, 0xff], jpeg],
  [[0x52, 0x49, 0x46, 0x46, undefined, undefined, undefined, undefined, 0x57, 0x45, 0x42, 0x50], webp],
]

const svg = (bytes: Uint8Array): Size | undefined => {
  const [tag] = /<svg\b[^>]{0,2000}>/.exec(new TextDecoder().decode(bytes.subarray(0, 4096))) ?? []
  const number = (name: string) => Number(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(tag ?? '')?.[1])
  const [, , width, height] =
    /\sviewBox="([^"]*)"/
      .exec(tag ?? '')?.[1]
      ?.split(/[\s,]+/)
      .map(Number) ?? []
  const size = { width: number('width') || width || 0, height: number('height') || height || 0 }
  return tag && size.width > 0 && size.height > 0 ? size : undefined
}
