import { luffing } from '../../elements/cranes/luffing.ts'
import { farBank } from '../../elements/far-bank.ts'
import { figure } from '../../elements/people/figure.ts'
import { poses } from '../../elements/people/poses.ts'
import { board } from '../../elements/people/tools.ts'
import { quay } from '../../elements/quay.ts'
import { stacks } from '../../elements/stacks.ts'
import { palette } from '../../palette.ts'
import { spanOf, standing } from '../../stage.ts'
import type { Composition } from '../scene.ts'
import { turned } from '../turned.ts'
import { goods, light } from './ground.ts'
import { people, tall } from './people.ts'

const { signal } = palette

/** Two who talk it over. */
export const talk: Composition = (stage, dice) => {
  const side = dice.side()
  const { at, stand } = turned(stage, side)
  const who = people(stage, dice)
  const middle = dice.between(0.34, 0.44)
  const apart = 1.6 / spanOf(stage)
  const sun = dice.chance(0.4)
  const [left, right] = [
    stand(middle - apart).move(0, 0, tall * 1.1),
    standing(stage, at(middle + apart), -side as 1 | -1).move(0, 0, tall * 1.1),
  ]
  return {
    back: light(stage, dice, at(middle + 0.06), sun) + farBank(stage, dice),
    front:
      quay(stage) +
      stacks(stage, dice, goods(dice, side, 3)) +
      figure(right, poses[dice.pick(['waiting', 'walking'])], who()) +
      board(left) +
      figure(left, poses.reading, who(sun ? undefined : signal)),
  }
}

/** One shows the other where it goes: the crane has it. */
export const showing: Composition = (stage, dice) => {
  const side = dice.side()
  const { at, stand } = turned(stage, side)
  const who = people(stage, dice)
  const span = spanOf(stage)
  const first = stand(3.6 / span).move(0, 0, tall)
  const second = stand(1.6 / span).move(0, 0, tall)
  return {
    back: light(stage, dice, at(0.3), false),
    front:
      quay(stage) +
      luffing(standing(stage, at(1 - 3 / span), -side as 1 | -1), stage.steel, {
        out: dice.between(0.6, 1),
        up: dice.between(2.6, 4.2),
      }) +
      figure(second, poses[dice.pick(['waiting', 'reading', 'waving'])], who()) +
      figure(first, poses.pointing, who()),
  }
}

/** The whole crew. */
export const crew: Composition = (stage, dice) => {
  const who = people(stage, dice)
  const span = spanOf(stage)
  const count = 3
  const left = (span - count * 3.1) * dice.between(0.15, 0.75)
  const names = [
    dice.pick(['waving', 'pointing', 'walking']),
    dice.pick(['waiting', 'reading']),
    dice.pick(['waiting', 'waving', 'pointing', 'reading']),
  ] as const
  const turned = [-1, dice.side(), 1] as const
  const hot = dice.whole(0, count - 1)
  return {
    back: light(stage, dice, dice.between(0.3, 0.7), false),
    front:
      quay(stage) +
      Array.from({ length: count }, (_, at) => {
        const pen = standing(stage, (left + 1.5 + at * 3.1) / span, turned[at]).move(0, 0, tall * dice.between(0.94, 1.08))
        const name = names[at] ?? 'waiting'
        return (name === 'reading' ? board(pen) : '') + figure(pen, poses[name], who(at === hot ? signal : undefined))
      }).join(''),
  }
}
