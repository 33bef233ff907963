import type { Point } from '../../pen.ts'
import { fill, stroke } from '../../svg.ts'
import { hung } from '../container.ts'
import type { Crane } from './crane.ts'

const zigzag = (x: number, width: number, from: number, to: number, steps: number): ReadonlyArray<Point> =>
  Array.from({ length: steps + 1 }, (_, at): Point => [x + (at % 2 ? width : 0), from + ((to - from) * at) / steps])

/** An arm on a tower, level. */
export const hammerhead: Crane = (pen, steel, { out, up }) => {
  const hook = 2.2 + out * 4.4
  return (
    stroke(
      steel,
      pen.unit * 0.07,
      pen.line(...zigzag(0.06, 0.88, 0.2, 6.9, 7)),
      pen.line([-2.4, 7.25], [0.5, 8.55], [6.9, 7.25]),
      pen.line([0.5, 8.55], [3.6, 7.25]),
    ) +
    hung(pen, hook, 7, up, steel) +
    fill(
      steel,
      pen.box(0, 0, 0.15, 7.2),
      pen.box(0.85, 0, 0.15, 7.2),
      pen.box(-2.5, 7, 9.6, 0.28),
      pen.poly([0.15, 7.2], [0.85, 7.2], [0.56, 8.6], [0.44, 8.6]),
      pen.box(-2.5, 6.35, 1.3, 0.75),
      pen.box(1, 6.2, 0.75, 0.8),
      pen.box(-0.4, 0, 1.8, 0.32),
      pen.box(hook - 0.45, 6.75, 0.9, 0.3),
    )
  )
}
