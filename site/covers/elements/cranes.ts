import { type Colour, palette } from '../palette.ts'
import type { Pen, Point } from '../pen.ts'
import { fill, stroke } from '../svg.ts'
import { hung } from './container.ts'

/** How far along its arm the hook is, 0 to 1, and how high what hangs on it. */
export type Load = { readonly out: number; readonly up: number }
export type Crane = (pen: Pen, steel: Colour, load: Load) => string

const zigzag = (x: number, width: number, from: number, to: number, steps: number): ReadonlyArray<Point> =>
  Array.from({ length: steps + 1 }, (_, at): Point => [x + (at % 2 ? width : 0), from + ((to - from) * at) / steps])

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
