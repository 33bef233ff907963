import type { Dice } from '../../dice.ts'
import { type Pattern, patternNames } from '../../elements/flags.ts'
import { type Colour, palette } from '../../palette.ts'
import type { Stage } from '../../stage.ts'

const { ground, tide, rope, deep, ink, signal } = palette

/** Two colours of the goods that stand out from each other. */
const pairs = ({ night, sky }: Stage): readonly [readonly [Colour, Colour], ...(readonly [Colour, Colour])[]] =>
  night
    ? [
        [ground, deep],
        [tide, deep],
        [rope, deep],
        [deep, rope],
        [ground, tide],
      ]
    : sky === rope
      ? [
          [ground, deep],
          [deep, ground],
          [tide, ink],
          [ink, tide],
          [deep, tide],
        ]
      : [
          [rope, deep],
          [deep, rope],
          [ink, ground],
          [ground, deep],
          [deep, ground],
        ]

export const bright = ({ night }: Stage): readonly [Colour, Colour] => [signal, night ? ground : ink]

/** A signal of several flags, one of them bright, no two alike. */
export const signalOf = (
  stage: Stage,
  dice: Dice,
  count: number,
  hot = dice.whole(0, count - 1),
): ReadonlyArray<readonly [Pattern, readonly [Colour, Colour]]> => {
  const first = dice.whole(0, patternNames.length - 1)
  return Array.from(
    { length: count },
    (_, at) =>
      [
        patternNames[(first + at * 3) % patternNames.length] ?? 'plain',
        at === hot ? bright(stage) : dice.pick(pairs(stage)),
      ] as const,
  )
}
