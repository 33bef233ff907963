import { type Colour, palette } from '../../palette.ts'
import type { Pen, Point } from '../../pen.ts'
import { fill } from '../../svg.ts'

const { signal } = palette

/** A sleeve on a mast, in bands that narrow towards its tail; `drop` is how far it hangs. */
export const windsock = (pen: Pen, steel: Colour, pale: Colour, drop: number): string => {
  const band = (at: number) => {
    const edge = (step: number): readonly [Point, Point] => {
      const [x, y, half] = [0.35 + step * 1.35, 7.5 - drop * step ** 1.35 * 0.5, 1.05 - step * 0.13]
      const slope = drop * 0.5
      return [
        [x + half * slope, y + half],
        [x - half * slope, y - half],
      ]
    }
    const [top, bottom] = edge(at)
    const [nextTop, nextBottom] = edge(at + 1)
    return pen.poly(top, nextTop, nextBottom, bottom)
  }
  return (
    fill(
      steel,
      pen.poly([-0.22, 0], [0.22, 0], [0.12, 8.8], [-0.12, 8.8]),
      pen.box(-0.9, 0, 1.8, 0.36),
      pen.box(0, 8.25, 0.6, 0.16),
      pen.box(0, 6.5, 0.6, 0.16),
    ) +
    fill(signal, band(0), band(2), band(4)) +
    fill(pale, band(1), band(3))
  )
}
