import { farBank } from '../../elements/far-bank.ts'
import { figure } from '../../elements/people/figure.ts'
import { poses } from '../../elements/people/poses.ts'
import { palette } from '../../palette.ts'
import { spanOf, standing } from '../../stage.ts'
import { fill, stroke } from '../../svg.ts'
import type { Composition } from '../scene.ts'
import { turned } from '../turned.ts'
import { light } from './ground.ts'
import { people, tall } from './people.ts'

const { tide, rope, haze, slate, deep, signal } = palette

/** A line is made fast. */
export const hauling: Composition = (stage, dice) => {
  const side = dice.side()
  const { at, stand, land } = turned(stage, side)
  const who = people(stage, dice)
  const span = spanOf(stage)
  const part = dice.between(0.3, 0.4)
  const pen = stand(part).move(0, 0, tall * 1.1)
  const end = part + 3.4 / span
  const bow = standing(stage, at(1 - 3.2 / span), -side as 1 | -1)
  return {
    back: light(stage, dice, at(0.62), false) + farBank(stage, dice),
    front:
      fill(stage.night ? tide : deep, bow.poly([-3.2, 4.6], [2.4, 5.4], [1.2, -0.9], [-3.2, -0.9])) +
      fill(stage.night ? slate : haze, bow.poly([-3.2, 0.3], [1.48, 0.3], [1.2, -0.9], [-3.2, -0.9])) +
      land(end) +
      fill(stage.night ? slate : rope, bow.dot(-0.4, 3.6, 0.3)) +
      stroke(
        signal,
        stage.unit * 0.13,
        pen.sag([0.9, 2.68], [(span * (1 - part) - 5.5) * 0.4, 1.4], [(span * (1 - part) - 5.1) / 1.3, 2.9]),
      ) +
      figure(pen, poses.hauling, who()),
  }
}
