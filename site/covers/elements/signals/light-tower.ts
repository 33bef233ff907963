import { type Colour, palette } from '../../palette.ts'
import type { Pen } from '../../pen.ts'
import { fill } from '../../svg.ts'

const { rope, signal } = palette

/** A tower in bands with its lamp; the beam goes to the edge of the picture. */
export const lightTower = (pen: Pen, wall: Colour, band: Colour, steel: Colour): string => {
  const width = (y: number) => 1.15 - y * 0.075
  const ring = (from: number, to: number) =>
    pen.poly([-width(from), from], [width(from), from], [width(to), to], [-width(to), to])
  return (
    fill(wall, ring(0, 6.4)) +
    fill(band, ring(1.3, 2.6), ring(3.9, 5.2)) +
    fill(
      steel,
      pen.box(-1.05, 6.35, 2.1, 0.3),
      pen.box(-0.62, 7.75, 1.24, 0.2),
      pen.dome(0, 7.9, 0.6),
      pen.box(-0.06, 8.3, 0.12, 0.6),
      pen.box(-0.28, 0, 0.56, 1),
    ) +
    fill(signal, pen.box(-0.5, 6.65, 1, 1.12)) +
    fill(rope, pen.box(-0.18, 3.1, 0.36, 0.5), pen.box(-0.18, 5.5, 0.36, 0.5))
  )
}
