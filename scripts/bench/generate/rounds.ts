import { spawnSync } from 'node:child_process'
import { median } from '../measure.ts'
import { type Contender, type Output, outputIn, type Situation } from './contender.ts'
import { type Cost, runMeasured } from './run-measured.ts'

export type Measured = {
  readonly contender: Contender
  readonly output: Output
  readonly costs: { readonly [S in Situation]?: Cost }
}

/** Runs once, and sees that all of it was written. */
export const runOnce = async (contender: Contender, situation: Situation, pages: number): Promise<Cost> => {
  contender.prepare(situation)
  // What the run before has left to be written to the disk is none of its cost. Where there is no such command, it is.
  spawnSync('sync')
  const cost = await runMeasured(contender.program)
  const written = outputIn(contender.out).pages
  const problem = written === pages ? contender.judge?.(situation) : `${written} pages were written instead of ${pages}`
  if (problem !== undefined) throw new Error(`${contender.name}, ${situation}: ${problem}. With --keep it can be looked at.`)
  return cost
}

const order: ReadonlyArray<Situation> = ['cold', 'unchanged', 'changed']

/** One after the other, again and again, so that a busy moment of the machine meets all of them. */
export const measureRounds = async (
  contenders: ReadonlyArray<Contender>,
  pages: number,
  rounds: number,
  say: (what: string) => void,
): Promise<ReadonlyArray<Measured>> => {
  const seen = contenders.map((contender) => ({ contender, costs: new Map<Situation, Array<Cost>>() }))
  for (let round = 1; round <= rounds; round++)
    for (const situation of order)
      for (const { contender, costs } of seen.filter(({ contender }) => contender.situations.includes(situation))) {
        say(`${pages} pages, round ${round} of ${rounds}: ${contender.name}, ${situation}`)
        costs.set(situation, [...(costs.get(situation) ?? []), await runOnce(contender, situation, pages)])
      }
  return seen.map(({ contender, costs }) => ({
    contender,
    output: outputIn(contender.out),
    costs: Object.fromEntries([...costs].map(([situation, all]) => [situation, medianCost(all)])),
  }))
}

const medianCost = (costs: ReadonlyArray<Cost>): Cost => ({
  seconds: median(costs.map(({ seconds }) => seconds)),
  ...medianOf('cpuSeconds', costs),
  ...medianOf('peakBytes', costs),
})

const medianOf = (name: 'cpuSeconds' | 'peakBytes', costs: ReadonlyArray<Cost>) => {
  const values = costs.flatMap((cost) => cost[name] ?? [])
  return values.length > 0 ? { [name]: median(values) } : {}
}
