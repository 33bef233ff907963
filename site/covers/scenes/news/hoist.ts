import { farBank } from '../../elements/far-bank.ts'
import { flag } from '../../elements/flags.ts'
import { quay } from '../../elements/quay.ts'
import { rigging } from '../../elements/signals/rigging.ts'
import { fill } from '../../svg.ts'
import type { Composition } from '../scene.ts'
import { turned } from '../turned.ts'
import { signalOf } from './colours.ts'
import { moon } from './moon.ts'

/** Flags one below another from the yard of a mast. */
export const hoist: Composition = (stage, dice) => {
  const { at, stand } = turned(stage, dice.side())
  const part = dice.between(0.3, 0.44)
  const lift = dice.between(-0.15, 0.4)
  const [near, far] = [dice.whole(3, 4), dice.whole(0, 3)]
  const pen = stand(part)
  const column = (x: number, size: number, flags: ReturnType<typeof signalOf>) =>
    flags.map(([pattern, colours], at) =>
      flag(pen, { at: [x, 7.4 - (at + 1) * (size + 0.24)], width: size * 1.25, height: size, lift }, 'square', pattern, colours),
    )
  return {
    back: moon(stage, dice, at(0.78)) + farBank(stage, dice),
    front:
      quay(stage) +
      rigging(pen, stage.steel, [1.3, 7.5, 1.3, 0.2], [-3.2, 7.5, -3.2, 0.2]) +
      fill(
        stage.steel,
        pen.poly([-0.2, 0], [0.2, 0], [0.1, 9], [-0.1, 9]),
        pen.box(-3.6, 7.4, 6.2, 0.18),
        pen.box(-0.7, 0, 1.4, 0.34),
      ) +
      column(1.3, 1.5, signalOf(stage, dice, near)).join('') +
      column(-3.2, 1.1, signalOf(stage, dice, far, -1)).join(''),
  }
}
