import { type Colour, palette } from '../palette.ts'
import { penAt } from '../pen.ts'
import { type Stage, skyline, spanOf } from '../stage.ts'
import { faint, fill } from '../svg.ts'

export type Disc = { readonly part: number; readonly up: number; readonly radius: number }

const margin = 0.5

/** A sun, a moon: whole above the horizon's edge of the frame, wherever it was wanted. */
export const disc = (stage: Stage, { part, up, radius }: Disc, colour: Colour = palette.signal): string => {
  const r = Math.min(radius, 3.8)
  return fill(colour, penAt(0, stage.horizon, stage.unit).dot(across(stage, part, r), Math.min(up, skyline - margin - r), r))
}

/** Its light on the water, straight below. */
export const glints = (stage: Stage, { part, radius }: Disc, colour: Colour = palette.signal): string => {
  const x = across(stage, part, radius)
  const pen = penAt(0, stage.horizon, stage.unit)
  return [0.8, 0.5, 0.62, 0.3]
    .map((share, at) =>
      faint(colour, 0.9 - at * 0.2, pen.box(x - radius * share + (at % 2) * 0.3, -1.05 - at * 0.5, radius * share * 2, 0.13)),
    )
    .join('')
}

const across = (stage: Stage, part: number, radius: number): number =>
  Math.min(Math.max(part * spanOf(stage), radius + margin), spanOf(stage) - radius - margin)
