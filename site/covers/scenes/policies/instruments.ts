import { disc } from '../../elements/disc.ts'
import { farBank } from '../../elements/far-bank.ts'
import { dial, scale } from '../../elements/gauges.ts'
import { palette } from '../../palette.ts'
import { spanOf, standing } from '../../stage.ts'
import { faint, fill, stroke } from '../../svg.ts'
import type { Composition } from '../scene.ts'
import { turned } from '../turned.ts'
import { boardOf } from './water-line.ts'

const { ground, tide, rope, deep, ink, signal } = palette

/** A dial on a house at the end of the quay. */
export const clock: Composition = (stage, dice) => {
  const { at, stand, land } = turned(stage, dice.side())
  const part = dice.between(0.28, 0.36)
  const pen = stand(part)
  const house = stage.night ? palette.slate : stage.sky === rope ? tide : stage.sky === tide ? rope : tide
  const end = part + 3.6 / spanOf(stage)
  return {
    back:
      disc(stage, { part: at(0.76), up: dice.between(1, 5), radius: dice.between(1.4, 2.6) }, stage.pale) + farBank(stage, dice),
    front:
      land(end) +
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

/** A float in its frame, and a pointer that follows it. */
export const float: Composition = (stage, dice) => {
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
