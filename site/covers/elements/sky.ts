import type { Dice } from '../dice.ts'
import { type Colour, palette } from '../palette.ts'
import { penAt } from '../pen.ts'
import { type Stage, spanOf } from '../stage.ts'
import { fill, stroke } from '../svg.ts'

const { ground, mist, tide, rope, deep } = palette
const clouds: { readonly [sky: string]: Colour } = { [mist]: ground, [tide]: mist, [rope]: ground }

/** Mostly empty. Sometimes a bank of level clouds or a few gulls; by night some lights above. */
export const sky = (stage: Stage, dice: Dice): string => {
  const span = spanOf(stage)
  const pen = penAt(0, stage.horizon, stage.unit)
  const whole = `M0 0h${stage.width}v${stage.horizon + 2}h-${stage.width}z`
  const what = dice.pick(['nothing', 'clouds', 'gulls', 'clouds'])
  const part = dice.between(0.1, 0.62)
  const up = dice.between(6, 8.2)
  const lengths = [dice.between(3, 6), dice.between(2, 4), dice.between(1.5, 3)]
  const shifts = [0, dice.between(-1, 2), dice.between(-2, 2)]
  const x = Math.max(1, part * span)
  if (stage.night)
    return (
      fill(stage.sky, whole) +
      fill(
        tide,
        ...lengths.map((length, at) => pen.box(((length * 4 + x) % (span - 1)) + 0.5, up - (shifts[at] ?? 0) * 0.5, 0.08, 0.08)),
      )
    )
  const drawn = {
    nothing: '',
    clouds: fill(
      clouds[stage.sky] ?? ground,
      ...lengths.map((length, at) => pen.box(Math.max(0, x + (shifts[at] ?? 0)), up - at * 0.42, length, 0.2)),
    ),
    gulls: stroke(
      deep,
      stage.unit * 0.08,
      ...shifts.map((shift, at) => {
        const gull = pen.move(x + at * 0.9 + shift * 0.3, up - at * 0.45, 0.9 - at * 0.15)
        return gull.sag([-0.5, 0.12], [-0.2, 0.3], [0, 0]) + gull.sag([0, 0], [0.2, 0.3], [0.5, 0.12])
      }),
    ),
  }
  return fill(stage.sky, whole) + drawn[what]
}
