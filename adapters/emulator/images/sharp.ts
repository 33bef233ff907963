import type { SharpOptions } from 'sharp'

export type Sharp = typeof import('sharp')['default']
export type Image = ReturnType<Sharp>

/** Pixels of all frames together, of an original and of what is made of it: more could take all the memory there is. */
export const mostPixels = 100_000_000
const mostSeconds = 30

/** Loaded when an image is first changed: most platforms never change one. Undefined where it is not installed. */
export const loadSharp = (): Promise<Sharp | undefined> =>
  import('sharp').then(
    (module) => module.default,
    () => undefined,
  )

/** Upright, as the camera was held, and within bounds. */
export const open = (sharp: Sharp, bytes: Uint8Array, options: SharpOptions = {}): Image =>
  sharp(bytes, { limitInputPixels: mostPixels, ...options })
    .timeout({ seconds: mostSeconds })
    .autoOrient()
