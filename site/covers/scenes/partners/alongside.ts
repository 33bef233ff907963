import { disc } from '../../elements/disc.ts'
import { farBank } from '../../elements/far-bank.ts'
import { palette } from '../../palette.ts'
import { spanOf, standing } from '../../stage.ts'
import { stroke } from '../../svg.ts'
import type { Composition } from '../scene.ts'
import { turned } from '../turned.ts'
import { brightened, coatsOf, lofty, pairOf } from './pair.ts'

const { signal } = palette

/** One at the quay, made fast, and one coming alongside. */
export const alongside: Composition = (stage, dice) => {
  const span = spanOf(stage)
  const pair = pairOf(dice)
  const { coats, sun } = brightened(dice, coatsOf(stage))
  const side = dice.side()
  const { land } = turned(stage, side)
  const berth = 2.6
  const scale = Math.min(1.15, lofty(pair), (span - berth - 1.6) / (pair[0].length + pair[1].length))
  const at = (place: number) => (side > 0 ? place : span - place) / span
  const first = berth + 0.6 + (pair[0].length * scale) / 2
  const second = span - 0.5 - (pair[1].length * scale) / 2 - (span - 22) * 0.2
  const line = [berth - 0.5, berth + 1.1].map((x) => at(x) * span) as [number, number]
  return {
    back:
      disc(
        stage,
        { part: at(span * 0.62), up: dice.between(2.4, 6), radius: dice.between(1.6, 2.6) },
        sun ? signal : stage.pale,
      ) + farBank(stage, dice),
    front:
      pair[1].draw(standing(stage, at(second), -side as 1 | -1).move(0, -0.2, scale), coats[1]) +
      pair[0].draw(standing(stage, at(first), side).move(0, -0.3, scale), coats[0]) +
      stroke(
        stage.steel,
        stage.unit * 0.09,
        standing(stage, 0).sag([line[0], 0.35], [(line[0] + line[1]) / 2, 0], [line[1], 0.7 * scale]),
      ) +
      land(berth / span),
  }
}
