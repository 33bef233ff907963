import { farBank } from '../../elements/far-bank.ts'
import { type Cloth, flag } from '../../elements/flags.ts'
import { fill } from '../../svg.ts'
import type { Composition } from '../scene.ts'
import { turned } from '../turned.ts'
import { bright } from './colours.ts'
import { moon } from './moon.ts'

/** One flag, large. */
export const banner: Composition = (stage, dice) => {
  const { at, stand, land } = turned(stage, dice.side())
  const part = dice.between(0.24, 0.36)
  const pen = stand(part)
  const cloth: Cloth = {
    at: [0.12, dice.between(4.2, 4.8)],
    width: dice.between(5.6, 7.4),
    height: dice.between(3.2, 3.9),
    lift: dice.between(-0.6, 0.4),
  }
  const outline = dice.pick(['swallow', 'square', 'swallow', 'pennant'])
  const pattern = dice.pick(['wedge', 'wedge', 'diamond', 'inset', 'diagonal'])
  return {
    back: moon(stage, dice, at(0.8)) + farBank(stage, dice),
    front:
      land(part + 0.12) +
      flag(pen, cloth, outline, pattern, bright(stage)) +
      fill(
        stage.steel,
        pen.poly([-0.2, 0], [0.2, 0], [0.12, 8.8], [-0.12, 8.8]),
        pen.dot(0, 8.8, 0.24),
        pen.box(-0.8, 0, 1.6, 0.4),
      ),
  }
}
