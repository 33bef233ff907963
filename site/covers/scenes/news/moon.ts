import type { Dice } from '../../dice.ts'
import { disc } from '../../elements/disc.ts'
import type { Stage } from '../../stage.ts'

export const moon = (stage: Stage, dice: Dice, part: number): string =>
  disc(stage, { part, up: dice.between(1, 5), radius: dice.between(1.3, 2.7) }, stage.pale)
