import type { Dice } from '../dice.ts'
import { disc } from '../elements/disc.ts'
import { farBank } from '../elements/far-bank.ts'
import { type Cloth, flag, type Pattern, patternNames } from '../elements/flags.ts'
import { quay } from '../elements/quay.ts'
import { arms, buoy, lightTower, lightVessel, rigging, type Shape, shapes, windsock } from '../elements/signals.ts'
import { type Colour, palette } from '../palette.ts'
import { type Pen, type Point, penAt } from '../pen.ts'
import { type Stage, spanOf, standing } from '../stage.ts'
import { faint, fill, stroke } from '../svg.ts'
import type { Composition, Compositions } from './scene.ts'

const { signal, ink, deep, rope, ground, tide } = palette

/** Two colours of the goods that stand out from each other. */
const pairs = ({ night, sky }: Stage): readonly [readonly [Colour, Colour], ...(readonly [Colour, Colour])[]] =>
  night
    ? [
        [ground, deep],
        [tide, deep],
        [rope, deep],
        [deep, rope],
        [ground, tide],
      ]
    : sky === rope
      ? [
          [ground, deep],
          [deep, ground],
          [tide, ink],
          [ink, tide],
          [deep, tide],
        ]
      : [
          [rope, deep],
          [deep, rope],
          [ink, ground],
          [ground, deep],
          [deep, ground],
        ]

const bright = ({ night }: Stage): readonly [Colour, Colour] => [signal, night ? ground : ink]

/** A signal of several flags, one of them bright, no two alike. */
const signalOf = (
  stage: Stage,
  dice: Dice,
  count: number,
  hot = dice.whole(0, count - 1),
): ReadonlyArray<readonly [Pattern, readonly [Colour, Colour]]> => {
  const first = dice.whole(0, patternNames.length - 1)
  return Array.from(
    { length: count },
    (_, at) =>
      [
        patternNames[(first + at * 3) % patternNames.length] ?? 'plain',
        at === hot ? bright(stage) : dice.pick(pairs(stage)),
      ] as const,
  )
}

const moon = (stage: Stage, dice: Dice, part: number): string =>
  disc(stage, { part, up: dice.between(1, 5), radius: dice.between(1.3, 2.7) }, stage.pale)

/** Flags one below another from the yard of a mast. */
const hoist: Composition = (stage, dice) => {
  const side = dice.side()
  const part = dice.between(0.3, 0.44)
  const lift = dice.between(-0.15, 0.4)
  const [near, far] = [dice.whole(3, 4), dice.whole(0, 3)]
  const pen = standing(stage, side > 0 ? part : 1 - part, side)
  const column = (x: number, size: number, flags: ReturnType<typeof signalOf>) =>
    flags.map(([pattern, colours], at) =>
      flag(pen, { at: [x, 7.4 - (at + 1) * (size + 0.24)], width: size * 1.25, height: size, lift }, 'square', pattern, colours),
    )
  return {
    back: moon(stage, dice, side > 0 ? 0.78 : 0.22) + farBank(stage, dice),
    front:
      quay(stage) +
      rigging(
        pen,
        stage.steel,
        [
          [1.3, 7.5],
          [1.3, 0.2],
        ],
        [
          [-3.2, 7.5],
          [-3.2, 0.2],
        ],
      ) +
      fill(
        stage.steel,
        pen.poly([-0.2, 0], [0.2, 0], [0.1, 9], [-0.1, 9]),
        pen.box(-3.6, 7.4, 6.2, 0.18),
        pen.box(-0.7, 0, 1.4, 0.34),
      ) +
      column(1.3, 1.5, signalOf(stage, dice, near)).join('') +
      column(-3.2, 1.1, signalOf(stage, dice, far, -1)).join(''),
  }
}

/** A line of flags from mast to mast. */
const dressed: Composition = (stage, dice) => {
  const span = spanOf(stage)
  const pen = penAt(0, stage.horizon, stage.unit)
  const [left, right] = [dice.between(1, 2.4), span - dice.between(1, 2.4)]
  const [high, low] = [dice.between(7.4, 8.8), dice.between(5.4, 8.4)]
  const drop = dice.between(1.6, 2.6)
  const count = Math.round((right - left) / 2.9)
  const along = (share: number): Point => {
    const y = (1 - share) ** 2 * high + 2 * share * (1 - share) * ((high + low) / 2 - drop * 1.5) + share ** 2 * low
    return [left + (right - left) * share, y]
  }
  const triangles = dice.chance(0.4)
  const cloths = signalOf(stage, dice.fork('cloths'), count).map(([pattern, colours], at) => {
    const [x, y] = along((at + 0.5) / count)
    return triangles
      ? fill(colours[0], pen.poly([x - 0.95, y - 0.02], [x + 0.95, y - 0.02], [x, y - 2.1]))
      : flag(pen, { at: [x - 0.85, y - 1.75], width: 1.7, height: 1.7, lift: 0 }, 'square', pattern, colours)
  })
  const mast = (x: number, top: number) =>
    pen.poly([x - 0.18, 0], [x + 0.18, 0], [x + 0.1, top + 0.3], [x - 0.1, top + 0.3]) + pen.box(x - 0.5, 0, 1, 0.3)
  return {
    back: moon(stage, dice, dice.between(0.3, 0.7)) + farBank(stage, dice),
    front:
      quay(stage) +
      stroke(
        stage.steel,
        stage.unit * 0.06,
        pen.sag([left, high], [(left + right) / 2, (high + low) / 2 - drop * 1.5], [right, low]),
      ) +
      fill(stage.steel, mast(left, high), mast(right, low)) +
      cloths.join(''),
  }
}

/** One flag, large. */
const banner: Composition = (stage, dice) => {
  const side = dice.side()
  const part = dice.between(0.24, 0.36)
  const pen = standing(stage, side > 0 ? part : 1 - part, side)
  const cloth: Cloth = {
    at: [0.12, dice.between(4.2, 4.8)],
    width: dice.between(5.6, 7.4),
    height: dice.between(3.2, 3.9),
    lift: dice.between(-0.6, 0.4),
  }
  const outline = dice.pick(['swallow', 'square', 'swallow', 'pennant'])
  const pattern = dice.pick(['wedge', 'wedge', 'diamond', 'inset', 'diagonal'])
  return {
    back: moon(stage, dice, side > 0 ? 0.8 : 0.2) + farBank(stage, dice),
    front:
      (side > 0 ? quay(stage, 0, part + 0.12) : quay(stage, 0.88 - part, 1)) +
      flag(pen, cloth, outline, pattern, bright(stage)) +
      fill(
        stage.steel,
        pen.poly([-0.2, 0], [0.2, 0], [0.12, 8.8], [-0.12, 8.8]),
        pen.dot(0, 8.8, 0.24),
        pen.box(-0.8, 0, 1.6, 0.4),
      ),
  }
}

/** Buoys that mark the channel: one near, one far. */
const channel: Composition = (stage, dice) => {
  const side = dice.side()
  const part = dice.between(0.3, 0.42)
  const kind = dice.pick(['pillar', 'can', 'cone', 'spar'])
  const other = dice.pick(['pillar', 'can', 'cone', 'spar'])
  const lean = dice.between(-0.2, 0.2)
  const at = (share: number) => (side > 0 ? share : 1 - share)
  const small = standing(stage, at(part + dice.between(0.32, 0.42)), side).move(0, 0, 0.5)
  const large = standing(stage, at(part), side).move(0, -1.2, 1.3)
  const [body, band] = stage.night ? ([tide, deep] as const) : ([deep, ground] as const)
  const wash = (pen: Pen, wide: number) =>
    fill(stage.water, pen.box(-wide, -1.2, 2 * wide, 0.9)) + faint(tide, 0.8, pen.box(-wide * 1.1, -0.42, wide * 2.2, 0.09))
  return {
    back: moon(stage, dice, at(0.8)) + farBank(stage, dice),
    front:
      buoy(small, other, -lean, body, band, stage.steel) +
      wash(small, 1.8) +
      buoy(large, kind, lean, signal, stage.night ? ground : ink, stage.steel) +
      wash(large, 1.9),
  }
}

/** The light on the end of the mole. */
const light: Composition = (stage, dice) => {
  const side = dice.side()
  const part = dice.between(0.2, 0.34)
  const span = spanOf(stage)
  const pen = standing(stage, side > 0 ? part : 1 - part, side)
  const far = (1 - part) * span
  const tilt = dice.between(-0.03, 0.06)
  const beam = pen.poly([0.4, 7.1], [0.4, 7.3], [far, Math.min(9.4, 7.5 + far * (tilt + 0.06))], [far, 7 + far * (tilt - 0.06)])
  const [wall, band] = stage.night ? ([ground, deep] as const) : ([stage.sky === rope ? ground : rope, deep] as const)
  return {
    back: farBank(stage, dice) + fill(stage.night ? rope : ground, beam),
    front: (side > 0 ? quay(stage, 0, part + 0.1) : quay(stage, 0.9 - part, 1)) + lightTower(pen, wall, band, stage.steel),
  }
}

/** Arms that say wait, or come. */
const semaphore: Composition = (stage, dice) => {
  const side = dice.side()
  const part = dice.between(0.32, 0.48)
  const angles = [dice.pick([0.9, 1.57, 2.2]), -dice.pick([0.8, 1.57, 2.1]), dice.pick([1.2, 1.9])].slice(0, dice.whole(2, 3))
  const pen = standing(stage, side > 0 ? part : 1 - part, side)
  return {
    back: moon(stage, dice, side > 0 ? 0.8 : 0.2) + farBank(stage, dice),
    front: quay(stage) + arms(pen, stage.steel, stage.night ? ground : stage.sky === rope ? ground : rope, angles),
  }
}

/** Black shapes below a gaff. */
const hung: Composition = (stage, dice) => {
  const side = dice.side()
  const part = dice.between(0.3, 0.42)
  const pen = standing(stage, side > 0 ? part : 1 - part, side).move(0, 0, 1.04)
  const names = ['ball', 'cone', 'fallen', 'diamond', 'drum'] as const satisfies ReadonlyArray<Shape>
  const column = (count: number) => Array.from({ length: count }, () => dice.pick(names))
  const [near, far] = [column(dice.whole(2, 4)), column(dice.whole(1, 3))]
  const hot = dice.whole(0, near.length - 1)
  const draw = (x: number, column: ReadonlyArray<Shape>) => column.map((shape, at) => shapes[shape](pen, x, 6.5 - at * 1.5))
  const [left, right] = [draw(1.5, near), draw(3.4, far)]
  return {
    back: moon(stage, dice, side > 0 ? 0.8 : 0.2) + farBank(stage, dice),
    front:
      quay(stage) +
      rigging(
        pen,
        stage.steel,
        [
          [1.5, 7.6],
          [1.5, 0.3],
        ],
        [
          [3.4, 7.6],
          [3.4, 0.3],
        ],
        [
          [0, 8.6],
          [4.2, 7.6],
        ],
        [
          [0, 8.6],
          [-2.6, 0.1],
        ],
      ) +
      fill(
        stage.steel,
        pen.poly([-0.2, 0], [0.2, 0], [0.1, 8.8], [-0.1, 8.8]),
        pen.box(-0.1, 7.5, 4.4, 0.2),
        pen.box(-0.8, 0, 1.6, 0.34),
        ...left.filter((_, at) => at !== hot),
        ...right,
      ) +
      fill(signal, ...left.filter((_, at) => at === hot)),
  }
}

/** Which way the wind blows, and how hard. */
const wind: Composition = (stage, dice) => {
  const side = dice.side()
  const part = dice.between(0.2, 0.34)
  const pen = standing(stage, side > 0 ? part : 1 - part, side)
  const drop = dice.between(0.1, 0.75)
  return {
    back: moon(stage, dice, side > 0 ? 0.74 : 0.26) + farBank(stage, dice),
    front: (side > 0 ? quay(stage, 0, part + 0.14) : quay(stage, 0.86 - part, 1)) + windsock(pen, stage.steel, ground, drop),
  }
}

/** A ship that stays where it is, for others to steer by. */
const lightship: Composition = (stage, dice) => {
  const side = dice.side()
  const scale = Math.min(1.25, (spanOf(stage) - 2) / 13)
  const part = dice.between(0.4, 0.6)
  return {
    back: moon(stage, dice, side > 0 ? dice.between(0.72, 0.84) : dice.between(0.16, 0.28)) + farBank(stage, dice),
    front: lightVessel(
      standing(stage, part, side).move(0, -0.2, scale),
      stage.steel,
      stage.sky === rope ? ground : rope,
      stage.night ? deep : ink,
      dice.pick([-1.2, 0, 0, 1.4]),
    ),
  }
}

/** Signals: flags, marks and lights. */
export const news: Compositions = [hoist, channel, dressed, light, banner, semaphore, hung, wind, lightship]
