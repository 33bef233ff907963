import { statSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import { watch } from 'chokidar'
import { systemClock } from '../adapters/node/clock.ts'
import { reloading } from '../adapters/node/live-reload.ts'
import { E } from '../domain/prelude.ts'
import { cataloguePaths } from '../site/catalogue/views.ts'
import { commandOf } from '../site/command.ts'
import { generateOptions, readConfig } from '../site/config.ts'
import { listenerOf } from '../site/live/server.ts'
import type { Live } from '../site/live/website.ts'
import { sayFailures } from '../site/messages.ts'
import { inTurns } from '../site/turns.ts'
import { compiler } from './compile.ts'
import { liveCode } from './live-code.ts'
import { serve, untilStopped } from './serve.ts'

const sources = ['domain', 'ports', 'adapters', 'renderer', 'site'].map((folder) => resolve(folder))
/** Milliseconds: editors save a file in steps. */
const settling = { quiet: 15, most: 200 }

/** Milliseconds after a change of a file in which chokidar does not tell of another one. */
const unheard = 60

const stampsOf = (files: ReadonlyArray<string>): string =>
  files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0).join(' ')

const passedOn = generateOptions.filter(
  (name) => !['out', 'shard', 'merge', 'explain', 'serviceWorker', 'catalogue'].includes(name),
)

export const run = commandOf({
  usage: 'dev -- [options]',
  purpose:
    'Serves the website: each page is rendered when it is asked for, and loaded again\nat every change of content or code, with what is wrong with it.',
  options: [...passedOn, 'port'],
  carryOut: async (choices) => {
    const config = readConfig(choices)
    if (E.isLeft(config)) return sayFailures(config.left)
    const shown = await liveCode(await compiler('live'), { ...config.right, out: beside, catalogue: true })
    const reload = reloading(listenerOf(shown.live))
    const listening = await serve(reload.handle, choices)
    if (E.isLeft(listening)) {
      await shown.end()
      return sayFailures([listening.left])
    }
    console.log(`The website at ${listening.right.url}/ (stop with Ctrl+C)`)
    for (const path of cataloguePaths) console.log(`All its parts at ${listening.right.url}${path}`)
    void sayProblems(shown.live())

    const { source } = config.right
    const content = source.kind === 'embedded' ? [resolve(source.path)] : []
    const isContent = (file: string) => content.some((path) => file === path || file.startsWith(path + sep))
    const turn = inTurns<string>(systemClock, settling, async (files) => {
      const started = Date.now()
      const seen = stampsOf(files)
      setTimeout(() => stampsOf(files) !== seen && void turn(files[0] ?? ''), unheard).unref()
      const isShown = files.every(isContent) ? await shown.refresh() : await shown.renew()
      if (!isShown) return
      reload.send()
      console.log(`${[...new Set(files)].map((file) => relative('.', file)).join(', ')}: shown in ${Date.now() - started} ms`)
      void sayProblems(shown.live())
    })
    const watcher = watch([...sources, ...content], { ignoreInitial: true })
    let last = Promise.resolve()
    watcher.on('all', (_, file) => {
      last = turn(file)
    })
    const code = await untilStopped(listening.right)
    await watcher.close()
    await last
    await shown.end()
    return code
  },
})

/** Beside what is written for the world. */
const beside = resolve('node_modules/.cache/kade/dev')

const sayProblems = async (live: Live): Promise<void> => {
  const failures = await live.problems().catch(() => [])
  if (failures.length > 0) sayFailures(failures)
}
