import { disc } from '../../elements/disc.ts'
import { farBank } from '../../elements/far-bank.ts'
import { palette } from '../../palette.ts'
import { penAt } from '../../pen.ts'
import { spanOf } from '../../stage.ts'
import { faint, fill } from '../../svg.ts'
import type { Composition } from '../scene.ts'
import { turned } from '../turned.ts'
import { boardOf } from './water-line.ts'

const { tide, signal } = palette

/** Posts of falling height, and the water between. */
export const row: Composition = (stage, dice) => {
  const side = dice.side()
  const { at } = turned(stage, side)
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
      disc(stage, { part: at(0.8), up: dice.between(3.4, 6), radius: dice.between(1.4, 2.6) }, stage.pale) + farBank(stage, dice),
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
