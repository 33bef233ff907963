import type { Dice } from '../dice.ts'
import type { Stage } from '../stage.ts'

/** What is drawn before the water is, and what after. */
export type Scene = { readonly back: string; readonly front: string }

/** One way of arranging a motif. Places are parts of the width, so that every format is filled anew. */
export type Composition = (stage: Stage, dice: Dice) => Scene
export type Compositions = readonly [Composition, ...Composition[]]
