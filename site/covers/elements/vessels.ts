import type { Dice } from '../dice.ts'
import { type Colour, palette } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Stage } from '../stage.ts'
import { fill, stroke } from '../svg.ts'

/** Hull, upper works, and the one thing about it that is bright. */
export type Coat = {
  readonly hull: Colour
  readonly works: Colour
  readonly cargo: Colour
  readonly bright: Colour
  readonly steel: Colour
}
export type Vessel = { readonly length: number; readonly height: number; readonly draw: (pen: Pen, coat: Coat) => string }

const { ink } = palette
const window = ink

/** Long, low, with hatches: half of what passes on the river. */
const barge: Vessel = {
  length: 11,
  height: 3.5,
  draw: (pen, { hull, works, cargo, bright, steel }) =>
    stroke(steel, pen.unit * 0.08, pen.line([4.3, 0.7], [4.3, 2.2]), pen.line([-4.1, 2.4], [-4.1, 3.4])) +
    fill(cargo, pen.poly([-2.6, 0.6], [-2.6, 1.15], [-2.2, 1.4], [3.2, 1.4], [3.6, 1.15], [3.6, 0.6])) +
    fill(works, pen.box(-4.9, 0.6, 1.7, 1.8), pen.box(-5.05, 2.3, 2, 0.22)) +
    fill(window, pen.box(-4.6, 1.55, 1.3, 0.5)) +
    fill(hull, pen.poly([-5.5, 0.9], [-4.9, 0.65], [4.4, 0.65], [5.5, 1.2], [4.9, -0.5], [-5.1, -0.5])) +
    fill(bright, pen.box(-4.1, 2.95, 0.75, 0.45)),
}

/** Short, strong, all bow. */
const tug: Vessel = {
  length: 7,
  height: 5.5,
  draw: (pen, { hull, works, bright, steel, cargo }) =>
    stroke(
      steel,
      pen.unit * 0.09,
      pen.line([0.6, 3.8], [0.6, 5.4]),
      pen.line([0.6, 5.2], [1.5, 5.2]),
      pen.line([0.6, 4.6], [1.2, 4.6]),
    ) +
    fill(works, pen.box(-1.3, 0.8, 3.3, 1.2), pen.box(-0.2, 2, 1.7, 1.6), pen.box(-0.35, 3.5, 2, 0.24)) +
    fill(window, pen.box(0, 2.55, 1.5, 0.6), pen.dot(-0.7, 1.45, 0.2), pen.dot(0.1, 1.45, 0.2), pen.dot(0.9, 1.45, 0.2)) +
    fill(cargo, pen.box(-1.35, 2, 0.8, 1.7)) +
    fill(bright, pen.box(-1.35, 2.7, 0.8, 0.55)) +
    fill(hull, pen.poly([-3.4, 0.95], [1.2, 0.85], [3.5, 1.75], [2.7, -0.5], [-3, -0.5])),
}

/** Sails when the wind is fair. */
const sloop: Vessel = {
  length: 7,
  height: 7.7,
  draw: (pen, { hull, works, bright, steel }) =>
    stroke(steel, pen.unit * 0.1, pen.line([0.2, 0.4], [0.2, 7.6]), pen.line([-3, 1.25], [0.2, 1.25])) +
    fill(bright, pen.poly([0, 1.5], [0, 7.3], [-2.9, 1.5])) +
    fill(works, pen.poly([0.45, 1.1], [0.4, 6.6], [3, 1.1])) +
    fill(hull, pen.poly([-3.4, 0.75], [3.5, 0.95], [2.3, -0.5], [-2.8, -0.5])),
}

/** Bridge aft, hold before it, a raised bow. */
const coaster: Vessel = {
  length: 11,
  height: 5.3,
  draw: (pen, { hull, works, bright, steel, cargo }) =>
    stroke(
      steel,
      pen.unit * 0.09,
      pen.line([1, 1], [1, 4.2], [3.2, 2.4]),
      pen.line([1, 4.2], [-1.2, 2.4]),
      pen.line([-3.9, 4], [-3.9, 5.2]),
    ) +
    fill(works, pen.box(-5.1, 1, 2.2, 2.2), pen.box(-4.7, 3.2, 1.8, 0.9), pen.box(-4.9, 4, 2.2, 0.2)) +
    fill(
      window,
      pen.box(-4.5, 3.4, 1.6, 0.42),
      pen.box(-4.7, 2.3, 0.4, 0.4),
      pen.box(-4, 2.3, 0.4, 0.4),
      pen.box(-4.7, 1.5, 0.4, 0.4),
      pen.box(-4, 1.5, 0.4, 0.4),
    ) +
    fill(cargo, pen.box(-2.4, 1, 2.9, 0.75), pen.box(1.4, 1, 2.2, 0.75)) +
    fill(bright, pen.box(-5.05, 3.2, 0.42, 1.3)) +
    fill(hull, pen.poly([-5.5, 1.1], [3.6, 1.1], [4, 1.8], [5.5, 2], [4.6, -0.5], [-5.1, -0.5])),
}

/** Takes people across, at all hours. */
const ferry: Vessel = {
  length: 8.4,
  height: 5.1,
  draw: (pen, { hull, works, bright, steel, cargo }) =>
    stroke(steel, pen.unit * 0.08, pen.line([0, 3.6], [-0.3, 5]), pen.line([0.7, 3.6], [0.7, 4.3], [1.3, 4.3])) +
    fill(
      works,
      pen.poly([-3.2, 0.7], [-3.2, 2.2], [2.6, 2.2], [3.1, 0.7]),
      pen.poly([-0.6, 2.2], [-0.6, 3.4], [1.2, 3.4], [1.6, 2.2]),
    ) +
    fill(cargo, pen.box(-3.4, 2.15, 6.2, 0.2), pen.box(-0.8, 3.4, 2.2, 0.2)) +
    fill(window, ...[-2.8, -1.9, -1, -0.1, 0.8, 1.7].map((x) => pen.box(x, 1.3, 0.62, 0.55)), pen.box(-0.3, 2.6, 1.5, 0.5)) +
    fill(bright, pen.box(-2.3, 2.35, 0.8, 0.9)) +
    fill(hull, pen.poly([-4.1, 0.9], [4.2, 1], [3.4, -0.5], [-3.7, -0.5])),
}

/** Goes out for fish, and back for coffee. */
const trawler: Vessel = {
  length: 8,
  height: 5.1,
  draw: (pen, { hull, works, bright, steel, cargo }) =>
    stroke(
      steel,
      pen.unit * 0.1,
      pen.line([-2.2, 1], [-2.2, 4.8]),
      pen.line([-2.2, 4.6], [-3.8, 2.2]),
      pen.line([-3.1, 1], [-1.3, 1]),
      pen.line([0.4, 5], [-2.2, 4.6], [3.7, 1.8]),
    ) +
    fill(works, pen.box(-0.2, 1, 2, 1.9), pen.box(-0.4, 2.8, 2.4, 0.22)) +
    fill(window, pen.box(0.4, 1.95, 1.3, 0.55)) +
    fill(cargo, pen.box(-1.6, 1, 1, 0.8)) +
    fill(bright, pen.dot(0.1, 1.5, 0.3)) +
    fill(hull, pen.poly([-3.9, 1.1], [0, 0.9], [2.2, 1.2], [4, 2.1], [3, -0.5], [-3.4, -0.5])),
}

export const vessels: readonly [Vessel, ...Vessel[]] = [barge, tug, sloop, coaster, ferry, trawler]

/** A feeder with boxes on deck: fourteen long. */
export const laden = (pen: Pen, stage: Stage, dice: Dice): string => {
  const hull = stage.night ? palette.tide : stage.water === palette.ink ? palette.deep : palette.ink
  const works = stage.night || stage.sky !== palette.mist ? palette.ground : palette.rope
  const bays = [-3.4, -1.1, 1.2, 3.5].map((x) => ({ x, high: dice.whole(1, 4) }))
  const drawn = bays.flatMap(({ x, high }) =>
    Array.from({ length: high }, (_, layer) => ({
      colour: dice.pick(stage.goods.filter((colour) => colour !== hull) as [Colour, ...Colour[]]),
      path: pen.box(x, 1.3 + layer * 0.95, 2.22, 0.9),
      rib: pen.line([x + 0.25, 1.75 + layer * 0.95], [x + 2, 1.75 + layer * 0.95]),
    })),
  )
  return (
    fill(palette.ink, ...bays.map(({ x, high }) => pen.box(x, 1.3, 2.3, high * 0.95 - 0.08))) +
    [...new Set(drawn.map(({ colour }) => colour))]
      .map((colour) => fill(colour, ...drawn.filter((box) => box.colour === colour).map(({ path }) => path)))
      .join('') +
    `<path stroke="${palette.haze}" stroke-opacity=".55" stroke-linecap="butt" stroke-width="${Math.round(pen.unit * 0.55)}" stroke-dasharray="2 ${Math.round(pen.unit * 0.22)}" d="${drawn.map(({ rib }) => rib).join('')}"/>` +
    fill(works, pen.box(-6.2, 1.2, 1.9, 3.6), pen.box(-6.5, 4.4, 2.5, 0.75)) +
    fill(window, pen.box(-6.2, 4.65, 2.1, 0.3)) +
    fill(hull, pen.box(-6.1, 5.1, 0.6, 0.8), pen.poly([-7.1, 1.5], [5.6, 1.3], [6, 2], [7.3, 2.2], [6.2, -0.6], [-6.7, -0.6]))
  )
}
