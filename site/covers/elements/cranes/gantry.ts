import { fill, stroke } from '../../svg.ts'
import { hung } from '../container.ts'
import type { Crane } from './crane.ts'

/** Ship to shore: legs on the quay, an arm out over the water. Nine wide behind its feet and before. */
export const gantry: Crane = (pen, steel, { out, up }) => {
  const hook = 3.9 + out * 4.6
  return (
    stroke(
      steel,
      pen.unit * 0.09,
      pen.line([0.3, 6], [2.6, 8.3], [8.9, 6.1]),
      pen.line([2.6, 8.3], [5.8, 6.1]),
      pen.line([-1.6, 6], [2.6, 8.3]),
      pen.line([0.2, 2.6], [2.9, 5.8]),
    ) +
    hung(pen, hook, 5.8, up, steel) +
    fill(
      steel,
      pen.box(0, 0, 0.36, 6),
      pen.box(2.7, 0, 0.36, 6),
      pen.poly([2.72, 6], [3.02, 6], [2.75, 8.4], [2.5, 8.4]),
      pen.box(-1.8, 5.75, 10.9, 0.4),
      pen.box(-0.25, 2.3, 3.55, 0.36),
      pen.box(-0.3, 0, 0.95, 0.3),
      pen.box(2.4, 0, 0.95, 0.3),
      pen.box(-1.5, 6.1, 1.7, 0.8),
      pen.box(hook - 0.6, 5.5, 1.2, 0.4),
    )
  )
}
