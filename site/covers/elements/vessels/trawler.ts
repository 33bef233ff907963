import { palette } from '../../palette.ts'
import { fill, stroke } from '../../svg.ts'
import type { Vessel } from './vessel.ts'

const { ink } = palette

/** Goes out for fish, and back for coffee. */
export const trawler: Vessel = {
  length: 8,
  height: 5.1,
  draw: (pen, { hull, works, bright, steel, cargo }) =>
    stroke(
      steel,
      pen.unit * 0.1,
      pen.line([-2.2, 1], [-2.2, 4.8]),
      pen.line([-2.2, 4.6], [-3.8, 2.2]),
      pen.line([-3.1, 1], [-1.3, 1]),
      pen.line([0.4, 5], [-2.2, 4.6], [3.7, 1.8]),
    ) +
    fill(works, pen.box(-0.2, 1, 2, 1.9), pen.box(-0.4, 2.8, 2.4, 0.22)) +
    fill(ink, pen.box(0.4, 1.95, 1.3, 0.55)) +
    fill(cargo, pen.box(-1.6, 1, 1, 0.8)) +
    fill(bright, pen.dot(0.1, 1.5, 0.3)) +
    fill(hull, pen.poly([-3.9, 1.1], [0, 0.9], [2.2, 1.2], [4, 2.1], [3, -0.5], [-3.4, -0.5])),
}
