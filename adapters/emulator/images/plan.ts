import type { ImageOptions } from '../../../domain/platform/image.ts'

/** Pixels. */
export type Size = { readonly width: number; readonly height: number }
export type Region = Size & { readonly left: number; readonly top: number }

/** A place in an image: 0 is the left or upper edge, 1 the right or lower one. */
export type Point = { readonly x: number; readonly y: number }

/** A part of the original, the size it is brought to, and the size of the canvas in the middle of which it is put. */
export type Plan = { readonly region: Region; readonly size: Size; readonly canvas: Size }

const longestSide = 4000

/**
 * Only what must have the exact dimensions is enlarged: `fill` and `scale`. Cutting comes before scaling, so that no picture in
 * between is larger than the original or the result.
 */
export const planOf = (from: Size, { width, height, fit }: ImageOptions, focus: Point): Plan => {
  const whole: Region = { ...from, left: 0, top: 0 }
  const only = (region: Region, size: Size): Plan => ({ region, size, canvas: size })
  if (width === undefined && height === undefined) return only(whole, from)
  const box = { width: width ?? Number.POSITIVE_INFINITY, height: height ?? Number.POSITIVE_INFINITY }
  const inside = scaled(from, Math.min(1, fitting(from, box)))
  if (fit === 'crop') {
    const size = smallest(box, from)
    return only(cut(from, size, focus), size)
  }
  if (width === undefined || height === undefined) {
    const enlarged = scaled(from, Math.min(fitting(from, box), Math.max(1, fitting(from, square(longestSide)))))
    return only(whole, fit === 'fill' || fit === 'scale' ? enlarged : inside)
  }
  switch (fit) {
    case 'pad':
      return { region: whole, size: inside, canvas: box }
    case 'scale':
      return only(whole, box)
    case 'fill':
      return only(cut(from, scaled(box, fitting(box, from)), focus), box)
    case 'thumb': {
      const size = smallest(box, scaled(from, Math.min(1, covering(from, box))))
      return only(cut(from, scaled(size, fitting(size, from)), focus), size)
    }
    default:
      return only(whole, inside)
  }
}

const square = (side: number): Size => ({ width: side, height: side })
const smallest = (one: Size, other: Size): Size => ({
  width: Math.min(one.width, other.width),
  height: Math.min(one.height, other.height),
})
const scaled = ({ width, height }: Size, by: number): Size => ({
  width: Math.max(1, Math.round(width * by)),
  height: Math.max(1, Math.round(height * by)),
})
/** By how much one is made larger to fit in the other, and to cover it. */
const fitting = (one: Size, other: Size): number => Math.min(other.width / one.width, other.height / one.height)
const covering = (one: Size, other: Size): number => Math.max(other.width / one.width, other.height / one.height)

/** A part with the focus in its middle, as far as the edges allow. */
const cut = (from: Size, size: Size, { x, y }: Point): Region => ({
  ...size,
  left: within(x * from.width - size.width / 2, from.width - size.width),
  top: within(y * from.height - size.height / 2, from.height - size.height),
})
const within = (value: number, highest: number): number => Math.min(Math.max(Math.round(value), 0), highest)
