import type { Colour } from '../palette.ts'
import type { Pen, Point } from '../pen.ts'
import { fill } from '../svg.ts'

type Shape = ReadonlyArray<Point>
const box = (x: number, y: number, width: number, height: number): Shape => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

/** The second colour of each flag, on a square of one by one that begins at the halyard. None is any country's. */
const patterns = {
  plain: [],
  halves: [box(0.5, 0, 0.5, 1)],
  quarters: [box(0, 0.5, 0.5, 0.5), box(0.5, 0, 0.5, 0.5)],
  diamond: [
    [
      [0.5, 0.08],
      [0.92, 0.5],
      [0.5, 0.92],
      [0.08, 0.5],
    ],
  ],
  diagonal: [
    [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
  ],
  inset: [box(0.28, 0.28, 0.44, 0.44)],
  stripes: [box(0, 0.2, 1, 0.2), box(0, 0.6, 1, 0.2)],
  bars: [box(0.2, 0, 0.2, 1), box(0.6, 0, 0.2, 1)],
  wedge: [
    [
      [0, 0],
      [0.62, 0.5],
      [0, 1],
    ],
  ],
  checks: [
    box(0, 0.67, 0.33, 0.33),
    box(0.67, 0.67, 0.33, 0.33),
    box(0.33, 0.33, 0.34, 0.34),
    box(0, 0, 0.33, 0.33),
    box(0.67, 0, 0.33, 0.33),
  ],
} satisfies { readonly [name: string]: ReadonlyArray<Shape> }

export type Pattern = keyof typeof patterns
export const patternNames: readonly [Pattern, ...Pattern[]] = [
  'quarters',
  'diamond',
  'halves',
  'inset',
  'diagonal',
  'stripes',
  'wedge',
  'checks',
  'bars',
  'plain',
]

/** `lift` is how much higher its free edge blows than the edge at the halyard. */
export type Cloth = { readonly at: Point; readonly width: number; readonly height: number; readonly lift: number }

const outlines = {
  square: box(0, 0, 1, 1),
  pennant: [
    [0, 0],
    [1, 0.5],
    [0, 1],
  ],
  swallow: [
    [0, 0],
    [1, 0],
    [0.76, 0.5],
    [1, 1],
    [0, 1],
  ],
} satisfies { readonly [name: string]: Shape }

export const flag = (
  pen: Pen,
  { at: [x, y], width, height, lift }: Cloth,
  outline: keyof typeof outlines,
  pattern: Pattern,
  [first, second]: readonly [Colour, Colour],
): string => {
  const blown = (shape: Shape) => pen.poly(...shape.map(([s, t]): Point => [x + s * width, y + t * height + s * lift]))
  return (
    fill(first, blown(outlines[outline])) +
    (outline === 'square' || pattern === 'wedge' ? fill(second, ...patterns[pattern].map(blown)) : '')
  )
}
