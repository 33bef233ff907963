import { hashOf } from './hash.ts'

/** Chance that falls the same way every time, for one seed. */
export type Dice = {
  readonly between: (low: number, high: number) => number
  /** A whole number, both ends included. */
  readonly whole: (low: number, high: number) => number
  readonly chance: (probability: number) => boolean
  readonly pick: <const A>(choices: readonly [A, ...A[]]) => A
  readonly side: () => 1 | -1
  /** Dice of their own: however often they are rolled, the others fall as before. */
  readonly fork: (name: string) => Dice
}

export const diceOf = (seed: string): Dice => {
  const roll = mulberry32(hashOf(seed))
  const whole = (low: number, high: number) => low + Math.floor(roll() * (high - low + 1))
  return {
    between: (low, high) => low + roll() * (high - low),
    whole,
    chance: (probability) => roll() < probability,
    pick: (choices) => choices[whole(0, choices.length - 1)] ?? choices[0],
    side: () => (roll() < 0.5 ? 1 : -1),
    fork: (name) => diceOf(`${seed}/${name}`),
  }
}

const mulberry32 = (state: number) => (): number => {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
}
