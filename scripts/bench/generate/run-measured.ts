import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { processTree } from './process-tree.ts'

export type Program = {
  readonly command: string
  readonly argv: ReadonlyArray<string>
  readonly cwd: string
  readonly environment?: { readonly [name: string]: string }
}

/** Of a whole process with everything it started; what the system does not tell is left out. */
export type Cost = { readonly seconds: number; readonly cpuSeconds?: number; readonly peakBytes?: number }

/** Milliseconds between two looks; what a process does after the last one is not seen. */
const interval = 20

export const runMeasured = ({ command, argv, cwd, environment = {} }: Program): Promise<Cost> =>
  new Promise((resolve, reject) => {
    const started = performance.now()
    const child = spawn(command, argv, { cwd, env: { ...inherited(), ...environment }, stdio: ['ignore', 'pipe', 'pipe'] })
    const tree = existsSync('/proc/self/stat') && child.pid !== undefined ? processTree(child.pid) : undefined
    const looking = setInterval(() => tree?.look(), interval)
    const said: Array<Buffer> = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => said.push(data))
    child.on('error', reject)
    child.on('exit', () => clearInterval(looking))
    child.on('close', (code, signal) => {
      const seconds = (performance.now() - started) / 1000
      if (code === 0) resolve({ seconds, ...tree?.cost() })
      else reject(new Error(`${[command, ...argv].join(' ')} ended with ${code ?? signal}:\n${ending(said)}`))
    })
  })

/** Without what steers this project's commands: every run is to be the same. */
const inherited = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(CONTENTFUL_|KADE_|SITE_|TAG_MANAGER|SERVICE_WORKER|NODE_ENV|NODE_OPTIONS|FORCE_COLOR|npm_)/.test(name),
    ),
  )

/** What went wrong usually stands at the end. */
const ending = (said: ReadonlyArray<Buffer>): string => Buffer.concat(said).toString().slice(-4_000)
