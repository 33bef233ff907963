import { farBank } from '../../elements/far-bank.ts'
import { figure } from '../../elements/people/figure.ts'
import { poses } from '../../elements/people/poses.ts'
import { crate, truck } from '../../elements/people/tools.ts'
import { quay } from '../../elements/quay.ts'
import { stacks } from '../../elements/stacks.ts'
import { palette } from '../../palette.ts'
import type { Composition } from '../scene.ts'
import { turned } from '../turned.ts'
import { goods, light } from './ground.ts'
import { people, tall } from './people.ts'

const { signal } = palette

/** A crate goes aboard. */
export const porters: Composition = (stage, dice) => {
  const side = dice.side()
  const { at, stand } = turned(stage, side)
  const who = people(stage, dice)
  const first = stand(dice.between(0.34, 0.44)).move(0, 0, tall)
  const second = stand(dice.between(0.12, 0.2)).move(0, 0, tall)
  const over = dice.chance(0.5)
  return {
    back: light(stage, dice, at(0.62), false) + farBank(stage, dice),
    front:
      quay(stage) +
      stacks(stage, dice, goods(dice, side, 4)) +
      (dice.chance(0.6) ? figure(second, poses[dice.pick(['walking', 'waiting', 'waving'])], who()) : '') +
      figure(first, over ? poses.shouldering : poses.carrying, who()) +
      crate(first, over ? -0.35 : 0.75, over ? 4.45 : 2.3, signal),
  }
}

/** A hand truck, well loaded. */
export const pushing: Composition = (stage, dice) => {
  const side = dice.side()
  const { at, stand } = turned(stage, side)
  const who = people(stage, dice)
  const pen = stand(dice.between(0.28, 0.4)).move(0, 0, tall * 1.1)
  return {
    back: light(stage, dice, at(0.7), false) + farBank(stage, dice),
    front:
      quay(stage) +
      (dice.chance(0.5) ? stacks(stage, dice, goods(dice, side, 4)) : '') +
      truck(pen, stage.steel, signal) +
      figure(pen, poses.pushing, who()),
  }
}
