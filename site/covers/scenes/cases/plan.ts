import { layerOf, type Stack } from '../../elements/stacks.ts'
import type { Stage } from '../../stage.ts'

/** From the other side. */
export const mirrored = (plan: ReadonlyArray<Stack>, side: 1 | -1): ReadonlyArray<Stack> =>
  side > 0 ? plan : plan.map((stack) => ({ ...stack, column: 24 - stack.column - stack.length }))

export const middleOf = ({ column, length }: Stack): number => (column + length / 2) / 24

export const topOf = (stage: Stage, { high }: Stack): number => (high * layerOf(stage)) / stage.unit

export const highest = (plan: ReadonlyArray<Stack>): Stack =>
  plan.reduce((best, stack) => (stack.high > best.high ? stack : best))
