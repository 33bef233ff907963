import { palette } from '../../palette.ts'
import type { Point } from '../../pen.ts'
import { fill, stroke } from '../../svg.ts'
import { hung } from '../container.ts'
import type { Crane } from './crane.ts'

/** Afloat: two legs that lean out over the bow of a pontoon. */
export const sheerlegs: Crane = (pen, steel, { out, up }) => {
  const tip: Point = [4.6 + out * 1.6, 8.4 - out * 0.6]
  return (
    stroke(
      steel,
      pen.unit * 0.1,
      pen.line([-2.8, 0.8], [-1.2, 5.2], tip),
      pen.line([-0.4, 0.8], [-1.2, 5.2]),
      pen.line([-0.8, 0.8], tip, [1.9, 0.8]),
      ...[0.3, 0.5, 0.68].map((share) =>
        pen.line(
          [-0.8 + (tip[0] + 0.8) * share, 0.8 + (tip[1] - 0.8) * share],
          [1.9 + (tip[0] - 1.9) * share, 0.8 + (tip[1] - 0.8) * share],
        ),
      ),
    ) +
    hung(pen, tip[0], tip[1], up, steel) +
    fill(
      steel,
      pen.poly([-4.4, 0.8], [2.6, 0.8], [2.3, -0.4], [-4.1, -0.4]),
      pen.box(-4, 0.7, 1.8, 1.5),
      pen.box(-3.8, 2.2, 0.5, 0.6),
      pen.dot(tip[0], tip[1], 0.2),
    ) +
    fill(palette.rope, pen.box(-3.7, 1.35, 0.35, 0.4), pen.box(-3.1, 1.35, 0.35, 0.4))
  )
}
