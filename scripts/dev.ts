import { spawn } from 'node:child_process'
import { relative, resolve } from 'node:path'
import { watch } from 'chokidar'
import { liveReload } from '../adapters/node/live-reload.ts'
import { E } from '../domain/prelude.ts'
import { cataloguePaths } from '../site/catalogue/views.ts'
import { commandOf } from '../site/command.ts'
import { generateOptions, readConfig } from '../site/config.ts'
import { sayFailures } from '../site/messages.ts'
import { flagsOf } from '../site/options.ts'
import { serve, untilStopped } from './serve.ts'

const sources = ['domain', 'ports', 'adapters', 'renderer', 'site'].map((folder) => resolve(folder))
/** Beside the website for the world: what dev shows is never published by mistake. */
const out = resolve('node_modules/.cache/kade/dev')
const passedOn = generateOptions.filter((name) => name !== 'out' && name !== 'catalogue')

export const run = commandOf({
  usage: 'dev -- [options]',
  purpose: 'Serves the website, writes it again at every change of content or code, and\nreloads the page.',
  options: [...passedOn, 'port'],
  carryOut: async (choices) => {
    const config = readConfig(choices)
    if (E.isLeft(config)) return sayFailures(config.left)
    const { source } = config.right
    const reload = liveReload(out)
    const listening = await serve(reload.handle, choices)
    if (E.isLeft(listening)) return sayFailures([listening.left])

    const build = oneAtATime(() => generate([...flagsOf(passedOn, choices), '--out', out]), reload.send)
    await build('start')
    console.log(`The website at ${listening.right.url}/ (stop with Ctrl+C)`)
    for (const path of cataloguePaths) console.log(`All its parts at ${listening.right.url}${path}`)
    const watcher = watch([...sources, ...(source.kind === 'embedded' ? [resolve(source.path)] : [])], { ignoreInitial: true })
    watcher.on('all', (_, file) => void build(relative('.', file)))
    const code = await untilStopped(listening.right)
    await watcher.close()
    return code
  },
})

/** In a process of its own: the code itself may have changed. */
const generate = (argv: ReadonlyArray<string>): Promise<boolean> =>
  new Promise((done) => {
    const child = spawn(process.execPath, [resolve('scripts/kade.mjs'), 'generate', ...argv], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, KADE_CATALOGUE: 'yes' },
    })
    child.on('close', (code) => done(code === 0))
  })

/** A change during a build leads to one more build, however many there are. */
const oneAtATime = (work: () => Promise<boolean>, then: () => void) => {
  let running: Promise<void> | undefined
  let again = false
  const cycle = async (): Promise<void> => {
    again = false
    const started = Date.now()
    if (await work()) {
      console.log(`  written in ${Date.now() - started} ms`)
      then()
    }
    if (again) await cycle()
  }
  return (change: string): Promise<void> => {
    if (running) again = true
    else {
      if (change !== 'start') console.log(change)
      running = cycle().finally(() => {
        running = undefined
      })
    }
    return running as Promise<void>
  }
}
