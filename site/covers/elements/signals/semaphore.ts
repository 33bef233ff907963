import { type Colour, palette } from '../../palette.ts'
import type { Pen, Point } from '../../pen.ts'
import { fill } from '../../svg.ts'

const { ink, signal } = palette

/** A lattice mast with arms; the first of them is bright. Angles from upright, in radians. */
export const arms = (pen: Pen, steel: Colour, plain: Colour, angles: ReadonlyArray<number>): string => {
  const arm = (angle: number, at: number) => {
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    const y = 7.3 - at * 1.75
    const point = (along: number, aside: number): Point => [along * sin + aside * cos, y + along * cos - aside * sin]
    return {
      blade: pen.poly(point(0.5, -0.2), point(2.7, -0.36), point(2.7, 0.36), point(0.5, 0.2)),
      stripe: pen.poly(point(2.05, -0.33), point(2.35, -0.345), point(2.35, 0.345), point(2.05, 0.33)),
      hub: pen.dot(0, y, 0.3),
    }
  }
  const drawn = angles.map(arm)
  return (
    fill(steel, pen.poly([-0.34, 0], [0.34, 0], [0.16, 8.2], [-0.16, 8.2]), pen.box(-0.9, 0, 1.8, 0.4), pen.dot(0, 8.4, 0.26)) +
    fill(plain, ...drawn.slice(1).map(({ blade }) => blade)) +
    fill(signal, ...drawn.slice(0, 1).map(({ blade }) => blade)) +
    fill(ink, ...drawn.map(({ stripe }) => stripe)) +
    fill(steel, ...drawn.map(({ hub }) => hub))
  )
}
