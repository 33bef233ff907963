import type { Colour } from '../../palette.ts'
import type { Pen, Point } from '../../pen.ts'
import { fill, stroke } from '../../svg.ts'
import { type Headwear, headwear } from './headwear.ts'
import type { Limb, Pose } from './poses.ts'

export type Clothes = {
  readonly coat: Colour
  readonly trousers: Colour
  readonly skin: Colour
  readonly head: Colour
  readonly wears: Headwear
}

/** The far side of the body is drawn first, the near arm last. */
export const figure = (pen: Pen, { arms, legs, lean }: Pose, { coat, trousers, skin, head, wears }: Clothes): string => {
  const upper = ([x, y]: Point): Point => [x + lean * Math.min(1, (y - 1.9) / 1.4), y]
  const leg = ([ax, ay, bx, by, cx, cy]: Limb) => pen.line([ax, ay], [bx, by], [cx, cy])
  const shoe = ([, , , , x, y]: Limb) => pen.box(x - 0.2, y - 0.1, 0.62, 0.22)
  const arm = ([ax, ay, bx, by, cx, cy]: Limb) => pen.line(upper([ax, ay]), upper([bx, by]), upper([cx, cy]))
  const hand = ([, , , , x, y]: Limb) => pen.dot(...upper([x, y]), 0.17)
  const neck = pen.poly(upper([-0.16, 3.3]), upper([0.16, 3.3]), upper([0.16, 3.8]), upper([-0.16, 3.8]))
  const hem = [upper([-0.5, 1.75]), upper([0.5, 1.75])] as const
  const shoulders = [upper([0.46, 3.25]), upper([0.24, 3.56]), upper([-0.26, 3.56]), upper([-0.5, 3.25])] as const
  const top = pen.move(lean * 1.35, 4.02)
  return (
    stroke(trousers, pen.unit * 0.46, leg(legs.far), leg(legs.near)) +
    fill(trousers, shoe(legs.far), shoe(legs.near)) +
    stroke(coat, pen.unit * 0.34, arm(arms.far)) +
    fill(skin, hand(arms.far), top.dot(0.02, 0, 0.4), neck) +
    fill(head, headwear[wears](top)) +
    fill(coat, pen.poly(...hem, ...shoulders)) +
    stroke(coat, pen.unit * 0.34, arm(arms.near)) +
    fill(skin, hand(arms.near))
  )
}
