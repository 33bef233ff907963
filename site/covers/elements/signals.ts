import { type Colour, palette } from '../palette.ts'
import type { Pen, Point } from '../pen.ts'
import { fill, stroke } from '../svg.ts'

const { signal, ink, rope } = palette

/** Shapes hoisted by day that say what lies ahead: read from far off, and in black and white. */
export const shapes = {
  ball: (pen: Pen, x: number, y: number) => pen.dot(x, y, 0.55),
  cone: (pen: Pen, x: number, y: number) => pen.poly([x - 0.58, y - 0.5], [x + 0.58, y - 0.5], [x, y + 0.55]),
  fallen: (pen: Pen, x: number, y: number) => pen.poly([x - 0.58, y + 0.5], [x + 0.58, y + 0.5], [x, y - 0.55]),
  diamond: (pen: Pen, x: number, y: number) => pen.poly([x - 0.5, y], [x, y - 0.62], [x + 0.5, y], [x, y + 0.62]),
  drum: (pen: Pen, x: number, y: number) => pen.box(x - 0.45, y - 0.55, 0.9, 1.1),
} as const
export type Shape = keyof typeof shapes

/** A lattice mast with arms; the first of them is bright. Angles from upright, in radians. */
export const arms = (pen: Pen, steel: Colour, plain: Colour, angles: ReadonlyArray<number>): string => {
  const arm = (angle: number, at: number) => {
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    const y = 7.3 - at * 1.75
    const point = (along: number, aside: number): Point => [along * sin + aside * cos, y + along * cos - aside * sin]
    return {
      blade: pen.poly(point(0.5, -0.2), point(2.7, -0.36), point(2.7, 0.36), point(0.5, 0.2)),
      stripe: pen.poly(point(2.05, -0.33), point(2.35, -0.345), point(2.35, 0.345), point(2.05, 0.33)),
      hub: pen.dot(0, y, 0.3),
    }
  }
  const drawn = angles.map(arm)
  return (
    fill(steel, pen.poly([-0.34, 0], [0.34, 0], [0.16, 8.2], [-0.16, 8.2]), pen.box(-0.9, 0, 1.8, 0.4), pen.dot(0, 8.4, 0.26)) +
    fill(plain, ...drawn.slice(1).map(({ blade }) => blade)) +
    fill(signal, ...drawn.slice(0, 1).map(({ blade }) => blade)) +
    fill(ink, ...drawn.map(({ stripe }) => stripe)) +
    fill(steel, ...drawn.map(({ hub }) => hub))
  )
}

/** A sleeve on a mast, in bands that narrow towards its tail; `drop` is how far it hangs. */
export const windsock = (pen: Pen, steel: Colour, pale: Colour, drop: number): string => {
  const band = (at: number) => {
    const edge = (step: number): readonly [Point, Point] => {
      const [x, y, half] = [0.35 + step * 1.35, 7.5 - drop * step ** 1.35 * 0.5, 1.05 - step * 0.13]
      const slope = drop * 0.5
      return [
        [x + half * slope, y + half],
        [x - half * slope, y - half],
      ]
    }
    const [top, bottom] = edge(at)
    const [nextTop, nextBottom] = edge(at + 1)
    return pen.poly(top, nextTop, nextBottom, bottom)
  }
  return (
    fill(
      steel,
      pen.poly([-0.22, 0], [0.22, 0], [0.12, 8.8], [-0.12, 8.8]),
      pen.box(-0.9, 0, 1.8, 0.36),
      pen.box(0, 8.25, 0.6, 0.16),
      pen.box(0, 6.5, 0.6, 0.16),
    ) +
    fill(signal, band(0), band(2), band(4)) +
    fill(pale, band(1), band(3))
  )
}

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

/** Afloat and leaning with the stream: a base, a cage, and what it carries on top. */
export const buoy = (
  pen: Pen,
  kind: 'can' | 'cone' | 'pillar' | 'spar',
  lean: number,
  body: Colour,
  band: Colour,
  steel: Colour,
): string => {
  const [sin, cos] = [Math.sin(lean), Math.cos(lean)]
  const poly = (...points: ReadonlyArray<Point>) =>
    pen.poly(...points.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]))
  const base = -0.6
  const bodies = {
    can: [poly([-1.3, base], [1.3, base], [1.3, 2.7], [-1.3, 2.7])],
    cone: [poly([-1.5, base], [1.5, base], [0.14, 3.6], [-0.14, 3.6])],
    pillar: [
      poly([-1.5, base], [1.5, base], [1.2, 0.9], [-1.2, 0.9]),
      poly([-0.75, 0.9], [0.75, 0.9], [0.35, 4.1], [-0.35, 4.1]),
    ],
    spar: [poly([-0.42, base], [0.42, base], [0.3, 5], [-0.3, 5])],
  }
  const bands = {
    can: poly([-1.3, 0.9], [1.3, 0.9], [1.3, 1.75], [-1.3, 1.75]),
    cone: poly([-1.02, 0.9], [1.02, 0.9], [0.69, 1.9], [-0.69, 1.9]),
    pillar: poly([-0.65, 1.7], [0.65, 1.7], [0.52, 2.7], [-0.52, 2.7]),
    spar: poly([-0.39, 1.4], [0.39, 1.4], [0.35, 3], [-0.35, 3]),
  }
  const top = { can: 2.7, cone: 3.6, pillar: 4.1, spar: 5 }[kind]
  const marks = {
    can: [poly([-0.4, top + 0.7], [0.4, top + 0.7], [0.4, top + 1.5], [-0.4, top + 1.5])],
    cone: [poly([-0.5, top + 0.6], [0.5, top + 0.6], [0, top + 1.5])],
    pillar: [
      poly([-0.5, top + 0.5], [0.5, top + 0.5], [0, top + 1.3]),
      poly([-0.5, top + 1.4], [0.5, top + 1.4], [0, top + 2.2]),
    ],
    spar: [poly([-0.5, top + 1.2], [0.5, top + 1.2], [0, top + 0.4]), poly([-0.5, top + 1.3], [0.5, top + 1.3], [0, top + 2.1])],
  }
  return (
    fill(steel, poly([-0.07, top - 0.2], [0.07, top - 0.2], [0.07, top + 1], [-0.07, top + 1]), ...marks[kind]) +
    fill(body, ...bodies[kind]) +
    fill(band, bands[kind])
  )
}

/** A tower in bands with its lamp; the beam goes to the edge of the picture. */
export const lightTower = (pen: Pen, wall: Colour, band: Colour, steel: Colour): string => {
  const width = (y: number) => 1.15 - y * 0.075
  const ring = (from: number, to: number) =>
    pen.poly([-width(from), from], [width(from), from], [width(to), to], [-width(to), to])
  return (
    fill(wall, ring(0, 6.4)) +
    fill(band, ring(1.3, 2.6), ring(3.9, 5.2)) +
    fill(
      steel,
      pen.box(-1.05, 6.35, 2.1, 0.3),
      pen.box(-0.62, 7.75, 1.24, 0.2),
      pen.dome(0, 7.9, 0.6),
      pen.box(-0.06, 8.3, 0.12, 0.6),
      pen.box(-0.28, 0, 0.56, 1),
    ) +
    fill(signal, pen.box(-0.5, 6.65, 1, 1.12)) +
    fill(rope, pen.box(-0.18, 3.1, 0.36, 0.5), pen.box(-0.18, 5.5, 0.36, 0.5))
  )
}

export const rigging = (pen: Pen, steel: Colour, ...ropes: ReadonlyArray<ReadonlyArray<Point>>): string =>
  stroke(steel, pen.unit * 0.06, ...ropes.map((points) => pen.line(...points)))
