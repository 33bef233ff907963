import type { Dice } from '../../dice.ts'
import { type Colour, palette } from '../../palette.ts'
import type { Pen } from '../../pen.ts'
import type { Stage } from '../../stage.ts'
import { fill } from '../../svg.ts'
import { ribs } from '../ribs.ts'

const { ground, rope, tide, deep, ink } = palette

/** A feeder with boxes on deck: fourteen long. */
export const laden = (pen: Pen, stage: Stage, dice: Dice): string => {
  const hull = stage.night ? tide : stage.water === ink ? deep : ink
  const works = stage.night || stage.sky !== palette.mist ? ground : rope
  const bays = [-3.4, -1.1, 1.2, 3.5].map((x) => ({ x, high: dice.whole(1, 4) }))
  const cargo = stage.goods.filter((colour) => colour !== hull) as [Colour, ...Colour[]]
  const drawn = bays.flatMap(({ x, high }) =>
    Array.from({ length: high }, (_, layer) => ({
      colour: dice.pick(cargo),
      path: pen.box(x, 1.3 + layer * 0.95, 2.22, 0.9),
      rib: pen.line([x + 0.25, 1.75 + layer * 0.95], [x + 2, 1.75 + layer * 0.95]),
    })),
  )
  return (
    fill(ink, ...bays.map(({ x, high }) => pen.box(x, 1.3, 2.3, high * 0.95 - 0.08))) +
    [...new Set(drawn.map(({ colour }) => colour))]
      .map((colour) => fill(colour, ...drawn.filter((box) => box.colour === colour).map(({ path }) => path)))
      .join('') +
    ribs(
      pen.unit * 0.55,
      pen.unit * 0.03,
      pen.unit * 0.22,
      drawn.map(({ rib }) => rib),
    ) +
    fill(works, pen.box(-6.2, 1.2, 1.9, 3.6), pen.box(-6.5, 4.4, 2.5, 0.75)) +
    fill(ink, pen.box(-6.2, 4.65, 2.1, 0.3)) +
    fill(hull, pen.box(-6.1, 5.1, 0.6, 0.8), pen.poly([-7.1, 1.5], [5.6, 1.3], [6, 2], [7.3, 2.2], [6.2, -0.6], [-6.7, -0.6]))
  )
}
