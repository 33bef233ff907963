import { E } from '../prelude.ts'
import { imageAddress } from './image-address.ts'

/** What the images API makes of an image (documentation: "Images API"). */
export type ImageOptions = {
  /** Pixels, 1 to 4000. */
  readonly width?: number
  readonly height?: number
  /** How it is made to fit both: default, all of it inside. */
  readonly fit?: (typeof fits)[number]
  /** Which part matters when it is cut: `center` by default. */
  readonly focus?: (typeof focuses)[number]
  readonly format?: (typeof formats)[number]
  /** Percent, 1 to 100; not for PNG and GIF. */
  readonly quality?: number
  /** Rounded corners in pixels, or `max` for a circle or an ellipse. */
  readonly radius?: number | 'max'
  /** Behind padding and corners: `#9090ff`. */
  readonly background?: string
  /** Shown at once and sharpened while it loads; JPEG only. */
  readonly progressive?: boolean
  /** 256 colours; PNG only. */
  readonly png8?: boolean
}

export const fits = ['pad', 'fill', 'scale', 'crop', 'thumb'] as const
export const focuses = [
  'center',
  'top',
  'right',
  'left',
  'bottom',
  'top_right',
  'top_left',
  'bottom_right',
  'bottom_left',
  'face',
  'faces',
] as const
export const formats = ['jpg', 'png', 'webp', 'gif', 'avif', 'tiff'] as const

/** What was asked for, and what is possible. */
export type BadImage = { readonly option: string; readonly given: unknown; readonly allowed: string }

export const explainImage = ({ option, given, allowed }: BadImage): string =>
  `The image option ${option} is ${JSON.stringify(given)}; allowed is ${allowed}.`

const longestSide = 4000
const pixels = `a whole number of pixels from 1 to ${longestSide}`
const isWithin = (value: number, highest: number): boolean => Number.isInteger(value) && value >= 1 && value <= highest
const isColour = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value)

type Rule = readonly [option: keyof ImageOptions, holds: (options: ImageOptions) => boolean, allowed: string]

const rules = (): ReadonlyArray<Rule> => [
  ['width', ({ width }) => width === undefined || isWithin(width, longestSide), pixels],
  ['height', ({ height }) => height === undefined || isWithin(height, longestSide), pixels],
  ['fit', ({ fit }) => fit === undefined || fits.includes(fit), fits.join(', ')],
  ['focus', ({ focus }) => focus === undefined || focuses.includes(focus), focuses.join(', ')],
  ['format', ({ format }) => format === undefined || formats.includes(format), formats.join(', ')],
  [
    'format',
    ({ format, width = 1, height = 1 }) => format !== 'avif' || width * height <= 9_000_000,
    'an AVIF image of at most 9 megapixels',
  ],
  ['quality', ({ quality }) => quality === undefined || isWithin(quality, 100), 'a whole number from 1 to 100'],
  [
    'radius',
    ({ radius }) => radius === undefined || radius === 'max' || (Number.isInteger(radius) && radius >= 0),
    'a whole number of pixels, or "max"',
  ],
  ['background', ({ background }) => background === undefined || isColour(background), 'a colour such as #9090ff'],
  ['progressive', ({ progressive, format }) => !progressive || format === 'jpg', 'only with format jpg'],
  ['png8', ({ png8, format }) => !png8 || format === 'png', 'only with format png'],
]

/** The address of the image so made. Without a protocol it gets https; a query it has already is kept. */
export const imageUrl = (address: string, options: ImageOptions = {}): E.Either<ReadonlyArray<BadImage>, string> => {
  const broken = rules().filter(([, holds]) => !holds(options))
  if (broken.length > 0) return E.left(broken.map(([option, , allowed]) => ({ option, given: options[option], allowed })))
  return E.right(imageAddress(address, options))
}

/** The `srcset` of an image in these widths; with a height among the options, that keeps its proportion to `width`. */
export const srcset = (
  address: string,
  widths: ReadonlyArray<number>,
  { width: full, height, ...options }: ImageOptions = {},
): E.Either<ReadonlyArray<BadImage>, string> => {
  const heightFor = (width: number) =>
    height === undefined ? {} : { height: full === undefined ? height : Math.max(1, Math.round((height * width) / full)) }
  const sizes = [...new Set(widths)].sort((one, other) => one - other)
  const images = sizes.map((width) => imageUrl(address, { ...options, ...heightFor(width), width }))
  const broken = images.flatMap((image) => (E.isLeft(image) ? image.left : []))
  return broken.length > 0
    ? E.left(broken)
    : E.right(images.map((image, index) => `${E.isRight(image) ? image.right : ''} ${sizes[index]}w`).join(', '))
}
