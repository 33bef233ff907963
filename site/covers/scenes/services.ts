import type { Crane } from '../elements/cranes/crane.ts'
import { gantry } from '../elements/cranes/gantry.ts'
import { hammerhead } from '../elements/cranes/hammerhead.ts'
import { luffing } from '../elements/cranes/luffing.ts'
import { portal } from '../elements/cranes/portal.ts'
import { sheerlegs } from '../elements/cranes/sheerlegs.ts'
import { disc } from '../elements/disc.ts'
import { farBank } from '../elements/far-bank.ts'
import { quay } from '../elements/quay.ts'
import { moduleOf, stacks } from '../elements/stacks.ts'
import { spanOf, standing } from '../stage.ts'
import type { Composition, Compositions } from './scene.ts'
import { turned } from './turned.ts'

/** How far a crane reaches behind its feet and before them, in units. */
type Reach = readonly [behind: number, before: number]

const ashore =
  (crane: Crane, [behind, before]: Reach): Composition =>
  (stage, dice) => {
    const side = dice.side()
    const { at, stand } = turned(stage, side)
    const load = { out: dice.between(0.15, 0.95), up: dice.between(2.4, 4) }
    const lean = dice.between(0, 0.6)
    const span = spanOf(stage)
    const foot = (behind + 0.6 + (span - behind - before - 1.2) * lean) / span
    const end = foot + 3.6 / span
    const columns = Math.floor(((foot * span - 0.4) * stage.unit) / moduleOf(stage) / 2)
    const plan = Array.from({ length: Math.min(columns, 4) }, (_, stack) => ({
      column: side > 0 ? 2 * (columns - stack - 1) : 24 - 2 * (columns - stack),
      length: 2,
      high: dice.whole(1, 4),
    }))
    return {
      back:
        disc(stage, { part: at(dice.between(0.6, 0.85)), up: dice.between(1, 5), radius: dice.between(1.3, 2.6) }, stage.pale) +
        farBank(stage, dice),
      front:
        quay(stage, side > 0 ? 0 : 1 - end, side > 0 ? end : 1) +
        stacks(stage, dice, plan) +
        crane(stand(foot), stage.steel, load),
    }
  }

const astride: Composition = (stage, dice) => {
  const { at } = turned(stage, dice.side())
  const span = spanOf(stage)
  const left = 1.6 + (span - 14.2) * dice.between(0.1, 0.9)
  const load = { out: dice.between(0.05, 0.9), up: dice.between(3.6, 4.6) }
  const first = Math.ceil(((left + 0.8) * stage.unit) / moduleOf(stage))
  const room = Math.floor(((left + 10.2) * stage.unit) / moduleOf(stage)) - first
  const plan = Array.from({ length: Math.floor(room / 2) }, (_, stack) => ({
    column: first + stack * 2,
    length: 2,
    high: dice.whole(0, 2),
  }))
  return {
    back:
      disc(stage, { part: at(0.2), up: dice.between(2, 5), radius: dice.between(1.4, 2.8) }, stage.pale) + farBank(stage, dice),
    front: quay(stage) + stacks(stage, dice, plan) + portal(standing(stage, left / span), stage.steel, load),
  }
}

const afloat: Composition = (stage, dice) => {
  const { at, stand } = turned(stage, dice.side())
  const part = (5 + (spanOf(stage) - 13) * dice.between(0.1, 0.8)) / spanOf(stage)
  return {
    back:
      disc(stage, { part: at(0.75), up: dice.between(0.6, 4), radius: dice.between(1.6, 3) }, stage.pale) + farBank(stage, dice),
    front: sheerlegs(stand(part).move(0, -0.4), stage.steel, {
      out: dice.between(0, 1),
      up: dice.between(2.2, 4),
    }),
  }
}

/** The crane at work. */
export const services: Compositions = [
  ashore(gantry, [1.9, 9.2]),
  ashore(luffing, [2.5, 7.2]),
  astride,
  ashore(hammerhead, [2.6, 7.8]),
  afloat,
]
