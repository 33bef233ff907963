import { disc } from '../../elements/disc.ts'
import { farBank } from '../../elements/far-bank.ts'
import { palette } from '../../palette.ts'
import { spanOf, standing } from '../../stage.ts'
import { stroke } from '../../svg.ts'
import type { Composition } from '../scene.ts'
import { brightened, coatsOf, type Facings, lofty, pairOf } from './pair.ts'

const { signal } = palette

/** One behind the other's bow or stern, with a line between them. */
export const inLine =
  ([first, second]: Facings): Composition =>
  (stage, dice) => {
    const span = spanOf(stage)
    const pair = pairOf(dice)
    const { coats, sun } = brightened(dice, coatsOf(stage))
    const wide = pair[0].length + pair[1].length
    const scale = Math.min(1.25, lofty(pair), (span - 2.4) / wide)
    const gap = Math.min(2.4, (span - wide * scale) / 3)
    const left = (span - wide * scale - gap) * dice.between(0.3, 0.7)
    const places = [left + (pair[0].length * scale) / 2, left + wide * scale + gap - (pair[1].length * scale) / 2] as const
    const flip = dice.side()
    const at = (place: number) => (flip > 0 ? place : span - place) / span
    const ends = standing(stage, 0)
    const between = left + pair[0].length * scale
    const rope = [between - 0.5, between + gap + 0.5].map((x) => at(x) * span) as [number, number]
    return {
      back:
        disc(
          stage,
          {
            part: at(dice.pick([left + wide * scale * 0.3, left + wide * scale * 0.75])),
            up: dice.between(2, 5.4),
            radius: dice.between(1.7, 3),
          },
          sun ? signal : stage.pale,
        ) + farBank(stage, dice),
      front:
        stroke(
          stage.steel,
          stage.unit * 0.09,
          ends.sag([rope[0], 0.9 * scale], [(rope[0] + rope[1]) / 2, 0.1], [rope[1], 0.9 * scale]),
        ) +
        pair[0].draw(standing(stage, at(places[0]), (first * flip) as 1 | -1).move(0, -0.25, scale), coats[0]) +
        pair[1].draw(standing(stage, at(places[1]), (second * flip) as 1 | -1).move(0, -0.25, scale), coats[1]),
    }
  }
