import { disc } from '../elements/disc.ts'
import { farBank } from '../elements/far-bank.ts'
import { arrow, blocks, dial, piles, ring, scale } from '../elements/gauges.ts'
import { quay } from '../elements/quay.ts'
import { palette } from '../palette.ts'
import { penAt } from '../pen.ts'
import { type Stage, spanOf, standing } from '../stage.ts'
import { faint, fill, stroke } from '../svg.ts'
import type { Composition, Compositions } from './scene.ts'

const { ground, deep, ink, rope, tide, signal } = palette
const boardOf = ({ sky, night }: Stage) => (night || sky === rope ? ground : rope)
const wallOf = ({ night, water }: Stage) => (night ? palette.slate : water === ink ? deep : ink)

/** Rings in the water around what stands in it. */
const ripples = (stage: Stage, x: number): string =>
  [1.6, 1.1, 0.7]
    .map((half, at) =>
      faint(
        tide,
        0.8 - at * 0.25,
        penAt(x * stage.width, stage.horizon, stage.unit).box(-half, -1.3 - at * 0.32, half * 2, 0.08),
      ),
    )
    .join('')

/** A staff on its own in the water. */
const staff: Composition = (stage, dice) => {
  const side = dice.side()
  const part = dice.between(0.3, 0.4)
  const at = side > 0 ? part : 1 - part
  const pen = standing(stage, at, side)
  return {
    back:
      disc(stage, { part: 1 - at + 0.04 * side, up: dice.between(1, 5.5), radius: dice.between(1.6, 3.4) }, stage.pale) +
      farBank(stage, dice),
    front: scale(pen, boardOf(stage), ink, dice.between(6.4, 8), 1.3) + arrow(pen, dice.between(2, 5)) + ripples(stage, at),
  }
}

/** A board on a dolphin. */
const dolphin: Composition = (stage, dice) => {
  const side = dice.side()
  const part = dice.between(0.3, 0.42)
  const at = side > 0 ? part : 1 - part
  const pen = standing(stage, at, side)
  const top = dice.between(5.6, 7)
  const second = side > 0 ? part + 0.36 : 0.64 - part
  return {
    back:
      disc(stage, { part: 1 - at, up: dice.between(2, 5.5), radius: dice.between(1.4, 2.8) }, stage.pale) + farBank(stage, dice),
    front:
      piles(standing(stage, second).move(0, 0, 0.6), stage.steel, top) +
      piles(pen, stage.steel, top) +
      scale(pen, boardOf(stage), ink, top - 1.4, 0.9) +
      ring(pen, dice.between(1.6, top - 2)) +
      ripples(stage, at),
  }
}

/** Painted on the quay wall, which rises at one side. */
const wall: Composition = (stage, dice) => {
  const side = dice.side()
  const span = spanOf(stage)
  const edge = span * dice.between(0.3, 0.42)
  const pen = penAt(side > 0 ? 0 : stage.width, stage.horizon, stage.unit, side)
  const top = dice.between(5, 6.6)
  const rungs = Array.from({ length: Math.floor(top / 0.55) }, (_, at) => pen.line([1, 0.1 + at * 0.55], [2, 0.1 + at * 0.55]))
  const gauge = pen.move(edge - 1.1, 0)
  return {
    back:
      disc(stage, { part: side > 0 ? 0.72 : 0.28, up: dice.between(0.8, 4.5), radius: dice.between(2, 3.6) }, stage.pale) +
      farBank(stage, dice),
    front:
      fill(wallOf(stage), pen.box(0, -1, edge, top + 1)) +
      fill(boardOf(stage), pen.box(0, top - 0.1, edge + 0.35, 0.42)) +
      stroke(palette.haze, stage.unit * 0.09, pen.line([1, 0], [1, top - 0.1]), pen.line([2, 0], [2, top - 0.1]), ...rungs) +
      blocks(gauge, ground, ink, top - 0.6) +
      arrow(gauge, dice.between(1.6, top - 1.6)) +
      faint(tide, 0.8, pen.box(0, -1.06, edge + 0.8, 0.08)),
  }
}

/** A dial on a house at the end of the quay. */
const clock: Composition = (stage, dice) => {
  const side = dice.side()
  const part = dice.between(0.28, 0.36)
  const pen = standing(stage, side > 0 ? part : 1 - part, side)
  const house = stage.night ? palette.slate : stage.sky === rope ? tide : stage.sky === tide ? rope : tide
  const end = part + 3.6 / spanOf(stage)
  return {
    back:
      disc(stage, { part: side > 0 ? 0.76 : 0.24, up: dice.between(1, 5), radius: dice.between(1.4, 2.6) }, stage.pale) +
      farBank(stage, dice),
    front:
      (side > 0 ? quay(stage, 0, end) : quay(stage, 1 - end, 1)) +
      fill(house, pen.box(-1.9, 0, 3.8, 6.6)) +
      fill(
        stage.steel,
        pen.box(-2.2, 6.5, 4.4, 0.34),
        pen.box(-0.06, 6.8, 0.12, 1.9),
        pen.poly([0, 8.7], [1.3, 8.35], [0, 8]),
        pen.box(-1.4, 0, 0.95, 1.8),
        pen.box(2.5, -1, 0.36, 5.4),
        pen.box(1.8, 4.2, 1.06, 0.3),
      ) +
      dial(pen, 4.35, 1.65, ground, stage.night ? ink : deep, dice.between(-1.4, 1.4)),
  }
}

/** Posts of falling height, and the water between. */
const row: Composition = (stage, dice) => {
  const side = dice.side()
  const span = spanOf(stage)
  const count = Math.round(span / 4)
  const hot = dice.whole(1, 3)
  const top = dice.between(5.6, 7.4)
  const pen = penAt(side > 0 ? 0 : stage.width, stage.horizon, stage.unit, side)
  const posts = Array.from({ length: count }, (_, at) => ({
    x: 2 + (at * (span - 4)) / (count - 0.4),
    high: top * (1 - (0.72 * at) / count),
    wide: 1 - (0.4 * at) / count,
  }))
  return {
    back:
      disc(stage, { part: side > 0 ? 0.8 : 0.2, up: dice.between(3.4, 6), radius: dice.between(1.4, 2.6) }, stage.pale) +
      farBank(stage, dice),
    front:
      fill(stage.steel, ...posts.map(({ x, high, wide }) => pen.box(x - wide / 2, -1, wide, high + 1))) +
      fill(
        boardOf(stage),
        ...posts.filter((_, at) => at !== hot).map(({ x, high, wide }) => pen.box(x - wide / 2, high * 0.62, wide, high * 0.16)),
      ) +
      fill(
        signal,
        ...posts.filter((_, at) => at === hot).map(({ x, high, wide }) => pen.box(x - wide / 2, high * 0.62, wide, high * 0.16)),
      ) +
      faint(tide, 0.6, ...posts.map(({ x, wide }) => pen.box(x - wide, -1.08, wide * 2, 0.08))),
  }
}

/** A float in its frame, and a pointer that follows it. */
const float: Composition = (stage, dice) => {
  const side = dice.side()
  const part = dice.between(0.3, 0.4)
  const at = side > 0 ? part : 1 - part
  const pen = standing(stage, at, side)
  const level = dice.between(2.4, 5.4)
  return {
    back:
      disc(stage, { part: 1 - at, up: dice.between(1.6, 5), radius: dice.between(1.6, 3) }, stage.pale) + farBank(stage, dice),
    front:
      stroke(stage.steel, stage.unit * 0.08, pen.line([0, 7.9], [0, -0.2]), pen.line([2.2, 7.9], [2.2, level])) +
      fill(
        stage.steel,
        pen.box(-1.7, -1.2, 0.34, 9.4),
        pen.box(4, -1.2, 0.34, 9.4),
        pen.box(-2, 8, 6.7, 0.4),
        pen.dot(0, 7.9, 0.5),
        pen.dot(2.2, 7.9, 0.5),
      ) +
      scale(pen.move(3.2, 0), boardOf(stage), ink, 7, 1) +
      fill(signal, pen.dot(0, 0, 1.05), pen.poly([1.7, level], [2.6, level + 0.36], [2.6, level - 0.36])) +
      fill(stage.water, pen.box(-1.2, -1.2, 2.4, 0.95)) +
      faint(tide, 0.8, pen.box(-1.9, -0.28, 3.8, 0.08)),
  }
}

/** The tide gauge. */
export const policies: Compositions = [staff, wall, dolphin, clock, row, float]
