import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from '../adapters/node/output/lock.ts'

/** So many compiled programs are kept. */
const kept = 4

/** Removes the oldest, but for those that still run: they read their threads from there. Who runs one leaves a file in it, named by the process: `4711.pid`. */
export const forgetOlder = (programs: string): void => {
  const all = readdirSync(programs).map((name) => join(programs, name))
  const newestFirst = all.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
  for (const old of newestFirst.slice(kept)) if (!isRunning(old)) rmSync(old, { recursive: true, force: true })
}

const isRunning = (program: string): boolean =>
  readdirSync(program).some((name) => name.endsWith('.pid') && isAlive(Number.parseInt(name, 10)))
