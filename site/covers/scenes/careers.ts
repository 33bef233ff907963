import type { Dice } from '../dice.ts'
import { luffing } from '../elements/cranes.ts'
import { disc, glints } from '../elements/disc.ts'
import { farBank } from '../elements/far-bank.ts'
import { bench, bicycle, board, type Clothes, crate, figure, headwears, poses, truck } from '../elements/figures.ts'
import { quay } from '../elements/quay.ts'
import { type Stack, stacks } from '../elements/stacks.ts'
import { type Colour, palette, skins } from '../palette.ts'
import { type Stage, spanOf, standing } from '../stage.ts'
import { fill, stroke } from '../svg.ts'
import type { Composition, Compositions } from './scene.ts'

const { rope, tide, slate, deep, ink, signal, haze } = palette
const tall = 1.36

/** Someone in particular: two in a picture differ in skin, hair and coat. */
const people = (stage: Stage, dice: Dice): ((coat?: Colour) => Clothes) => {
  let [tone, hat, next] = [dice.whole(0, 3), dice.whole(0, 7), dice.whole(0, 2)]
  const coats: readonly Colour[] = stage.night
    ? [rope, tide, haze]
    : stage.sky === rope
      ? [slate, deep, tide]
      : [deep, rope, slate]
  return (coat) => {
    tone += dice.whole(1, 3)
    hat += dice.whole(1, 5)
    next += 1
    const wears = headwears[hat % headwears.length] ?? 'short'
    const skin = skins[tone % skins.length] ?? skins[0]
    const worn =
      wears === 'helmet'
        ? stage.sky === rope
          ? tide
          : rope
        : wears === 'cap' || wears === 'beanie' || wears === 'scarf'
          ? dice.pick([slate, haze, tide])
          : stage.night
            ? dice.pick([slate, haze, deep])
            : dice.pick([ink, slate, deep])
    return { coat: coat ?? coats[next % 3] ?? deep, trousers: stage.night ? slate : ink, skin, head: worn, wears }
  }
}

const goods = (dice: Dice, side: 1 | -1, most: number): ReadonlyArray<Stack> =>
  Array.from({ length: 2 }, (_, at) => ({
    column: side > 0 ? 22 - at * 2 : at * 2,
    length: 2,
    high: Math.max(1, dice.whole(2, most) - at),
  }))

const light = (stage: Stage, dice: Dice, part: number, bright: boolean): string =>
  disc(stage, { part, up: dice.between(1.5, 5), radius: dice.between(1.8, 3.2) }, bright ? signal : stage.pale)

/** A crate goes aboard. */
const porters: Composition = (stage, dice) => {
  const side = dice.side()
  const who = people(stage, dice)
  const at = (part: number) => (side > 0 ? part : 1 - part)
  const first = standing(stage, at(dice.between(0.34, 0.44)), side).move(0, 0, tall)
  const second = standing(stage, at(dice.between(0.12, 0.2)), side).move(0, 0, tall)
  const over = dice.chance(0.5)
  return {
    back: light(stage, dice, at(0.62), false) + farBank(stage, dice),
    front:
      quay(stage) +
      stacks(stage, dice, goods(dice, side, 4)) +
      (dice.chance(0.6) ? figure(second, poses[dice.pick(['walking', 'waiting', 'waving'])], who()) : '') +
      figure(first, over ? poses.shouldering : poses.carrying, who()) +
      crate(first, over ? -0.35 : 0.75, over ? 4.45 : 2.3, signal),
  }
}

/** Two who talk it over. */
const talk: Composition = (stage, dice) => {
  const side = dice.side()
  const who = people(stage, dice)
  const middle = dice.between(0.34, 0.44)
  const apart = 1.6 / spanOf(stage)
  const at = (part: number) => (side > 0 ? part : 1 - part)
  const sun = dice.chance(0.4)
  const [left, right] = [
    standing(stage, at(middle - apart), side).move(0, 0, tall * 1.1),
    standing(stage, at(middle + apart), -side as 1 | -1).move(0, 0, tall * 1.1),
  ]
  return {
    back: light(stage, dice, at(middle + 0.06), sun) + farBank(stage, dice),
    front:
      quay(stage) +
      stacks(stage, dice, goods(dice, side, 3)) +
      figure(right, poses[dice.pick(['waiting', 'walking'])], who()) +
      board(left) +
      figure(left, poses.reading, who(sun ? undefined : signal)),
  }
}

/** Along the quay, on the way. */
const rider: Composition = (stage, dice) => {
  const side = dice.side()
  const who = people(stage, dice)
  const at = (part: number) => (side > 0 ? part : 1 - part)
  const sun = dice.chance(0.3)
  const pen = standing(stage, at(dice.between(0.3, 0.45)), side).move(0, 0, tall * 1.1)
  return {
    back: light(stage, dice, at(0.66), sun) + farBank(stage, dice),
    front:
      quay(stage) +
      (dice.chance(0.6) ? stacks(stage, dice, goods(dice, side, 3)) : '') +
      bicycle(pen, stage.steel) +
      figure(pen.move(0, 0.35), poses.riding, who(sun ? undefined : signal)),
  }
}

/** One shows the other where it goes: the crane has it. */
const showing: Composition = (stage, dice) => {
  const side = dice.side()
  const who = people(stage, dice)
  const at = (part: number) => (side > 0 ? part : 1 - part)
  const span = spanOf(stage)
  const first = standing(stage, at(3.6 / span), side).move(0, 0, tall)
  const second = standing(stage, at(1.6 / span), side).move(0, 0, tall)
  return {
    back: light(stage, dice, at(0.3), false),
    front:
      quay(stage) +
      luffing(standing(stage, at(1 - 3 / span), -side as 1 | -1), stage.steel, {
        out: dice.between(0.6, 1),
        up: dice.between(2.6, 4.2),
      }) +
      figure(second, poses[dice.pick(['waiting', 'reading', 'waving'])], who()) +
      figure(first, poses.pointing, who()),
  }
}

/** The end of the shift. */
const rest: Composition = (stage, dice) => {
  const side = dice.side()
  const who = people(stage, dice)
  const at = (part: number) => (side > 0 ? part : 1 - part)
  const part = dice.between(0.26, 0.36)
  const pen = standing(stage, at(part), side).move(0, 0, tall * 1.1)
  const alone = dice.chance(0.4)
  const end = part + 4 / spanOf(stage)
  const place = { part: at(dice.between(0.62, 0.78)), up: dice.between(0.4, 3), radius: dice.between(2.4, 3.6) }
  const sun = disc(stage, place)
  return {
    back: sun + farBank(stage, dice),
    front:
      glints(stage, place) +
      (side > 0 ? quay(stage, 0, end) : quay(stage, 1 - end, 1)) +
      bench(pen, stage.steel, 5) +
      (alone
        ? crate(pen.move(-2.6, 0), 0, 1.55, dice.pick([slate, haze]))
        : figure(pen.move(-1.2, -0.15), poses.sitting, who())) +
      figure(pen.move(0.9, -0.15), poses.sitting, who()),
  }
}

/** A hand truck, well loaded. */
const pushing: Composition = (stage, dice) => {
  const side = dice.side()
  const who = people(stage, dice)
  const at = (part: number) => (side > 0 ? part : 1 - part)
  const pen = standing(stage, at(dice.between(0.28, 0.4)), side).move(0, 0, tall * 1.1)
  return {
    back: light(stage, dice, at(0.7), false) + farBank(stage, dice),
    front:
      quay(stage) +
      (dice.chance(0.5) ? stacks(stage, dice, goods(dice, side, 4)) : '') +
      truck(pen, stage.steel, signal) +
      figure(pen, poses.pushing, who()),
  }
}

/** The whole crew. */
const crew: Composition = (stage, dice) => {
  const who = people(stage, dice)
  const span = spanOf(stage)
  const count = 3
  const left = (span - count * 3.1) * dice.between(0.15, 0.75)
  const names = [
    dice.pick(['waving', 'pointing', 'walking']),
    dice.pick(['waiting', 'reading']),
    dice.pick(['waiting', 'waving', 'pointing', 'reading']),
  ] as const
  const turned = [-1, dice.side(), 1] as const
  const hot = dice.whole(0, count - 1)
  return {
    back: light(stage, dice, dice.between(0.3, 0.7), false),
    front:
      quay(stage) +
      Array.from({ length: count }, (_, at) => {
        const pen = standing(stage, (left + 1.5 + at * 3.1) / span, turned[at]).move(0, 0, tall * dice.between(0.94, 1.08))
        const name = names[at] ?? 'waiting'
        return (name === 'reading' ? board(pen) : '') + figure(pen, poses[name], who(at === hot ? signal : undefined))
      }).join(''),
  }
}

/** A line is made fast. */
const hauling: Composition = (stage, dice) => {
  const side = dice.side()
  const who = people(stage, dice)
  const span = spanOf(stage)
  const at = (part: number) => (side > 0 ? part : 1 - part)
  const part = dice.between(0.3, 0.4)
  const pen = standing(stage, at(part), side).move(0, 0, tall * 1.1)
  const end = part + 3.4 / span
  const bow = standing(stage, at(1 - 3.2 / span), -side as 1 | -1)
  return {
    back: light(stage, dice, at(0.62), false) + farBank(stage, dice),
    front:
      fill(stage.night ? tide : deep, bow.poly([-3.2, 4.6], [2.4, 5.4], [1.2, -0.9], [-3.2, -0.9])) +
      fill(stage.night ? slate : haze, bow.poly([-3.2, 0.3], [1.48, 0.3], [1.2, -0.9], [-3.2, -0.9])) +
      (side > 0 ? quay(stage, 0, end) : quay(stage, 1 - end, 1)) +
      fill(stage.night ? slate : rope, bow.dot(-0.4, 3.6, 0.3)) +
      stroke(
        signal,
        stage.unit * 0.13,
        pen.sag([0.9, 2.68], [(span * (1 - part) - 5.5) * 0.4, 1.4], [(span * (1 - part) - 5.1) / 1.3, 2.9]),
      ) +
      figure(pen, poses.hauling, who()),
  }
}

/** People on the quay. */
export const careers: Compositions = [porters, talk, rider, showing, rest, pushing, crew, hauling]
