import { farBank } from '../../elements/far-bank.ts'
import { quay } from '../../elements/quay.ts'
import { type Shape, shapes } from '../../elements/signals/day-shapes.ts'
import { rigging } from '../../elements/signals/rigging.ts'
import { arms } from '../../elements/signals/semaphore.ts'
import { windsock } from '../../elements/signals/windsock.ts'
import { palette } from '../../palette.ts'
import { fill } from '../../svg.ts'
import type { Composition } from '../scene.ts'
import { turned } from '../turned.ts'
import { moon } from './moon.ts'

const { ground, rope, signal } = palette

/** Arms that say wait, or come. */
export const semaphore: Composition = (stage, dice) => {
  const { at, stand } = turned(stage, dice.side())
  const part = dice.between(0.32, 0.48)
  const angles = [dice.pick([0.9, 1.57, 2.2]), -dice.pick([0.8, 1.57, 2.1]), dice.pick([1.2, 1.9])].slice(0, dice.whole(2, 3))
  const pen = stand(part)
  return {
    back: moon(stage, dice, at(0.8)) + farBank(stage, dice),
    front: quay(stage) + arms(pen, stage.steel, stage.night ? ground : stage.sky === rope ? ground : rope, angles),
  }
}

/** Black shapes below a gaff. */
export const hung: Composition = (stage, dice) => {
  const { at, stand } = turned(stage, dice.side())
  const part = dice.between(0.3, 0.42)
  const pen = stand(part).move(0, 0, 1.04)
  const names = ['ball', 'cone', 'fallen', 'diamond', 'drum'] as const satisfies ReadonlyArray<Shape>
  const column = (count: number) => Array.from({ length: count }, () => dice.pick(names))
  const [near, far] = [column(dice.whole(2, 4)), column(dice.whole(1, 3))]
  const hot = dice.whole(0, near.length - 1)
  const draw = (x: number, column: ReadonlyArray<Shape>) => column.map((shape, at) => shapes[shape](pen, x, 6.5 - at * 1.5))
  const [left, right] = [draw(1.5, near), draw(3.4, far)]
  return {
    back: moon(stage, dice, at(0.8)) + farBank(stage, dice),
    front:
      quay(stage) +
      rigging(pen, stage.steel, [1.5, 7.6, 1.5, 0.3], [3.4, 7.6, 3.4, 0.3], [0, 8.6, 4.2, 7.6], [0, 8.6, -2.6, 0.1]) +
      fill(
        stage.steel,
        pen.poly([-0.2, 0], [0.2, 0], [0.1, 8.8], [-0.1, 8.8]),
        pen.box(-0.1, 7.5, 4.4, 0.2),
        pen.box(-0.8, 0, 1.6, 0.34),
        ...left.filter((_, at) => at !== hot),
        ...right,
      ) +
      fill(signal, ...left.filter((_, at) => at === hot)),
  }
}

/** Which way the wind blows, and how hard. */
export const wind: Composition = (stage, dice) => {
  const { at, stand, land } = turned(stage, dice.side())
  const part = dice.between(0.2, 0.34)
  const pen = stand(part)
  const drop = dice.between(0.1, 0.75)
  return {
    back: moon(stage, dice, at(0.74)) + farBank(stage, dice),
    front: land(part + 0.14) + windsock(pen, stage.steel, ground, drop),
  }
}
