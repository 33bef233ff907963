import { fill } from '../../svg.ts'
import { hung } from '../container.ts'
import type { Crane } from './crane.ts'

/** On rails, astride of the stacks: eleven between its legs. */
export const portal: Crane = (pen, steel, { out, up }) => {
  const hook = 1.6 + out * 7.8
  return (
    hung(pen, hook, 7, up, steel) +
    fill(
      steel,
      pen.box(0, 0, 0.4, 7),
      pen.box(10.6, 0, 0.4, 7),
      pen.poly([0.4, 5.6], [0.4, 6.9], [1.7, 6.9]),
      pen.poly([10.6, 5.6], [10.6, 6.9], [9.3, 6.9]),
      pen.box(-1.1, 6.85, 13.2, 0.55),
      pen.box(hook - 0.9, 7.35, 1.8, 0.6),
      pen.box(-0.45, 0, 1.3, 0.34),
      pen.box(10.15, 0, 1.3, 0.34),
      pen.box(hook + 0.95, 6.1, 0.7, 0.8),
    )
  )
}
