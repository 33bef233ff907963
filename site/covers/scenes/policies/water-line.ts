import { palette } from '../../palette.ts'
import { penAt } from '../../pen.ts'
import type { Stage } from '../../stage.ts'
import { faint } from '../../svg.ts'

const { ground, tide, rope, deep, ink } = palette

export const boardOf = ({ sky, night }: Stage) => (night || sky === rope ? ground : rope)

export const wallOf = ({ night, water }: Stage) => (night ? palette.slate : water === ink ? deep : ink)

/** Rings in the water around what stands in it. */
export const ripples = (stage: Stage, x: number): string =>
  [1.6, 1.1, 0.7]
    .map((half, at) =>
      faint(
        tide,
        0.8 - at * 0.25,
        penAt(x * stage.width, stage.horizon, stage.unit).box(-half, -1.3 - at * 0.32, half * 2, 0.08),
      ),
    )
    .join('')
