import { spawnSync } from 'node:child_process'

export const median = (values: ReadonlyArray<number>): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Milliseconds that Node needs to load a module, in a process of its own; the start of Node itself is not counted. */
export const importTime = (module: string, folder: string): number => {
  const program = `const start = performance.now(); await import(${JSON.stringify(module)}); console.log(performance.now() - start)`
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  return Number(stdout)
}

/** One after the other, again and again, so that a busy moment of the machine meets all of them. */
export const interleaved = <Name extends string>(
  times: number,
  runs: { readonly [N in Name]: () => number },
): { readonly [N in Name]: number } => {
  const seen = Object.fromEntries(Object.keys(runs).map((name) => [name, [] as Array<number>])) as {
    readonly [N in Name]: Array<number>
  }
  for (let round = 0; round < times; round++) for (const name of Object.keys(runs) as Array<Name>) seen[name].push(runs[name]())
  return Object.fromEntries(Object.entries<Array<number>>(seen).map(([name, values]) => [name, median(values)])) as {
    readonly [N in Name]: number
  }
}
