import { fill, stroke } from '../../svg.ts'
import type { Vessel } from './vessel.ts'

/** Sails when the wind is fair. */
export const sloop: Vessel = {
  length: 7,
  height: 7.7,
  draw: (pen, { hull, works, bright, steel }) =>
    stroke(steel, pen.unit * 0.1, pen.line([0.2, 0.4], [0.2, 7.6]), pen.line([-3, 1.25], [0.2, 1.25])) +
    fill(bright, pen.poly([0, 1.5], [0, 7.3], [-2.9, 1.5])) +
    fill(works, pen.poly([0.45, 1.1], [0.4, 6.6], [3, 1.1])) +
    fill(hull, pen.poly([-3.4, 0.75], [3.5, 0.95], [2.3, -0.5], [-2.8, -0.5])),
}
