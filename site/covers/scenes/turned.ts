import { quay } from '../elements/quay.ts'
import type { Pen } from '../pen.ts'
import { type Stage, standing } from '../stage.ts'

/** A composition as it was thought of, or its mirror image. Parts of the width count from its own beginning. */
export type Turned = {
  readonly at: (part: number) => number
  readonly stand: (part: number) => Pen
  /** The quay, from the beginning up to there. */
  readonly land: (end: number) => string
}

export const turned = (stage: Stage, side: 1 | -1): Turned => {
  const at = (part: number) => (side > 0 ? part : 1 - part)
  return {
    at,
    stand: (part) => standing(stage, at(part), side),
    land: (end) => (side > 0 ? quay(stage, 0, end) : quay(stage, 1 - end, 1)),
  }
}
