import { spawn } from 'node:child_process'

export type Ran = { readonly code: number | null; readonly stdout: string; readonly stderr: string }

/** Runs a command of the project as a person does, without the settings of whoever runs the tests. */
export const kade = (argv: ReadonlyArray<string>, environment: { readonly [name: string]: string } = {}): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const inherited = Object.entries(process.env).filter(
      ([name]) => !/^(CONTENTFUL_|KADE_|SITE_|TAG_MANAGER|SERVICE_WORKER|NODE_ENV|PORT$|FORCE_COLOR)/.test(name),
    )
    const child = spawn(process.execPath, ['scripts/kade.mjs', ...argv], {
      env: { ...Object.fromEntries(inherited), ...environment },
    })
    let [stdout, stderr] = ['', '']
    child.stdout.on('data', (data) => {
      stdout += data
    })
    child.stderr.on('data', (data) => {
      stderr += data
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, stdout, stderr }))
  })
