import { coverFormats, type Format } from '../../domain/cover.ts'
import type { Dice } from './dice.ts'
import { type Colour, palette } from './palette.ts'
import { type Pen, penAt } from './pen.ts'

const { ground, mist, tide, rope, slate, deep, ink } = palette

/** A place and an hour, measured for one format. */
export type Stage = {
  readonly width: number
  readonly height: number
  readonly horizon: number
  /** What stands on the quay is measured in these: the sky is `skyline` of them high in every format. */
  readonly unit: number
  readonly night: boolean
  readonly sky: Colour
  readonly water: Colour
  readonly quay: Colour
  /** The other bank, between sky and goods. */
  readonly far: Colour
  /** Steel and ropes against the sky. */
  readonly steel: Colour
  /** A sun or a moon that does not matter. */
  readonly pale: Colour
  readonly goods: readonly [Colour, Colour, Colour, Colour]
}

export const skyline = 9.5

type Hour = Pick<Stage, 'sky' | 'far' | 'pale' | 'goods'>
const day: readonly [Hour, Hour, Hour] = [
  { sky: mist, far: tide, pale: ground, goods: [deep, rope, ink, tide] },
  { sky: tide, far: mist, pale: ground, goods: [deep, ground, ink, rope] },
  { sky: rope, far: mist, pale: ground, goods: [deep, ground, ink, tide] },
]
const night: Hour = { sky: ink, far: deep, pale: ground, goods: [ground, tide, deep, rope] }

export const stageOf = (dice: Dice, format: Format): Stage => {
  const { width, height } = coverFormats[format]
  const dark = dice.chance(0.34)
  const hour = dice.pick(day)
  const water = dice.pick([ink, deep])
  const horizon = Math.round(height * dice.between(0.64, 0.73))
  const measures = { width, height, horizon, unit: horizon / skyline, night: dark }
  return dark
    ? { ...measures, ...night, water: deep, quay: slate, steel: tide }
    : { ...measures, ...hour, water, quay: water === ink ? deep : ink, steel: ink }
}

/** How many units wide it is. */
export const spanOf = ({ width, unit }: Stage): number => width / unit

/** A pen that stands on the horizon, at a part of the width. */
export const standing = ({ width, horizon, unit }: Stage, part: number, facing: 1 | -1 = 1): Pen =>
  penAt(width * part, horizon, unit, facing)
