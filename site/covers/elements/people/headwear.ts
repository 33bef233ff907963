import type { Pen } from '../../pen.ts'

/** What is on a head, over the face that looks forwards. */
export const headwear = {
  helmet: (pen: Pen) => pen.dome(0, 0.06, 0.46) + pen.box(-0.46, 0.02, 1.12, 0.12),
  cap: (pen: Pen) => pen.dome(0, 0.1, 0.43) + pen.box(0, 0.1, 0.72, 0.1),
  beanie: (pen: Pen) => pen.dome(-0.03, 0.08, 0.44) + pen.box(-0.48, 0.04, 0.9, 0.17),
  short: (pen: Pen) =>
    pen.poly([-0.43, -0.14], [-0.43, 0.3], [-0.1, 0.5], [0.34, 0.42], [0.36, 0.2], [-0.12, 0.16], [-0.2, -0.14]),
  bob: (pen: Pen) =>
    pen.poly([-0.5, -0.45], [-0.5, 0.25], [-0.15, 0.52], [0.32, 0.42], [0.4, 0.14], [-0.02, 0.16], [-0.06, -0.45]),
  bun: (pen: Pen) =>
    pen.dot(-0.46, 0.26, 0.24) +
    pen.poly([-0.42, -0.1], [-0.44, 0.25], [-0.12, 0.5], [0.34, 0.42], [0.38, 0.18], [-0.1, 0.16], [-0.18, -0.12]),
  scarf: (pen: Pen) => pen.dome(-0.02, 0.02, 0.46) + pen.poly([-0.48, 0.05], [0.02, 0.05], [-0.06, -0.5], [-0.5, -0.55]),
} satisfies { readonly [name: string]: (pen: Pen) => string }

export type Headwear = keyof typeof headwear

export const headwears: readonly [Headwear, ...Headwear[]] = ['short', 'helmet', 'bob', 'beanie', 'bun', 'cap', 'scarf', 'helmet']
