import type { Dice } from '../dice.ts'
import { palette } from '../palette.ts'
import { penAt } from '../pen.ts'
import { type Stage, spanOf } from '../stage.ts'
import { faint, fill } from '../svg.ts'

/** Level strokes that fade downwards. */
export const water = (stage: Stage, dice: Dice): string => {
  const { width, height, horizon, unit } = stage
  const span = spanOf(stage)
  const pen = penAt(0, horizon, unit)
  const deepest = (height - horizon) / unit - 0.45
  const count = dice.whole(4, 6)
  const strokes = Array.from({ length: count }, (_, at) => {
    const length = dice.between(1.2, 4.4) * (1 - at / count / 2)
    const x = dice.between(0.03, 0.97) * (span - length)
    return pen.box(x, -1.55 - (at * (deepest - 1.55)) / (count - 1), length, 0.07)
  })
  const pairs = [0, 2, 4].map((at) => faint(palette.tide, 0.8 - at * 0.13, ...strokes.slice(at, at + 2)))
  return fill(stage.water, `M0 ${horizon}h${width}v${height - horizon}h-${width}z`) + pairs.join('')
}
