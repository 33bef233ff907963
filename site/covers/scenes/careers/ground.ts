import type { Dice } from '../../dice.ts'
import { disc } from '../../elements/disc.ts'
import type { Stack } from '../../elements/stacks.ts'
import { palette } from '../../palette.ts'
import type { Stage } from '../../stage.ts'

const { signal } = palette

export const goods = (dice: Dice, side: 1 | -1, most: number): ReadonlyArray<Stack> =>
  Array.from({ length: 2 }, (_, at) => ({
    column: side > 0 ? 22 - at * 2 : at * 2,
    length: 2,
    high: Math.max(1, dice.whole(2, most) - at),
  }))

export const light = (stage: Stage, dice: Dice, part: number, bright: boolean): string =>
  disc(stage, { part, up: dice.between(1.5, 5), radius: dice.between(1.8, 3.2) }, bright ? signal : stage.pale)
