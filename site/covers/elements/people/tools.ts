import { type Colour, palette } from '../../palette.ts'
import type { Pen } from '../../pen.ts'
import { fill, stroke } from '../../svg.ts'

const { ground, ink } = palette

/** What is in the hands. */
export const board = (pen: Pen): string => fill(ground, pen.poly([0.72, 2.5], [1.2, 3.25], [1.32, 3.17], [0.84, 2.42]))

export const crate = (pen: Pen, x: number, y: number, colour: Colour): string =>
  fill(colour, pen.box(x, y, 1.3, 1.05)) + fill(ink, pen.box(x + 0.2, y + 0.46, 0.9, 0.1))

/** A bicycle under someone who rides. */
export const bicycle = (pen: Pen, steel: Colour): string =>
  stroke(
    steel,
    pen.unit * 0.1,
    ...[-1.2, 1.35].map((x) => pen.dot(x, 0.78, 0.74)),
    pen.line([-1.2, 0.78], [-0.45, 1.75], [0.95, 1.75], [0, 0.6], [-1.2, 0.78]),
    pen.line([0, 0.6], [-0.5, 1.95]),
    pen.line([1.35, 0.78], [0.98, 2.05], [1.25, 2.4]),
    pen.line([-0.75, 2], [-0.25, 2]),
  )

export const truck = (pen: Pen, steel: Colour, load: Colour): string =>
  stroke(steel, pen.unit * 0.12, pen.line([1.3, 2.75], [1.75, 0.35], [2.6, 0.35])) +
  fill(load, pen.box(1.85, 0.45, 1.5, 1.15), pen.box(1.85, 1.68, 1.1, 0.9)) +
  fill(steel, pen.dot(1.75, 0.3, 0.28))

export const bench = (pen: Pen, colour: Colour, length: number): string =>
  fill(
    colour,
    pen.box(-length / 2, 1.3, length, 0.26),
    pen.box(0.4 - length / 2, 0, 0.24, 1.4),
    pen.box(length / 2 - 0.64, 0, 0.24, 1.4),
  )
