import { spawnSync } from 'node:child_process'
import { median } from '../measure.ts'
import type { Absent } from './absent.ts'
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

/**
 * One after the other, again and again, so that a busy moment of the machine meets all of them. Whoever fails takes no part any more, and what was
 * measured of it is not shown; the first one must not fail.
 */
export const measureRounds = async (
  contenders: readonly [Contender, ...ReadonlyArray<Contender>],
  pages: number,
  rounds: number,
  say: (what: string) => void,
): Promise<{ readonly measured: ReadonlyArray<Measured>; readonly absent: ReadonlyArray<Absent> }> => {
  const seen = new Map(contenders.map((contender) => [contender, new Map<Situation, Array<Cost>>()]))
  const absent: Array<Absent> = []
  for (let round = 1; round <= rounds; round++)
    for (const situation of order)
      for (const [contender, costs] of [...seen].filter(([{ situations }]) => situations.includes(situation)))
        try {
          say(`${pages} pages, round ${round} of ${rounds}: ${contender.name}, ${situation}`)
          costs.set(situation, [...(costs.get(situation) ?? []), await runOnce(contender, situation, pages)])
        } catch (error) {
          if (contender === contenders[0]) throw error
          const [why = '', ...more] = (error instanceof Error ? error.message : String(error)).split('\n')
          say([`${pages} pages, from now on without ${contender.name}: ${why}`, ...more].join('\n'))
          absent.push({ name: contender.name, why: why.replace(/[.:]$/, '') })
          seen.delete(contender)
        }
  const measured = [...seen].map(([contender, costs]) => ({
    contender,
    output: outputIn(contender.out),
    costs: Object.fromEntries([...costs].map(([situation, all]) => [situation, medianCost(all)])),
  }))
  return { measured, absent }
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
