import { disc, glints } from '../../elements/disc.ts'
import { farBank } from '../../elements/far-bank.ts'
import { quay } from '../../elements/quay.ts'
import { stacks } from '../../elements/stacks.ts'
import type { Composition } from '../scene.ts'
import { turned } from '../turned.ts'
import { highest, middleOf, mirrored } from './plan.ts'

/** A few goods and a large disc, half sunk. */
export const lone: Composition = (stage, dice) => {
  const side = dice.side()
  const first = dice.whole(4, 8)
  const plan = mirrored(
    [
      { column: first, length: 2, high: dice.whole(3, 4) },
      { column: first + 2, length: 2, high: dice.whole(1, 3) },
      { column: first + 4, length: dice.whole(1, 2), high: 1 },
      ...(dice.chance(0.5) ? [{ column: first + 8, length: 1, high: 1 }] : []),
    ],
    side,
  )
  const place = {
    part: middleOf(plan[0] ?? highest(plan)) + 0.09 * side,
    up: dice.between(0.6, 2.4),
    radius: dice.between(3, 3.8),
  }
  return {
    back: disc(stage, place),
    front: glints(stage, place) + quay(stage) + stacks(stage, dice, plan),
  }
}

/** A wall with one container in it that nobody can miss. */
export const marked: Composition = (stage, dice) => {
  const side = dice.side()
  const { at } = turned(stage, side)
  const columns = dice.whole(5, 8)
  const plan = mirrored(
    Array.from({ length: columns }, (_, at) => ({
      column: at * 2,
      length: 2,
      high: at < columns - 2 ? dice.whole(3, 5) : dice.whole(1, 3),
    })),
    side,
  )
  return {
    back:
      disc(stage, { part: at(0.84), up: dice.between(4.5, 7), radius: dice.between(1, 1.9) }, stage.pale) + farBank(stage, dice),
    front: quay(stage) + stacks(stage, dice, plan, stage.horizon, dice.whole(1, columns - 2)),
  }
}
