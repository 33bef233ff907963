import { type ChildProcess, spawn } from 'node:child_process'

export type Ran = { readonly code: number | null; readonly stdout: string; readonly stderr: string }
type Variables = { readonly [name: string]: string }

/** Runs a command of the project as a person does, without the settings of whoever runs the tests. */
export const kade = (argv: ReadonlyArray<string>, environment: Variables = {}): Promise<Ran> => ended(start(argv, environment))

/** Starts one; `before` is what stands before it, a shell that limits it for one; `cwd` is where the project lies. */
export const start = (
  argv: ReadonlyArray<string>,
  environment: Variables = {},
  before: ReadonlyArray<string> = [],
  cwd = '.',
): ChildProcess => {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(CONTENTFUL_|KADE_|SITE_|TAG_MANAGER|SERVICE_WORKER|NODE_ENV|PORT$|FORCE_COLOR)/.test(name),
  )
  const [program = '', ...rest] = [...before, process.execPath, 'scripts/kade.mjs', ...argv]
  return spawn(program, rest, { cwd, env: { ...Object.fromEntries(inherited), ...environment } })
}

export const ended = (child: ChildProcess): Promise<Ran> =>
  new Promise((resolve, reject) => {
    let [stdout, stderr] = ['', '']
    child.stdout?.on('data', (data) => {
      stdout += data
    })
    child.stderr?.on('data', (data) => {
      stderr += data
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, stdout, stderr }))
  })
