import { farBank } from '../../elements/far-bank.ts'
import { flag } from '../../elements/flags.ts'
import { quay } from '../../elements/quay.ts'
import { type Point, penAt } from '../../pen.ts'
import { spanOf } from '../../stage.ts'
import { fill, stroke } from '../../svg.ts'
import type { Composition } from '../scene.ts'
import { signalOf } from './colours.ts'
import { moon } from './moon.ts'

/** A line of flags from mast to mast. */
export const dressed: Composition = (stage, dice) => {
  const span = spanOf(stage)
  const pen = penAt(0, stage.horizon, stage.unit)
  const [left, right] = [dice.between(1, 2.4), span - dice.between(1, 2.4)]
  const [high, low] = [dice.between(7.4, 8.8), dice.between(5.4, 8.4)]
  const drop = dice.between(1.6, 2.6)
  const count = Math.round((right - left) / 2.9)
  const along = (share: number): Point => {
    const y = (1 - share) ** 2 * high + 2 * share * (1 - share) * ((high + low) / 2 - drop * 1.5) + share ** 2 * low
    return [left + (right - left) * share, y]
  }
  const triangles = dice.chance(0.4)
  const cloths = signalOf(stage, dice.fork('cloths'), count).map(([pattern, colours], at) => {
    const [x, y] = along((at + 0.5) / count)
    return triangles
      ? fill(colours[0], pen.poly([x - 0.95, y - 0.02], [x + 0.95, y - 0.02], [x, y - 2.1]))
      : flag(pen, { at: [x - 0.85, y - 1.75], width: 1.7, height: 1.7, lift: 0 }, 'square', pattern, colours)
  })
  const mast = (x: number, top: number) =>
    pen.poly([x - 0.18, 0], [x + 0.18, 0], [x + 0.1, top + 0.3], [x - 0.1, top + 0.3]) + pen.box(x - 0.5, 0, 1, 0.3)
  return {
    back: moon(stage, dice, dice.between(0.3, 0.7)) + farBank(stage, dice),
    front:
      quay(stage) +
      stroke(
        stage.steel,
        stage.unit * 0.06,
        pen.sag([left, high], [(left + right) / 2, (high + low) / 2 - drop * 1.5], [right, low]),
      ) +
      fill(stage.steel, mast(left, high), mast(right, low)) +
      cloths.join(''),
  }
}
