import { palette } from '../../palette.ts'
import { fill, stroke } from '../../svg.ts'
import type { Vessel } from './vessel.ts'

const { ink } = palette

/** Short, strong, all bow. */
export const tug: Vessel = {
  length: 7,
  height: 5.5,
  draw: (pen, { hull, works, bright, steel, cargo }) =>
    stroke(
      steel,
      pen.unit * 0.09,
      pen.line([0.6, 3.8], [0.6, 5.4]),
      pen.line([0.6, 5.2], [1.5, 5.2]),
      pen.line([0.6, 4.6], [1.2, 4.6]),
    ) +
    fill(works, pen.box(-1.3, 0.8, 3.3, 1.2), pen.box(-0.2, 2, 1.7, 1.6), pen.box(-0.35, 3.5, 2, 0.24)) +
    fill(ink, pen.box(0, 2.55, 1.5, 0.6), pen.dot(-0.7, 1.45, 0.2), pen.dot(0.1, 1.45, 0.2), pen.dot(0.9, 1.45, 0.2)) +
    fill(cargo, pen.box(-1.35, 2, 0.8, 1.7)) +
    fill(bright, pen.box(-1.35, 2.7, 0.8, 0.55)) +
    fill(hull, pen.poly([-3.4, 0.95], [1.2, 0.85], [3.5, 1.75], [2.7, -0.5], [-3, -0.5])),
}
