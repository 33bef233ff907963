import type { Dice } from '../../dice.ts'
import { vessels } from '../../elements/vessels/all.ts'
import type { Coat, Vessel } from '../../elements/vessels/vessel.ts'
import { palette } from '../../palette.ts'
import type { Stage } from '../../stage.ts'

const { ground, mist, tide, rope, slate, deep, ink, signal } = palette

/** Two coats that tell the vessels apart. */
export const coatsOf = ({ night, water, steel, sky }: Stage): readonly [Coat, Coat] => {
  const light = sky === rope ? tide : rope
  return night
    ? [
        { hull: tide, works: rope, cargo: slate, bright: rope, steel },
        { hull: rope, works: tide, cargo: slate, bright: tide, steel },
      ]
    : [
        { hull: water === ink ? deep : ink, works: light, cargo: slate, bright: ground, steel },
        { hull: sky === mist ? tide : ground, works: slate, cargo: deep, bright: light, steel },
      ]
}

export const pairOf = (dice: Dice): readonly [Vessel, Vessel] => {
  const first = dice.whole(0, vessels.length - 1)
  const second = (first + dice.whole(1, vessels.length - 1)) % vessels.length
  return [vessels[first] ?? vessels[0], vessels[second] ?? vessels[0]]
}

/** How large they can be drawn below the edge of the picture. */
export const lofty = (pair: ReadonlyArray<Vessel>): number => 9.2 / Math.max(...pair.map(({ height }) => height))

/** Either the light is bright or something aboard is. */
export const brightened = (
  dice: Dice,
  [first, second]: readonly [Coat, Coat],
): { readonly coats: readonly [Coat, Coat]; readonly sun: boolean } =>
  dice.chance(0.35) ? { coats: [first, second], sun: true } : { coats: [{ ...first, bright: signal }, second], sun: false }

export type Facings = readonly [1 | -1, 1 | -1]
