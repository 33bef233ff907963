import { penAt } from '../pen.ts'
import { type Stage, spanOf } from '../stage.ts'
import { fill } from '../svg.ts'

/** From one part of the width to another, at the level of the horizon; bollards at its end when it ends in the picture. */
export const quay = (stage: Stage, from = 0, to = 1): string => {
  const span = spanOf(stage)
  const pen = penAt(0, stage.horizon, stage.unit)
  const bollard = (x: number) => pen.box(x - 0.14, 0, 0.28, 0.3) + pen.box(x - 0.22, 0.26, 0.44, 0.14)
  return fill(
    stage.quay,
    pen.box(from * span, -0.55, (to - from) * span, 0.55),
    ...(from > 0 ? [bollard(from * span + 0.5)] : []),
    ...(to < 1 ? [bollard(to * span - 0.5)] : []),
  )
}
