import { disc } from '../../elements/disc.ts'
import { farBank } from '../../elements/far-bank.ts'
import { palette } from '../../palette.ts'
import { spanOf, standing } from '../../stage.ts'
import type { Composition } from '../scene.ts'
import { brightened, coatsOf, type Facings, lofty, pairOf } from './pair.ts'

const { signal } = palette

/** Side by side: the nearer one lower, and before the other. */
export const abreast =
  ([first, second]: Facings): Composition =>
  (stage, dice) => {
    const span = spanOf(stage)
    const pair = pairOf(dice)
    const { coats, sun } = brightened(dice, coatsOf(stage))
    const flip = dice.side()
    const middle = dice.between(0.44, 0.56)
    const shift = dice.between(2.2, 3.2) / span
    const [near, far] = pair[0].length > pair[1].length ? [pair[1], pair[0]] : pair
    const place = middle + shift * flip
    const room = 2 * span * Math.min(place, 1 - place)
    const scale = Math.min(1.35, lofty(pair), (span - 1.6) / (far.length + 6), room / far.length)
    return {
      back:
        disc(
          stage,
          { part: middle + flip * 0.2, up: dice.between(3, 6), radius: dice.between(1.6, 2.8) },
          sun ? signal : stage.pale,
        ) + farBank(stage, dice),
      front:
        far.draw(standing(stage, place, (second * flip) as 1 | -1).move(0, -0.2, scale), coats[1]) +
        near.draw(standing(stage, middle - shift * flip, (first * flip) as 1 | -1).move(0, -1.15, scale), coats[0]),
    }
  }
