import { palette } from '../../palette.ts'
import { fill, stroke } from '../../svg.ts'
import type { Vessel } from './vessel.ts'

const { ink } = palette

/** Long, low, with hatches: half of what passes on the river. */
export const barge: Vessel = {
  length: 11,
  height: 3.5,
  draw: (pen, { hull, works, cargo, bright, steel }) =>
    stroke(steel, pen.unit * 0.08, pen.line([4.3, 0.7], [4.3, 2.2]), pen.line([-4.1, 2.4], [-4.1, 3.4])) +
    fill(cargo, pen.poly([-2.6, 0.6], [-2.6, 1.15], [-2.2, 1.4], [3.2, 1.4], [3.6, 1.15], [3.6, 0.6])) +
    fill(works, pen.box(-4.9, 0.6, 1.7, 1.8), pen.box(-5.05, 2.3, 2, 0.22)) +
    fill(ink, pen.box(-4.6, 1.55, 1.3, 0.5)) +
    fill(hull, pen.poly([-5.5, 0.9], [-4.9, 0.65], [4.4, 0.65], [5.5, 1.2], [4.9, -0.5], [-5.1, -0.5])) +
    fill(bright, pen.box(-4.1, 2.95, 0.75, 0.45)),
}
