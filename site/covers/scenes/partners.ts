import type { Dice } from '../dice.ts'
import { disc } from '../elements/disc.ts'
import { farBank } from '../elements/far-bank.ts'
import { quay } from '../elements/quay.ts'
import { type Coat, type Vessel, vessels } from '../elements/vessels.ts'
import { palette } from '../palette.ts'
import { type Stage, spanOf, standing } from '../stage.ts'
import { stroke } from '../svg.ts'
import type { Composition, Compositions } from './scene.ts'

const { ground, mist, tide, rope, deep, ink, slate, signal } = palette

/** Two coats that tell the vessels apart. */
const coatsOf = ({ night, water, steel, sky }: Stage): readonly [Coat, Coat] => {
  const light = sky === rope ? tide : rope
  return night
    ? [
        { hull: tide, works: rope, cargo: slate, bright: rope, steel },
        { hull: rope, works: tide, cargo: slate, bright: tide, steel },
      ]
    : [
        { hull: water === ink ? deep : ink, works: light, cargo: slate, bright: ground, steel },
        { hull: sky === mist ? tide : ground, works: slate, cargo: deep, bright: light, steel },
      ]
}

const pairOf = (dice: Dice): readonly [Vessel, Vessel] => {
  const first = dice.whole(0, vessels.length - 1)
  const second = (first + dice.whole(1, vessels.length - 1)) % vessels.length
  return [vessels[first] ?? vessels[0], vessels[second] ?? vessels[0]]
}

/** How large they can be drawn below the edge of the picture. */
const lofty = (pair: ReadonlyArray<Vessel>): number => 9.2 / Math.max(...pair.map(({ height }) => height))

/** Either the light is bright or something aboard is. */
const brightened = (
  dice: Dice,
  [first, second]: readonly [Coat, Coat],
): { readonly coats: readonly [Coat, Coat]; readonly sun: boolean } =>
  dice.chance(0.35) ? { coats: [first, second], sun: true } : { coats: [{ ...first, bright: signal }, second], sun: false }

type Facings = readonly [1 | -1, 1 | -1]

/** One behind the other's bow or stern, with a line between them. */
const inLine =
  ([first, second]: Facings): Composition =>
  (stage, dice) => {
    const span = spanOf(stage)
    const pair = pairOf(dice)
    const { coats, sun } = brightened(dice, coatsOf(stage))
    const wide = pair[0].length + pair[1].length
    const scale = Math.min(1.25, lofty(pair), (span - 2.4) / wide)
    const gap = Math.min(2.4, (span - wide * scale) / 3)
    const left = (span - wide * scale - gap) * dice.between(0.3, 0.7)
    const places = [left + (pair[0].length * scale) / 2, left + wide * scale + gap - (pair[1].length * scale) / 2] as const
    const flip = dice.side()
    const at = (place: number) => (flip > 0 ? place : span - place) / span
    const ends = standing(stage, 0)
    const between = left + pair[0].length * scale
    const rope = [between - 0.5, between + gap + 0.5].map((x) => at(x) * span) as [number, number]
    return {
      back:
        disc(
          stage,
          {
            part: at(dice.pick([left + wide * scale * 0.3, left + wide * scale * 0.75])),
            up: dice.between(2, 5.4),
            radius: dice.between(1.7, 3),
          },
          sun ? signal : stage.pale,
        ) + farBank(stage, dice),
      front:
        stroke(
          stage.steel,
          stage.unit * 0.09,
          ends.sag([rope[0], 0.9 * scale], [(rope[0] + rope[1]) / 2, 0.1], [rope[1], 0.9 * scale]),
        ) +
        pair[0].draw(standing(stage, at(places[0]), (first * flip) as 1 | -1).move(0, -0.25, scale), coats[0]) +
        pair[1].draw(standing(stage, at(places[1]), (second * flip) as 1 | -1).move(0, -0.25, scale), coats[1]),
    }
  }

/** Side by side: the nearer one lower, and before the other. */
const abreast =
  ([first, second]: Facings): Composition =>
  (stage, dice) => {
    const span = spanOf(stage)
    const pair = pairOf(dice)
    const { coats, sun } = brightened(dice, coatsOf(stage))
    const flip = dice.side()
    const middle = dice.between(0.44, 0.56)
    const shift = dice.between(2.2, 3.2) / span
    const [near, far] = pair[0].length > pair[1].length ? [pair[1], pair[0]] : pair
    const scale = Math.min(1.35, lofty(pair), (span - 1.6) / (far.length + 6))
    return {
      back:
        disc(
          stage,
          { part: middle + flip * 0.2, up: dice.between(3, 6), radius: dice.between(1.6, 2.8) },
          sun ? signal : stage.pale,
        ) + farBank(stage, dice),
      front:
        far.draw(standing(stage, middle + shift * flip, (second * flip) as 1 | -1).move(0, -0.2, scale), coats[1]) +
        near.draw(standing(stage, middle - shift * flip, (first * flip) as 1 | -1).move(0, -1.15, scale), coats[0]),
    }
  }

/** One at the quay, made fast, and one coming alongside. */
const alongside: Composition = (stage, dice) => {
  const span = spanOf(stage)
  const pair = pairOf(dice)
  const { coats, sun } = brightened(dice, coatsOf(stage))
  const side = dice.side()
  const berth = 2.6
  const scale = Math.min(1.15, lofty(pair), (span - berth - 1.6) / (pair[0].length + pair[1].length))
  const at = (place: number) => (side > 0 ? place : span - place) / span
  const first = berth + 0.6 + (pair[0].length * scale) / 2
  const second = span - 0.5 - (pair[1].length * scale) / 2 - (span - 22) * 0.2
  const line = [berth - 0.5, berth + 1.1].map((x) => at(x) * span) as [number, number]
  return {
    back:
      disc(
        stage,
        { part: at(span * 0.62), up: dice.between(2.4, 6), radius: dice.between(1.6, 2.6) },
        sun ? signal : stage.pale,
      ) + farBank(stage, dice),
    front:
      pair[1].draw(standing(stage, at(second), -side as 1 | -1).move(0, -0.2, scale), coats[1]) +
      pair[0].draw(standing(stage, at(first), side).move(0, -0.3, scale), coats[0]) +
      stroke(
        stage.steel,
        stage.unit * 0.09,
        standing(stage, 0).sag([line[0], 0.35], [(line[0] + line[1]) / 2, 0], [line[1], 0.7 * scale]),
      ) +
      (side > 0 ? quay(stage, 0, berth / span) : quay(stage, 1 - berth / span, 1)),
  }
}

/** Two vessels, moored. */
export const partners: Compositions = [
  inLine([1, -1]),
  abreast([1, 1]),
  inLine([1, 1]),
  abreast([1, -1]),
  inLine([-1, 1]),
  alongside,
]
