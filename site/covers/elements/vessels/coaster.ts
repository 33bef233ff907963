import { palette } from '../../palette.ts'
import { fill, stroke } from '../../svg.ts'
import type { Vessel } from './vessel.ts'

const { ink } = palette

/** Bridge aft, hold before it, a raised bow. */
export const coaster: Vessel = {
  length: 11,
  height: 5.3,
  draw: (pen, { hull, works, bright, steel, cargo }) =>
    stroke(
      steel,
      pen.unit * 0.09,
      pen.line([1, 1], [1, 4.2], [3.2, 2.4]),
      pen.line([1, 4.2], [-1.2, 2.4]),
      pen.line([-3.9, 4], [-3.9, 5.2]),
    ) +
    fill(works, pen.box(-5.1, 1, 2.2, 2.2), pen.box(-4.7, 3.2, 1.8, 0.9), pen.box(-4.9, 4, 2.2, 0.2)) +
    fill(
      ink,
      pen.box(-4.5, 3.4, 1.6, 0.42),
      pen.box(-4.7, 2.3, 0.4, 0.4),
      pen.box(-4, 2.3, 0.4, 0.4),
      pen.box(-4.7, 1.5, 0.4, 0.4),
      pen.box(-4, 1.5, 0.4, 0.4),
    ) +
    fill(cargo, pen.box(-2.4, 1, 2.9, 0.75), pen.box(1.4, 1, 2.2, 0.75)) +
    fill(bright, pen.box(-5.05, 3.2, 0.42, 1.3)) +
    fill(hull, pen.poly([-5.5, 1.1], [3.6, 1.1], [4, 1.8], [5.5, 2], [4.6, -0.5], [-5.1, -0.5])),
}
