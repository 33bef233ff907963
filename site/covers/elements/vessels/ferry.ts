import { palette } from '../../palette.ts'
import { fill, stroke } from '../../svg.ts'
import type { Vessel } from './vessel.ts'

const { ink } = palette

/** Takes people across, at all hours. */
export const ferry: Vessel = {
  length: 8.4,
  height: 5.1,
  draw: (pen, { hull, works, bright, steel, cargo }) =>
    stroke(steel, pen.unit * 0.08, pen.line([0, 3.6], [-0.3, 5]), pen.line([0.7, 3.6], [0.7, 4.3], [1.3, 4.3])) +
    fill(
      works,
      pen.poly([-3.2, 0.7], [-3.2, 2.2], [2.6, 2.2], [3.1, 0.7]),
      pen.poly([-0.6, 2.2], [-0.6, 3.4], [1.2, 3.4], [1.6, 2.2]),
    ) +
    fill(cargo, pen.box(-3.4, 2.15, 6.2, 0.2), pen.box(-0.8, 3.4, 2.2, 0.2)) +
    fill(ink, ...[-2.8, -1.9, -1, -0.1, 0.8, 1.7].map((x) => pen.box(x, 1.3, 0.62, 0.55)), pen.box(-0.3, 2.6, 1.5, 0.5)) +
    fill(bright, pen.box(-2.3, 2.35, 0.8, 0.9)) +
    fill(hull, pen.poly([-4.1, 0.9], [4.2, 1], [3.4, -0.5], [-3.7, -0.5])),
}
