import { disc } from '../../elements/disc.ts'
import { farBank } from '../../elements/far-bank.ts'
import { arrow, blocks } from '../../elements/gauges.ts'
import { palette } from '../../palette.ts'
import { penAt } from '../../pen.ts'
import { spanOf } from '../../stage.ts'
import { faint, fill, stroke } from '../../svg.ts'
import type { Composition } from '../scene.ts'
import { turned } from '../turned.ts'
import { boardOf, wallOf } from './water-line.ts'

const { ground, tide, ink } = palette

/** Painted on the quay wall, which rises at one side. */
export const wall: Composition = (stage, dice) => {
  const side = dice.side()
  const { at } = turned(stage, side)
  const span = spanOf(stage)
  const edge = span * dice.between(0.3, 0.42)
  const pen = penAt(side > 0 ? 0 : stage.width, stage.horizon, stage.unit, side)
  const top = dice.between(5, 6.6)
  const rungs = Array.from({ length: Math.floor(top / 0.55) }, (_, at) => pen.line([1, 0.1 + at * 0.55], [2, 0.1 + at * 0.55]))
  const gauge = pen.move(edge - 1.1, 0)
  return {
    back:
      disc(stage, { part: at(0.72), up: dice.between(0.8, 4.5), radius: dice.between(2, 3.6) }, stage.pale) +
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
