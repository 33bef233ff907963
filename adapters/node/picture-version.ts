import { type PictureFormat, qualities } from '../../domain/picture.ts'
import type { Recipe } from './made-files.ts'

type Version = {
  readonly path: string
  /** The original, and what its bytes are known by. */
  readonly file: string
  readonly digest: string
  readonly width: number
  readonly format: PictureFormat
}

/** More could take all the memory there is. */
export const mostPixels = 100_000_000
const mostSeconds = 120

/** A picture in another width and format, upright as the camera was held. sharp takes a while to load: only who makes one waits. */
export const versionOf = ({ path, file, digest, width, format }: Version): Recipe => {
  const quality = qualities[format]
  return {
    path,
    recipe: `version ${digest} ${width} ${format} ${quality}`,
    from: file,
    make: async () => {
      const { default: sharp } = await import('sharp')
      return sharp(file, { limitInputPixels: mostPixels, animated: format === 'webp' })
        .timeout({ seconds: mostSeconds })
        .autoOrient()
        .resize({ width })
        .toFormat(format === 'jpg' ? 'jpeg' : format, quality === undefined ? {} : { quality })
        .toBuffer()
    },
  }
}
