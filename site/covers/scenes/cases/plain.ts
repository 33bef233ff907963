import { disc } from '../../elements/disc.ts'
import { farBank } from '../../elements/far-bank.ts'
import { quay } from '../../elements/quay.ts'
import { type Stack, stacks } from '../../elements/stacks.ts'
import { spanOf } from '../../stage.ts'
import type { Composition } from '../scene.ts'
import { highest, middleOf, mirrored, topOf } from './plan.ts'

/** Stacks on a quay, the disc behind the top of the highest. */
const plain =
  (planOf: (dice: Parameters<Composition>[1]) => ReadonlyArray<Stack>): Composition =>
  (stage, dice) => {
    const side = dice.side()
    const plan = mirrored(planOf(dice), side)
    const tall = highest(plan)
    const radius = dice.between(1.5, 3)
    const beside = (dice.side() * dice.between(0.6, 1.1) * radius) / spanOf(stage)
    return {
      back:
        disc(stage, { part: middleOf(tall) + beside, up: topOf(stage, tall) - radius * dice.between(0, 0.7), radius }) +
        (dice.chance(0.4) ? farBank(stage, dice) : ''),
      front: quay(stage) + stacks(stage, dice, plan),
    }
  }

export const skyline = plain((dice) => {
  const plan: Stack[] = []
  for (let column = dice.whole(1, 4), left = dice.whole(4, 7); left > 0 && column < 20; left -= 1) {
    const length = dice.pick([2, 2, 2, 1])
    plan.push({ column, length, high: dice.whole(1, 5) })
    column += length + dice.pick([0, 0, 0, 1, 2])
  }
  return plan
})

export const steps = plain((dice) => {
  const first = dice.whole(1, 9)
  const heights = dice.pick<ReadonlyArray<number>>([
    [1, 2, 3, 4, 5],
    [1, 1, 2, 4, 4],
    [5, 3, 2, 1, 1],
    [2, 3, 5, 5, 1],
    [1, 3, 5],
  ])
  return heights.map((high, at) => ({ column: first + at * 2, length: 2, high }))
})

export const towers = plain((dice) => {
  const [first, gap] = [dice.whole(2, 6), dice.whole(2, 4)]
  return [
    { column: first, length: 2, high: dice.whole(4, 5) },
    { column: first + 2 + gap, length: 2, high: dice.whole(3, 5) },
    { column: first + 4 + gap, length: 2, high: dice.whole(1, 2) },
    { column: first + 7 + gap + dice.whole(0, 3), length: 1, high: 1 },
  ]
})
