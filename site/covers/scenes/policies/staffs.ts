import { disc } from '../../elements/disc.ts'
import { farBank } from '../../elements/far-bank.ts'
import { arrow, piles, ring, scale } from '../../elements/gauges.ts'
import { palette } from '../../palette.ts'
import { standing } from '../../stage.ts'
import type { Composition } from '../scene.ts'
import { boardOf, ripples } from './water-line.ts'

const { ink } = palette

/** A staff on its own in the water. */
export const staff: Composition = (stage, dice) => {
  const side = dice.side()
  const part = dice.between(0.3, 0.4)
  const at = side > 0 ? part : 1 - part
  const pen = standing(stage, at, side)
  return {
    back:
      disc(stage, { part: 1 - at + 0.04 * side, up: dice.between(1, 5.5), radius: dice.between(1.6, 3.4) }, stage.pale) +
      farBank(stage, dice),
    front: scale(pen, boardOf(stage), ink, dice.between(6.4, 8), 1.3) + arrow(pen, dice.between(2, 5)) + ripples(stage, at),
  }
}

/** A board on a dolphin. */
export const dolphin: Composition = (stage, dice) => {
  const side = dice.side()
  const part = dice.between(0.3, 0.42)
  const at = side > 0 ? part : 1 - part
  const pen = standing(stage, at, side)
  const top = dice.between(5.6, 7)
  const second = side > 0 ? part + 0.36 : 0.64 - part
  return {
    back:
      disc(stage, { part: 1 - at, up: dice.between(2, 5.5), radius: dice.between(1.4, 2.8) }, stage.pale) + farBank(stage, dice),
    front:
      piles(standing(stage, second).move(0, 0, 0.6), stage.steel, top) +
      piles(pen, stage.steel, top) +
      scale(pen, boardOf(stage), ink, top - 1.4, 0.9) +
      ring(pen, dice.between(1.6, top - 2)) +
      ripples(stage, at),
  }
}
