import { gantry } from '../../elements/cranes/gantry.ts'
import { disc, glints } from '../../elements/disc.ts'
import { farBank } from '../../elements/far-bank.ts'
import { quay } from '../../elements/quay.ts'
import { moduleOf, stacks } from '../../elements/stacks.ts'
import { laden } from '../../elements/vessels/feeder.ts'
import { spanOf, standing } from '../../stage.ts'
import type { Composition } from '../scene.ts'
import { turned } from '../turned.ts'
import { mirrored } from './plan.ts'

/** Loaded, and leaving. */
export const aboard: Composition = (stage, dice) => {
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
export const loading: Composition = (stage, dice) => {
  const side = dice.side()
  const { at, stand } = turned(stage, side)
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
  return {
    back: disc(stage, {
      part: at(foot + (3.9 + dice.between(0, 4.5)) / span),
      up: dice.between(0.5, 1.1),
      radius: dice.between(1.5, 2.1),
    }),
    front: quay(stage) + stacks(stage, dice, plan) + gantry(stand(foot), stage.steel, { out: dice.between(0.2, 0.9), up: 3.4 }),
  }
}
