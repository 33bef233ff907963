import type { Pen } from '../../pen.ts'

/** Shapes hoisted by day that say what lies ahead: read from far off, and in black and white. */
export const shapes = {
  ball: (pen: Pen, x: number, y: number) => pen.dot(x, y, 0.55),
  cone: (pen: Pen, x: number, y: number) => pen.poly([x - 0.58, y - 0.5], [x + 0.58, y - 0.5], [x, y + 0.55]),
  fallen: (pen: Pen, x: number, y: number) => pen.poly([x - 0.58, y + 0.5], [x + 0.58, y + 0.5], [x, y - 0.55]),
  diamond: (pen: Pen, x: number, y: number) => pen.poly([x - 0.5, y], [x, y - 0.62], [x + 0.5, y], [x, y + 0.62]),
  drum: (pen: Pen, x: number, y: number) => pen.box(x - 0.45, y - 0.55, 0.9, 1.1),
} as const

export type Shape = keyof typeof shapes
