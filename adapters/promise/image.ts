import {
  type BadImage,
  explainImage,
  type ImageOptions,
  imageUrl as imageAddress,
  srcset as imageSet,
} from '../../domain/platform/image.ts'
import { E } from '../../domain/prelude.ts'

export type { ImageOptions } from '../../domain/platform/image.ts'

const orThrow = (made: E.Either<ReadonlyArray<BadImage>, string>): string => {
  if (E.isLeft(made)) throw new RangeError([...new Set(made.left.map(explainImage))].join('\n'))
  return made.right
}

/** The address of an asset's file as an image of another size or format. What the platform cannot do is a `RangeError` that says why. */
export const imageUrl = (address: string, options?: ImageOptions): string => orThrow(imageAddress(address, options))

/** The `srcset` of the image in these widths. */
export const srcset = (address: string, widths: ReadonlyArray<number>, options?: ImageOptions): string =>
  orThrow(imageSet(address, widths, options))
