import { palette } from '../../palette.ts'
import type { Point } from '../../pen.ts'
import { fill, stroke } from '../../svg.ts'
import { hung } from '../container.ts'
import type { Crane } from './crane.ts'

/** Turns, and lifts its arm: `out` is how far it leans. */
export const luffing: Crane = (pen, steel, { out, up }) => {
  const tip: Point = [3.4 + out * 2.6, 8.5 - out * 1.3]
  const mid = (share: number, aside: number): Point => [
    1 + (tip[0] - 1) * share - aside * 0.6,
    3.6 + (tip[1] - 3.6) * share + aside,
  ]
  return (
    stroke(
      steel,
      pen.unit * 0.08,
      pen.line([-0.5, 6.6], tip),
      pen.line([-0.5, 6.6], [-1.5, 4.6]),
      pen.line([-0.5, 6.6], [-0.1, 4.6]),
    ) +
    hung(pen, tip[0], tip[1], up, steel) +
    fill(
      steel,
      pen.poly([-1.4, 0], [-1, 0], [-0.45, 2.6], [-0.85, 2.6]),
      pen.poly([1.4, 0], [1, 0], [0.45, 2.6], [0.85, 2.6]),
      pen.box(-1.15, 1, 2.3, 0.26),
      pen.box(-1.1, 2.5, 2.2, 0.36),
      pen.box(-1.9, 2.95, 3.1, 1.75),
      pen.box(-2.4, 2.95, 0.6, 1.1),
      pen.poly(
        [0.75, 3.4],
        [1.25, 3.4],
        mid(0.5, -0.22),
        [tip[0] + 0.05, tip[1] - 0.08],
        [tip[0] - 0.08, tip[1] + 0.05],
        mid(0.5, 0.22),
      ),
      pen.dot(tip[0], tip[1], 0.17),
      pen.poly([-0.62, 4.6], [-0.38, 4.6], [-0.42, 6.7], [-0.58, 6.7]),
    ) +
    fill(palette.rope, pen.box(0.35, 3.75, 0.62, 0.62))
  )
}
