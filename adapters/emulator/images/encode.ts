import type { ImageOptions } from '../../../domain/platform/image.ts'
import type { Format } from './formats.ts'
import type { Image } from './sharp.ts'

type Encode = (image: Image, lossy: { readonly quality?: number }, options: ImageOptions) => Image

const encodings: { readonly [format in Format]: Encode } = {
  jpg: (image, lossy, { progressive = false }) => image.jpeg({ ...lossy, progressive }),
  png: (image, lossy, { png8 }) => image.png(png8 ? { ...lossy, palette: true, colours: 256 } : {}),
  webp: (image, lossy) => image.webp(lossy),
  gif: (image) => image.gif(),
  avif: (image, lossy) => image.avif(lossy),
  tiff: (image, lossy) => image.tiff(lossy),
}

export const encoded = (image: Image, format: Format, options: ImageOptions): Image =>
  encodings[format](image, options.quality === undefined ? {} : { quality: options.quality }, options)
