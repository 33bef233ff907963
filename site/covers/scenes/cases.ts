import { gantry } from '../elements/cranes.ts'
import { disc, glints } from '../elements/disc.ts'
import { farBank } from '../elements/far-bank.ts'
import { quay } from '../elements/quay.ts'
import { layerOf, moduleOf, type Stack, stacks } from '../elements/stacks.ts'
import { laden } from '../elements/vessels.ts'
import { type Stage, spanOf, standing } from '../stage.ts'
import type { Composition, Compositions } from './scene.ts'

/** From the other side. */
const mirrored = (plan: ReadonlyArray<Stack>, side: 1 | -1): ReadonlyArray<Stack> =>
  side > 0 ? plan : plan.map((stack) => ({ ...stack, column: 24 - stack.column - stack.length }))

const middleOf = ({ column, length }: Stack): number => (column + length / 2) / 24
const topOf = (stage: Stage, { high }: Stack): number => (high * layerOf(stage)) / stage.unit
const highest = (plan: ReadonlyArray<Stack>): Stack => plan.reduce((best, stack) => (stack.high > best.high ? stack : best))

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

const skyline = plain((dice) => {
  const plan: Stack[] = []
  for (let column = dice.whole(1, 4), left = dice.whole(4, 7); left > 0 && column < 20; left -= 1) {
    const length = dice.pick([2, 2, 2, 1])
    plan.push({ column, length, high: dice.whole(1, 5) })
    column += length + dice.pick([0, 0, 0, 1, 2])
  }
  return plan
})

const steps = plain((dice) => {
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

const towers = plain((dice) => {
  const [first, gap] = [dice.whole(2, 6), dice.whole(2, 4)]
  return [
    { column: first, length: 2, high: dice.whole(4, 5) },
    { column: first + 2 + gap, length: 2, high: dice.whole(3, 5) },
    { column: first + 4 + gap, length: 2, high: dice.whole(1, 2) },
    { column: first + 7 + gap + dice.whole(0, 3), length: 1, high: 1 },
  ]
})

/** A few goods and a large disc, half sunk. */
const lone: Composition = (stage, dice) => {
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
const marked: Composition = (stage, dice) => {
  const side = dice.side()
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
      disc(stage, { part: side > 0 ? 0.84 : 0.16, up: dice.between(4.5, 7), radius: dice.between(1, 1.9) }, stage.pale) +
      farBank(stage, dice),
    front: quay(stage) + stacks(stage, dice, plan, stage.horizon, dice.whole(1, columns - 2)),
  }
}

/** Loaded, and leaving. */
const aboard: Composition = (stage, dice) => {
  const side = dice.side()
  const span = spanOf(stage)
  const scale = Math.min(1.35, (span - 1.6) / 14.6)
  const part = (7.6 * scale + 0.4 + (span - 15 * scale - 1) * dice.between(0.2, 0.8)) / span
  const place = {
    part: side > 0 ? dice.between(0.62, 0.8) : dice.between(0.2, 0.38),
    up: dice.between(2.5, 4.4),
    radius: dice.between(2, 3.2),
  }
  return {
    back: disc(stage, place) + farBank(stage, dice),
    front: glints(stage, place) + laden(standing(stage, part, side).move(0, 0, scale), stage, dice),
  }
}

/** A crane sets the next one down. */
const loading: Composition = (stage, dice) => {
  const side = dice.side()
  const span = spanOf(stage)
  const foot = (2.6 + (span - 13) * dice.between(0, 0.5)) / span
  const first = Math.ceil(((foot * span + 3.6) * stage.unit) / moduleOf(stage))
  const plan = mirrored(
    Array.from({ length: Math.min(5, Math.floor((24 - first) / 2)) }, (_, at) => ({
      column: first + at * 2,
      length: 2,
      high: dice.whole(1, 2),
    })),
    side,
  )
  const at = (share: number) => (side > 0 ? share : 1 - share)
  return {
    back: disc(stage, {
      part: at(foot + (3.9 + dice.between(0, 4.5)) / span),
      up: dice.between(0.5, 1.1),
      radius: dice.between(1.5, 2.1),
    }),
    front:
      quay(stage) +
      stacks(stage, dice, plan) +
      gantry(standing(stage, at(foot), side), stage.steel, { out: dice.between(0.2, 0.9), up: 3.4 }),
  }
}

/** The stacks. */
export const cases: Compositions = [skyline, steps, towers, lone, marked, aboard, loading]
