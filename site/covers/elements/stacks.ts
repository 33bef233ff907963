import type { Dice } from '../dice.ts'
import { type Colour, palette } from '../palette.ts'
import type { Stage } from '../stage.ts'
import { fill } from '../svg.ts'
import { ribs } from './ribs.ts'

/** Stands on a column of the module, a twenty-fourth of the width; lengths are of one or two modules. */
export type Stack = { readonly column: number; readonly length: number; readonly high: number }
export type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly colour: Colour
}

export const moduleOf = ({ width }: Stage): number => width / 24

/** Lower on a wide picture, where a module is large. */
export const layerOf = ({ width, unit }: Stage): number => Math.min(width / 24, unit * 1.18)

/** One container nobody can miss, if `marked` names its stack: the topmost. */
export const stacks = (stage: Stage, dice: Dice, plan: ReadonlyArray<Stack>, base = stage.horizon, marked = -1): string => {
  const height = layerOf(stage)
  const behind = plan.map(({ column, length, high }) => {
    const [left, top] = [Math.round(column * moduleOf(stage)), Math.round(base - high * height)]
    return `M${left} ${top}H${Math.round((column + length) * moduleOf(stage)) - 1}V${Math.round(base)}H${left}z`
  })
  return (
    fill(palette.ink, ...behind) +
    boxes(
      stage,
      plan.flatMap(({ column, length, high }, stack) => {
        let below: Colour | undefined
        return Array.from({ length: high }, (_, layer): Box => {
          const first = dice.pick(stage.goods)
          const other = stage.goods[(stage.goods.indexOf(first) + 1 + (stack % 3)) % 4] ?? first
          below = stack === marked && layer === high - 1 ? palette.signal : first === below ? other : first
          const width = length * moduleOf(stage)
          return { x: column * moduleOf(stage), y: base - (layer + 1) * height, width, height, colour: below }
        })
      }),
    )
  )
}

/** Containers with a seam between them. */
export const boxes = (stage: Stage, all: ReadonlyArray<Box>): string => {
  if (!all.length) return ''
  const seam = Math.max(2, stage.width / 600)
  const rib = moduleOf(stage) / 50
  const rect = ({ x, y, width, height }: Box) => {
    const [left, top] = [Math.round(x), Math.round(y)]
    const [wide, high] = [Math.round(x + width) - left - seam, Math.round(y + height) - top - seam]
    return `M${left} ${top}h${wide}v${high}h${-wide}z`
  }
  const along = ({ x, y, width, height }: Box) =>
    `M${Math.round(x + rib * 6)} ${Math.round(y + height / 2)}h${Math.round(width - rib * 12)}`
  const colours = [...new Set(all.map(({ colour }) => colour))]
  return (
    colours.map((colour) => fill(colour, ...all.filter((box) => box.colour === colour).map(rect))).join('') +
    ribs(layerOf(stage) * 0.62, rib * 1.6, rib * 7.45, all.map(along))
  )
}
