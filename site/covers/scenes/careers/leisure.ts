import { disc, glints } from '../../elements/disc.ts'
import { farBank } from '../../elements/far-bank.ts'
import { figure } from '../../elements/people/figure.ts'
import { poses } from '../../elements/people/poses.ts'
import { bench, bicycle, crate } from '../../elements/people/tools.ts'
import { quay } from '../../elements/quay.ts'
import { stacks } from '../../elements/stacks.ts'
import { palette } from '../../palette.ts'
import { spanOf } from '../../stage.ts'
import type { Composition } from '../scene.ts'
import { turned } from '../turned.ts'
import { goods, light } from './ground.ts'
import { people, tall } from './people.ts'

const { haze, slate, signal } = palette

/** Along the quay, on the way. */
export const rider: Composition = (stage, dice) => {
  const side = dice.side()
  const { at, stand } = turned(stage, side)
  const who = people(stage, dice)
  const sun = dice.chance(0.3)
  const pen = stand(dice.between(0.3, 0.45)).move(0, 0, tall * 1.1)
  return {
    back: light(stage, dice, at(0.66), sun) + farBank(stage, dice),
    front:
      quay(stage) +
      (dice.chance(0.6) ? stacks(stage, dice, goods(dice, side, 3)) : '') +
      bicycle(pen, stage.steel) +
      figure(pen.move(0, 0.35), poses.riding, who(sun ? undefined : signal)),
  }
}

/** The end of the shift. */
export const rest: Composition = (stage, dice) => {
  const { at, stand, land } = turned(stage, dice.side())
  const who = people(stage, dice)
  const part = dice.between(0.26, 0.36)
  const pen = stand(part).move(0, 0, tall * 1.1)
  const alone = dice.chance(0.4)
  const end = part + 4 / spanOf(stage)
  const place = { part: at(dice.between(0.62, 0.78)), up: dice.between(0.4, 3), radius: dice.between(2.4, 3.6) }
  const sun = disc(stage, place)
  return {
    back: sun + farBank(stage, dice),
    front:
      glints(stage, place) +
      land(end) +
      bench(pen, stage.steel, 5) +
      (alone
        ? crate(pen.move(-2.6, 0), 0, 1.55, dice.pick([slate, haze]))
        : figure(pen.move(-1.2, -0.15), poses.sitting, who())) +
      figure(pen.move(0.9, -0.15), poses.sitting, who()),
  }
}
