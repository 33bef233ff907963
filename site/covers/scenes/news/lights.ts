import { farBank } from '../../elements/far-bank.ts'
import { lightTower } from '../../elements/signals/light-tower.ts'
import { lightVessel } from '../../elements/signals/light-vessel.ts'
import { palette } from '../../palette.ts'
import { spanOf, standing } from '../../stage.ts'
import { fill } from '../../svg.ts'
import type { Composition } from '../scene.ts'
import { turned } from '../turned.ts'
import { moon } from './moon.ts'

const { ground, rope, deep, ink } = palette

/** The light on the end of the mole. */
export const light: Composition = (stage, dice) => {
  const { stand, land } = turned(stage, dice.side())
  const part = dice.between(0.2, 0.34)
  const span = spanOf(stage)
  const pen = stand(part)
  const far = (1 - part) * span
  const tilt = dice.between(-0.03, 0.06)
  const beam = pen.poly([0.4, 7.1], [0.4, 7.3], [far, Math.min(9.4, 7.5 + far * (tilt + 0.06))], [far, 7 + far * (tilt - 0.06)])
  const [wall, band] = stage.night ? ([ground, deep] as const) : ([stage.sky === rope ? ground : rope, deep] as const)
  return {
    back: farBank(stage, dice) + fill(stage.night ? rope : ground, beam),
    front: land(part + 0.1) + lightTower(pen, wall, band, stage.steel),
  }
}

/** A ship that stays where it is, for others to steer by. */
export const lightship: Composition = (stage, dice) => {
  const side = dice.side()
  const scale = Math.min(1.25, (spanOf(stage) - 2) / 13)
  const part = dice.between(0.4, 0.6)
  return {
    back: moon(stage, dice, side > 0 ? dice.between(0.72, 0.84) : dice.between(0.16, 0.28)) + farBank(stage, dice),
    front: lightVessel(
      standing(stage, part, side).move(0, -0.2, scale),
      stage.steel,
      stage.sky === rope ? ground : rope,
      stage.night ? deep : ink,
      dice.pick([-1.2, 0, 0, 1.4]),
    ),
  }
}
