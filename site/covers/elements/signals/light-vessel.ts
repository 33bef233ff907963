import { type Colour, palette } from '../../palette.ts'
import type { Pen } from '../../pen.ts'
import { fill, stroke } from '../../svg.ts'

const { signal } = palette

/** Anchored, with its lantern high above the deck. */
export const lightVessel = (pen: Pen, steel: Colour, works: Colour, dark: Colour, mast: number): string =>
  stroke(steel, pen.unit * 0.07, pen.line([-5, 1.4], [mast, 6], [5.4, 1.9]), pen.line([-3.9, 1.2], [-3.9, 4.4])) +
  fill(
    steel,
    pen.poly([mast - 0.5, 2.4], [mast + 0.5, 2.4], [mast + 0.24, 5.5], [mast - 0.24, 5.5]),
    pen.box(mast - 0.85, 5.4, 1.7, 0.2),
    pen.dome(mast, 6.5, 0.62),
    pen.box(mast - 0.07, 6.9, 0.14, 0.5),
    pen.dot(-3.9, 4.4, 0.34),
  ) +
  fill(works, pen.box(mast - 0.5, 5.6, 1, 0.92), pen.box(-2.6, 1, 4.8, 1.5), pen.box(-2.8, 2.4, 5.2, 0.2)) +
  fill(dark, ...[-2.1, -1.1, 0.5, 1.4].map((x) => pen.box(x, 1.5, 0.5, 0.5))) +
  fill(signal, pen.poly([-5.6, 1.5], [-4.6, 1.1], [3.6, 1.1], [6, 2.1], [4.9, -0.5], [-5, -0.5])) +
  fill(palette.ground, pen.poly([-3.2, 0.65], [3, 0.65], [3, 0.2], [-3.2, 0.2]))
