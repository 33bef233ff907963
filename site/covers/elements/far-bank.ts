import type { Dice } from '../dice.ts'
import { penAt } from '../pen.ts'
import { type Stage, spanOf } from '../stage.ts'
import { fill } from '../svg.ts'

/** What lies across the water, without any detail: sheds, silos, turbines, a cathedral. */
export const farBank = (stage: Stage, dice: Dice): string => {
  const span = spanOf(stage)
  const kind = dice.pick(['town', 'tanks', 'turbines', 'sheds'])
  const part = dice.between(0.05, 0.6)
  const pen = penAt(Math.max(part * span, 1.5) * stage.unit, stage.horizon, stage.unit)
  const bank = penAt(0, stage.horizon, stage.unit).box(0, 0, span, 0.28)
  const drawn = {
    town: () => [
      pen.box(0, 0, 0.9, 2),
      pen.poly([0, 2], [0.9, 2], [0.45, 4]),
      pen.box(0.9, 0, 2.2, 1.3),
      pen.poly([0.9, 1.3], [3.1, 1.3], [2.8, 1.8], [0.9, 1.8]),
      pen.box(3.6, 0, 1, 0.9),
      pen.poly([4.6, 0], [4.6, 1.1], [5.1, 1.5], [5.6, 1.1], [5.6, 0]),
    ],
    tanks: () => [0, 1.7, 3.4].map((x) => pen.box(x, 0, 1.5, 1.25)).concat(pen.box(5.5, 0, 0.3, 3), pen.box(6.1, 0, 0.3, 2.4)),
    turbines: () =>
      [0, 2.6, 5.4].flatMap((x, at) => {
        const mill = pen.move(x, 3 - at * 0.4)
        return [
          mill.box(-0.08, at * 0.4 - 3, 0.16, 3 - at * 0.4),
          mill.poly([0, 0.08], [0.12, 0], [1.25, 0.75]),
          mill.poly([0, 0.08], [-0.12, 0], [-1.2, 0.65]),
          mill.poly([-0.08, 0], [0.08, 0], [0.05, -1.3]),
        ]
      }),
    sheds: () => [0, 1.6, 3.2].map((x) => pen.poly([x, 0], [x, 1], [x + 1.6, 1.7], [x + 1.6, 0])).concat(pen.box(5.2, 0, 2, 0.9)),
  }
  return fill(stage.far, bank, ...drawn[kind]())
}
