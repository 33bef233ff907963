import type { ImageOptions } from '../../../domain/platform/image.ts'
import type { Point, Size } from './plan.ts'
import type { Image, Sharp } from './sharp.ts'

type Focus = NonNullable<ImageOptions['focus']>

const places: { readonly [focus in Exclude<Focus, 'face' | 'faces'>]: Point } = {
  center: { x: 0.5, y: 0.5 },
  top: { x: 0.5, y: 0 },
  bottom: { x: 0.5, y: 1 },
  left: { x: 0, y: 0.5 },
  right: { x: 1, y: 0.5 },
  top_left: { x: 0, y: 0 },
  top_right: { x: 1, y: 0 },
  bottom_left: { x: 0, y: 1 },
  bottom_right: { x: 1, y: 1 },
}

const sampleSide = 256

/** Faces are not recognised here: what draws the eye, skin among it, stands in for them. */
export const pointOf = async (sharp: Sharp, image: () => Image, from: Size, focus: Focus = 'center'): Promise<Point> => {
  if (focus !== 'face' && focus !== 'faces') return places[focus]
  const by = Math.min(1, sampleSide / Math.max(from.width, from.height))
  const [width, height] = [Math.ceil(from.width * by), Math.ceil(from.height * by)]
  const sample = await image().resize({ width, height, fit: 'fill' }).flatten().raw().toBuffer({ resolveWithObject: true })
  // The place is told in pixels of an image that is cut but not scaled, so the sample loses part of its longer side only.
  const part = width >= height ? { width: Math.ceil(width / 2), height } : { width, height: Math.ceil(height / 2) }
  const { info } = await sharp(sample.data, { raw: sample.info })
    .resize({ ...part, fit: 'cover', position: 'attention' })
    .toBuffer({ resolveWithObject: true })
  return { x: (info.attentionX ?? width / 2) / width, y: (info.attentionY ?? height / 2) / height }
}
