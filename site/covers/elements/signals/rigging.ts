import type { Colour } from '../../palette.ts'
import type { Pen } from '../../pen.ts'
import { stroke } from '../../svg.ts'

/** Ropes, each from one place to another: x before y. */
export const rigging = (pen: Pen, steel: Colour, ...ropes: ReadonlyArray<readonly [number, number, number, number]>): string =>
  stroke(steel, pen.unit * 0.06, ...ropes.map(([ax, ay, bx, by]) => pen.line([ax, ay], [bx, by])))
