import { E } from '../../../domain/prelude.ts'
import { type Options, readOptions } from './options.ts'
import { Remembered } from './remembered.ts'

export type Picture = { readonly bytes: Uint8Array; readonly contentType: string }
export type Refusal = { readonly status: number; readonly message: string }

type Sharp = typeof import('sharp')['default']
type Making = ReturnType<Sharp>
type Box = { readonly width?: number; readonly height?: number }

/** Pixels of an original that are worked on: more could take all memory there is. */
const largest = 100_000_000
const changeable = /^image\/(png|jpe?g|gif|webp|avif|tiff|svg\+xml)$/
const remembered = new Remembered<Picture>(64_000_000)

/** What the images API makes of an original: that itself when nothing is asked for, or when it is no image. */
export const picture = async (
  original: Picture,
  query: { readonly [name: string]: string },
  key = '',
): Promise<E.Either<Refusal, Picture>> => {
  const options = readOptions(query)
  if (E.isLeft(options)) return E.left({ status: 400, message: options.left.join('\n') })
  if (Object.keys(options.right).length === 0 || !changeable.test(original.contentType)) return E.right(original)
  const name = `${key} ${JSON.stringify(options.right)}`
  const before = key === '' ? undefined : remembered.get(name)
  if (before) return E.right(before)
  const sharp = await loaded()
  if (!sharp) return E.left({ status: 501, message: 'Images cannot be changed here: install the package "sharp".' })
  try {
    const made = await make(sharp, original, options.right)
    remembered.put(name, made, made.bytes.length)
    return E.right(made)
  } catch (cause) {
    return E.left({
      status: 415,
      message: `The image cannot be read: ${cause instanceof Error ? cause.message : String(cause)}.`,
    })
  }
}

/** Loaded when it is first needed: most platforms never change an image. */
const loaded = (): Promise<Sharp | undefined> =>
  import('sharp').then(
    (module) => module.default,
    () => undefined,
  )

const make = async (sharp: Sharp, { bytes, contentType }: Picture, options: Options): Promise<Picture> => {
  const source = Buffer.from(bytes)
  const isMoving = /gif|webp/.test(contentType) && ['gif', 'webp', undefined].includes(options.format)
  const open = (): Making => sharp(source, { limitInputPixels: largest, animated: isMoving }).rotate()
  const { width = 0, height = 0, pageHeight } = await open().metadata()
  const sized = resized(open(), options, { width, height: pageHeight ?? height })
  const rounded = options.radius === undefined ? sized : await cornered(sharp, sized, options)
  const format = options.format ?? formatOf(contentType)
  const data = await encoded(rounded, format, options).toBuffer()
  return { bytes: new Uint8Array(data), contentType: format === 'jpg' ? 'image/jpeg' : `image/${format}` }
}

const formatOf = (contentType: string): NonNullable<Options['format']> => {
  const [, name = 'png'] = /^image\/(\w+)/.exec(contentType) ?? []
  return name === 'jpeg' ? 'jpg' : name === 'svg' ? 'png' : (name as NonNullable<Options['format']>)
}

const positions: { readonly [focus: string]: string } = {
  top_right: 'right top',
  top_left: 'left top',
  bottom_right: 'right bottom',
  bottom_left: 'left bottom',
}
/** Where faces are, nobody knows here: what catches the eye comes closest. */
const positionOf = (focus: string): string => (focus.startsWith('face') ? 'attention' : (positions[focus] ?? focus))

const transparent = { r: 0, g: 0, b: 0, alpha: 0 }

/** Without a fit, an image gets no larger than it is; `crop` and `thumb` do not enlarge either, `fill` and `scale` do. */
const resized = (image: Making, { width, height, fit, focus = 'center', background }: Options, from: Required<Box>): Making => {
  if (width === undefined && height === undefined) return image
  const box: Box = { ...(width === undefined ? {} : { width }), ...(height === undefined ? {} : { height }) }
  const position = positionOf(focus)
  switch (fit) {
    case 'pad':
      return image.resize({ ...box, fit: 'contain', background: background ?? transparent, withoutEnlargement: false })
    case 'scale':
      return image.resize({ ...box, fit: 'fill' })
    case 'fill':
      return image.resize({ ...box, fit: 'cover', position })
    case 'crop':
      return image.resize({
        width: Math.min(width ?? from.width, from.width),
        height: Math.min(height ?? from.height, from.height),
        fit: 'cover',
        position,
      })
    case 'thumb':
      return image.resize({ ...box, fit: 'cover', position, withoutEnlargement: true })
    default:
      return image.resize({ ...box, fit: 'inside', withoutEnlargement: true })
  }
}

/** Corners are cut out of what was made so far; behind them is nothing, or the background. */
const cornered = async (sharp: Sharp, image: Making, { radius = 0, background }: Options): Promise<Making> => {
  const { data, info } = await image.png().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const [rx, ry] = radius === 'max' ? [width / 2, height / 2] : [radius, radius]
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${rx}" ry="${ry}"/></svg>`
  const cut = sharp(data)
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
  return background === undefined ? sharp(await cut.png().toBuffer()) : sharp(await cut.png().toBuffer()).flatten({ background })
}

const encoded = (
  image: Making,
  format: NonNullable<Options['format']>,
  { quality, progressive = false, png8 = false, background }: Options,
): Making => {
  const lossy = quality === undefined ? {} : { quality }
  switch (format) {
    case 'jpg':
      return image.flatten({ background: background ?? '#ffffff' }).jpeg({ ...lossy, progressive })
    case 'png':
      return image.png(png8 ? { palette: true, colours: 256 } : {})
    case 'webp':
      return image.webp(lossy)
    case 'avif':
      return image.avif(lossy)
    case 'tiff':
      return image.tiff(lossy)
    default:
      return image.gif()
  }
}
