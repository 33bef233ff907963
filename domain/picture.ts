import { assetFolder } from './paths.ts'
import { imageAddress } from './platform/image-address.ts'

/** A picture as it is kept: where, its size in pixels, its media type. */
export type KeptPicture = { readonly url: string; readonly width: number; readonly height: number; readonly type: string }

export type PictureFormat = 'avif' | 'webp' | 'jpg' | 'png'

/** The same picture in one format, in several widths. */
export type PictureVersions = {
  readonly format: PictureFormat
  readonly files: ReadonlyArray<{ readonly width: number; readonly url: string }>
}

/** In percent: where each format begins to show what it leaves out. PNG leaves nothing out. */
export const qualities: { readonly [Format in PictureFormat]?: number } = { avif: 60, webp: 75, jpg: 80 }

const formatsOf: { readonly [type: string]: ReadonlyArray<PictureFormat> } = {
  'image/jpeg': ['avif', 'webp', 'jpg'],
  'image/jpg': ['avif', 'webp', 'jpg'],
  'image/png': ['avif', 'webp', 'png'],
  // It may move, which it would not in another format.
  'image/webp': ['webp'],
  'image/avif': ['avif'],
}

const widths = [320, 640, 960, 1280, 1920, 2560]
/** The images API makes no larger ones. */
const [longestSide, mostPixels] = [4000, 9_000_000]

export const imageHosts = ['images.ctfassets.net', 'images.eu.ctfassets.net']

/**
 * What browsers may choose from, the smallest format first and the file's own last. Nothing for pictures that are as good at any size, that
 * move, or that nobody makes versions of: they are shown as they are.
 */
export const versionsOf = (picture: KeptPicture): ReadonlyArray<PictureVersions> => {
  const addressOf = addressing(picture.url)
  const sizes = widthsOf(picture)
  if (addressOf === undefined || sizes.length === 0) return []
  const formats = Object.hasOwn(formatsOf, picture.type) ? formatsOf[picture.type] : undefined
  return (formats ?? []).map((format) => ({ format, files: sizes.map((width) => ({ width, url: addressOf(width, format) })) }))
}

/** None wider than the file: it would only weigh more. */
const widthsOf = ({ width, height }: KeptPicture): ReadonlyArray<number> =>
  [...widths.filter((each) => each < width), ...(width <= Math.max(...widths) ? [width] : [])].filter((each) => {
    const high = (each * height) / width
    return high <= longestSide && each * high <= mostPixels
  })

const addressing = (url: string): ((width: number, format: PictureFormat) => string) | undefined => {
  if (url.startsWith(assetFolder)) return (width, format) => url.replace(/(\.[a-z\d]+)?$/i, `-${width}.${format}`)
  if (!imageHosts.includes(/^(?:https:)?\/\/([^/]+)\//.exec(url)?.[1] ?? '')) return undefined
  if (url.includes('?')) return (width, format) => imageAddress(url, versionOf(width, format))
  const address = imageAddress(url, {})
  return (width, format) => address + queryOf(width, format)
}

const versionOf = (width: number, format: PictureFormat) => {
  const quality = qualities[format]
  return { width, format, ...(quality === undefined ? {} : { quality }) }
}

/** Pages ask for the same versions of all their pictures. */
const queryOf = (width: number, format: PictureFormat): string => {
  const key = `${width} ${format}`
  const query = queries.get(key) ?? imageAddress('', versionOf(width, format))
  queries.set(key, query)
  return query
}
const queries = new Map<string, string>()
