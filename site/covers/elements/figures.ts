import { type Colour, palette } from '../palette.ts'
import type { Pen, Point } from '../pen.ts'
import { fill, stroke } from '../svg.ts'

const { ink, deep, rope, ground, haze } = palette

/** From shoulder or hip over the joint to hand or foot. */
type Limb = readonly [Point, Point, Point]
/** Of someone four and a half high who looks forwards; `lean` is how far the shoulders are before the feet. */
export type Pose = {
  readonly arms: readonly [far: Limb, near: Limb]
  readonly legs: readonly [far: Limb, near: Limb]
  readonly lean: number
}

const shoulder: Point = [0, 3.28]
const upright: Pose['legs'] = [
  [
    [0.16, 1.9],
    [0.2, 1],
    [0.18, 0.1],
  ],
  [
    [-0.18, 1.9],
    [-0.2, 1],
    [-0.22, 0.1],
  ],
]
const striding: Pose['legs'] = [
  [
    [0.12, 1.9],
    [0.62, 1.05],
    [0.9, 0.12],
  ],
  [
    [-0.12, 1.9],
    [-0.3, 1],
    [-0.95, 0.16],
  ],
]
const hanging: Limb = [shoulder, [-0.12, 2.6], [0.02, 1.95]]

export const poses = {
  waiting: {
    arms: [
      [shoulder, [0.4, 2.6], [0.34, 1.95]],
      [shoulder, [-0.38, 2.55], [-0.2, 1.85]],
    ],
    legs: upright,
    lean: 0,
  },
  pointing: { arms: [hanging, [shoulder, [0.8, 3.5], [1.6, 3.85]]], legs: upright, lean: -0.05 },
  carrying: {
    arms: [
      [shoulder, [0.35, 2.45], [1.1, 2.35]],
      [shoulder, [0.1, 2.4], [1, 2.25]],
    ],
    legs: striding,
    lean: -0.08,
  },
  shouldering: { arms: [hanging, [shoulder, [0.75, 3.3], [0.5, 4.2]]], legs: striding, lean: 0.04 },
  reading: {
    arms: [
      [shoulder, [0.35, 2.55], [0.85, 2.8]],
      [shoulder, [0.05, 2.45], [0.75, 2.65]],
    ],
    legs: upright,
    lean: 0,
  },
  waving: { arms: [hanging, [shoulder, [0.72, 3.6], [0.8, 4.55]]], legs: upright, lean: 0 },
  walking: {
    arms: [
      [shoulder, [0.45, 2.7], [0.75, 2.2]],
      [shoulder, [-0.4, 2.65], [-0.5, 1.95]],
    ],
    legs: striding,
    lean: 0.1,
  },
  pushing: {
    arms: [
      [shoulder, [0.7, 2.75], [1.35, 2.7]],
      [shoulder, [0.6, 2.6], [1.25, 2.55]],
    ],
    legs: striding,
    lean: 0.28,
  },
  hauling: {
    arms: [
      [shoulder, [0.8, 2.9], [1.5, 2.75]],
      [shoulder, [0.7, 2.75], [1.4, 2.6]],
    ],
    legs: [
      [
        [0.1, 1.9],
        [0.8, 1.3],
        [1, 0.1],
      ],
      [
        [-0.1, 1.9],
        [-0.2, 0.95],
        [-0.7, 0.1],
      ],
    ],
    lean: -0.5,
  },
  riding: {
    arms: [
      [shoulder, [0.7, 2.8], [1.22, 2.55]],
      [shoulder, [0.6, 2.7], [1.15, 2.45]],
    ],
    legs: [
      [
        [-0.2, 2],
        [0.5, 1.7],
        [0.15, 0.75],
      ],
      [
        [-0.2, 2],
        [0.35, 1.35],
        [-0.05, 0.35],
      ],
    ],
    lean: 0.42,
  },
  sitting: {
    arms: [hanging, [shoulder, [0.2, 2.5], [0.75, 2.15]]],
    legs: [
      [
        [0, 1.85],
        [0.95, 1.85],
        [1, 0.8],
      ],
      [
        [0, 1.85],
        [0.85, 1.8],
        [0.8, 0.75],
      ],
    ],
    lean: 0,
  },
} satisfies { readonly [name: string]: Pose }

export type Clothes = {
  readonly coat: Colour
  readonly trousers: Colour
  readonly skin: Colour
  readonly head: Colour
  readonly wears: Headwear
}

/** What is on a head, over the face that looks forwards. */
const headwear = {
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

export const figure = (pen: Pen, { arms, legs, lean }: Pose, { coat, trousers, skin, head, wears }: Clothes): string => {
  const upper = ([x, y]: Point): Point => [x + lean * Math.min(1, (y - 1.9) / 1.4), y]
  const limb = (points: Limb) => pen.line(...points)
  const arm = (points: Limb) => pen.line(...points.map(upper))
  const hand = ([, , tip]: Limb) => pen.dot(...upper(tip), 0.17)
  const shoe = ([, , [x, y]]: Limb) => pen.box(x - 0.2, y - 0.1, 0.62, 0.22)
  const top = pen.move(lean * 1.35, 4.02)
  return (
    stroke(trousers, pen.unit * 0.46, ...legs.map(limb)) +
    fill(trousers, ...legs.map(shoe)) +
    stroke(coat, pen.unit * 0.34, arm(arms[0])) +
    fill(
      skin,
      hand(arms[0]),
      top.dot(0.02, 0, 0.4),
      pen.poly(upper([-0.16, 3.3]), upper([0.16, 3.3]), upper([0.16, 3.8]), upper([-0.16, 3.8])),
    ) +
    fill(head, headwear[wears](top)) +
    fill(
      coat,
      pen.poly(
        upper([-0.5, 1.75]),
        upper([0.5, 1.75]),
        upper([0.46, 3.25]),
        upper([0.24, 3.56]),
        upper([-0.26, 3.56]),
        upper([-0.5, 3.25]),
      ),
    ) +
    stroke(coat === ink ? deep : coat, pen.unit * 0.34, arm(arms[1])) +
    fill(skin, hand(arms[1]))
  )
}

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
export const quietHair: readonly [Colour, ...Colour[]] = [ink, deep, haze, rope]
