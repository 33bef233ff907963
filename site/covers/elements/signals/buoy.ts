import type { Colour } from '../../palette.ts'
import type { Pen, Point } from '../../pen.ts'
import { fill } from '../../svg.ts'

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
