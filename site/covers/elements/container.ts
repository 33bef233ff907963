import { type Colour, palette } from '../palette.ts'
import type { Pen } from '../pen.ts'
import { fill, stroke } from '../svg.ts'

/** One container on its ropes, hung from a point. */
export const hung = (pen: Pen, x: number, top: number, bottom: number, steel: Colour, colour: Colour = palette.signal): string =>
  stroke(
    steel,
    pen.unit * 0.07,
    pen.line([x - 0.35, top], [x - 0.35, bottom + 1.35]),
    pen.line([x + 0.35, top], [x + 0.35, bottom + 1.35]),
  ) +
  fill(steel, pen.box(x - 0.8, bottom + 1.15, 1.6, 0.22)) +
  fill(colour, pen.box(x - 1.05, bottom, 2.1, 1.12)) +
  stroke(
    palette.ink,
    pen.unit * 0.04,
    ...[-0.7, -0.35, 0, 0.35, 0.7].map((rib) => pen.line([x + rib, bottom + 0.22], [x + rib, bottom + 0.9])),
  )
