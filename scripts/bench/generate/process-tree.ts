import { readdirSync, readFileSync } from 'node:fs'

/** Ticks of the system's clock that Linux counts processor time in, whatever the machine. */
const ticksPerSecond = 100

type Seen = { readonly ticks: number; readonly bytes: number }

/** A process on Linux and all below it: what they have used up so far, each time one looks. */
export const processTree = (root: number) => {
  const ticks = new Map<number, number>()
  let peakBytes = 0
  return {
    look: () => {
      let bytes = 0
      for (const pid of processesOf(root)) {
        const seen = see(pid)
        if (seen === undefined) continue
        ticks.set(pid, seen.ticks)
        bytes += seen.bytes
      }
      peakBytes = Math.max(peakBytes, bytes)
    },
    cost: () => ({ cpuSeconds: [...ticks.values()].reduce((sum, used) => sum + used, 0) / ticksPerSecond, peakBytes }),
  }
}

/** Any thread may have started another process. */
function* processesOf(pid: number): Generator<number> {
  yield pid
  for (const thread of attempt(() => readdirSync(`/proc/${pid}/task`)) ?? [])
    for (const child of read(`/proc/${pid}/task/${thread}/children`)?.split(' ') ?? [])
      if (child !== '') yield* processesOf(Number(child))
}

const see = (pid: number): Seen | undefined => {
  const [stat, status] = [read(`/proc/${pid}/stat`), read(`/proc/${pid}/status`)]
  if (stat === undefined || status === undefined) return undefined
  // The name in parentheses may hold anything; after it comes the state, the third field. User and system time are the 14th and 15th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [, kibibytes = '0'] = /^VmHWM:\s+(\d+) kB$/m.exec(status) ?? []
  return { ticks: Number(fields[11]) + Number(fields[12]), bytes: Number(kibibytes) * 1024 }
}

const read = (file: string): string | undefined => attempt(() => readFileSync(file, 'utf8'))

/** A process that is asked about may just have ended. */
const attempt = <A>(ask: () => A): A | undefined => {
  try {
    return ask()
  } catch {
    return undefined
  }
}
