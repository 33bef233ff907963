import type { ImageOptions } from '../../../domain/platform/image.ts'
import { encoded } from './encode.ts'
import { pointOf } from './focus.ts'
import { canMove, type Format } from './formats.ts'
import { layersOf } from './layers.ts'
import { type Plan, planOf, type Size } from './plan.ts'
import { type Image, mostPixels, open, type Sharp } from './sharp.ts'

const mostAvifPixels = 9_000_000

/** The bytes of what is asked for, or why there is no such image. Rejects when the original cannot be read. */
export const make = async (
  sharp: Sharp,
  original: Uint8Array,
  options: ImageOptions,
  format: Format,
): Promise<Uint8Array | string> => {
  const { hasAlpha, pages = 1, format: from, autoOrient: size } = await open(sharp, original).metadata()
  const frames = canMove(format) && (from === 'gif' || from === 'webp') ? pages : 1
  const focus = await pointOf(sharp, () => open(sharp, original), size, options.focus)
  const plan = planOf(size, options, focus)
  const { canvas } = plan
  const most = format === 'avif' ? mostAvifPixels : mostPixels
  const pixels = canvas.width * canvas.height * frames
  if (pixels > most) return `The image would have ${pixels} pixels, all frames together; allowed for ${format} are ${most}.`
  const isSeenThrough = hasAlpha || isPadded(plan) || options.radius !== undefined
  const behind = options.background ?? (format === 'jpg' ? '#ffffff' : undefined)
  const layers = layersOf(canvas, options.radius, isSeenThrough ? behind : undefined)
  const density = from === 'svg' ? densityFor(plan) : pointsPerInch
  const image = (): Image => open(sharp, original, { density, animated: frames > 1 })
  const drawn = density === pointsPerInch ? size : (await image().metadata()).autoOrient
  const { region } = planOf(drawn, options, focus)
  return encoded(placed(image(), drawn, { ...plan, region }).composite([...layers]), format, options).toBuffer()
}

const placed = (image: Image, from: Size, plan: Plan): Image => {
  const { region, size, canvas } = plan
  const isWhole = region.width === from.width && region.height === from.height
  // A photo that is not cut is decoded no larger than it is needed.
  const sized = (isWhole ? image : image.extract(region)).resize({ ...size, fit: 'fill' })
  if (!isPadded(plan)) return sized
  const [left, top] = [Math.floor((canvas.width - size.width) / 2), Math.floor((canvas.height - size.height) / 2)]
  const [right, bottom] = [canvas.width - size.width - left, canvas.height - size.height - top]
  return sized.extend({ left, top, right, bottom, background: { r: 0, g: 0, b: 0, alpha: 0 } })
}

const isPadded = ({ size, canvas }: Plan): boolean => size.width < canvas.width || size.height < canvas.height

const pointsPerInch = 72
const highestDensity = 100_000

/** Shapes are drawn as large as they are wanted: pixels made larger afterwards are blurred. */
const densityFor = ({ region, size }: Plan): number =>
  Math.min(highestDensity, pointsPerInch * Math.max(1, size.width / region.width, size.height / region.height))
