import { farBank } from '../../elements/far-bank.ts'
import { buoy } from '../../elements/signals/buoy.ts'
import { palette } from '../../palette.ts'
import type { Pen } from '../../pen.ts'
import { faint, fill } from '../../svg.ts'
import type { Composition } from '../scene.ts'
import { turned } from '../turned.ts'
import { moon } from './moon.ts'

const { ground, tide, deep, ink, signal } = palette

/** Buoys that mark the channel: one near, one far. */
export const channel: Composition = (stage, dice) => {
  const { at, stand } = turned(stage, dice.side())
  const part = dice.between(0.3, 0.42)
  const kind = dice.pick(['pillar', 'can', 'cone', 'spar'])
  const other = dice.pick(['pillar', 'can', 'cone', 'spar'])
  const lean = dice.between(-0.2, 0.2)
  const small = stand(part + dice.between(0.32, 0.42)).move(0, 0, 0.5)
  const large = stand(part).move(0, -1.2, 1.3)
  const [body, band] = stage.night ? ([tide, deep] as const) : ([deep, ground] as const)
  const wash = (pen: Pen, wide: number) =>
    fill(stage.water, pen.box(-wide, -1.2, 2 * wide, 0.9)) + faint(tide, 0.8, pen.box(-wide * 1.1, -0.42, wide * 2.2, 0.09))
  return {
    back: moon(stage, dice, at(0.8)) + farBank(stage, dice),
    front:
      buoy(small, other, -lean, body, band, stage.steel) +
      wash(small, 1.8) +
      buoy(large, kind, lean, signal, stage.night ? ground : ink, stage.steel) +
      wash(large, 1.9),
  }
}
