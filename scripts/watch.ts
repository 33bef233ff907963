import { relative, resolve } from 'node:path'
import { watch } from 'chokidar'
import { systemClock } from '../adapters/node/clock.ts'
import { type Listening, listen } from '../adapters/node/listen.ts'
import { E } from '../domain/prelude.ts'
import { commandOf } from '../site/command.ts'
import { type Config, generateOptions, readConfig } from '../site/config.ts'
import { out, sayFailures } from '../site/messages.ts'
import { programOf } from '../site/program.ts'
import { inTurns } from '../site/turns.ts'
import { cycleOf } from '../site/watch/cycle.ts'
import { readWatching, type Watching } from '../site/watch/options.ts'
import { type Change, webhookListener } from '../site/watch/webhook.ts'

const settling = { quiet: 300, most: 5000 }
/** Milliseconds in which a call has to be there. */
const patience = 30_000

export const run = commandOf({
  usage: 'watch -- [options]',
  purpose: `Writes the website, and again whenever its content changes, until it is stopped.
It looks every 30 seconds, or is called by the platform's webhooks; embedded
content it watches. What goes wrong is told, and the website stays as it was.`,
  options: [...generateOptions, 'every', 'webhookPort', 'webhookSecret'],
  carryOut: async (choices) => {
    const config = readConfig(choices)
    if (E.isLeft(config)) return sayFailures(config.left)
    const watching = readWatching(choices, config.right)
    if (E.isLeft(watching)) return sayFailures(watching.left)
    const turn = inTurns<Change>(systemClock, settling, cycleOf(config.right, programOf(process.env)))
    const listening = await called(config.right, watching.right, turn)
    if (E.isLeft(listening)) return listening.left

    await turn({ what: 'start', awaited: [] })
    const end = followed(config.right, watching.right, turn)
    out(`Watching ${nameOf(config.right)} (stop with Ctrl+C)`)
    if (listening.right) out(`Webhooks are taken at ${listening.right.url}/`)
    await stopped()
    await end()
    listening.right?.server.close()
    listening.right?.server.closeAllConnections()
    return 0
  },
})

type Turn = (change: Change) => Promise<void>

/** Listens for webhooks before anything else, so that none is missed. */
const called = async (
  { source }: Config,
  { webhook }: Watching,
  turn: Turn,
): Promise<E.Either<number, Listening | undefined>> => {
  if (!webhook || source.kind === 'embedded') return E.right(undefined)
  const { spaceId, environmentId } = source
  const hook = { secret: webhook.secret, spaceId, environmentId, clock: systemClock }
  try {
    const listening = await listen(
      webhookListener(hook, (change) => void turn(change)),
      webhook.port,
    )
    listening.server.requestTimeout = patience
    return E.right(listening)
  } catch (error) {
    const reason = `${error instanceof Error ? error.message : String(error)}.`
    return E.left(sayFailures([{ _tag: 'BadOption', option: '--webhook-port', reason, remedy: 'Choose another port.' }]))
  }
}

/** Looks now and then, or at every change of a file. Gives what ends it. */
const followed = ({ source }: Config, { every }: Watching, turn: Turn): (() => Promise<void>) => {
  if (source.kind === 'embedded') {
    const watcher = watch(resolve(source.path), { ignoreInitial: true })
    watcher.on('all', (_, file) => void turn({ what: relative('.', file), awaited: [] }))
    return () => watcher.close()
  }
  const timer = every > 0 ? setInterval(() => void turn({ what: '', awaited: [] }), every) : undefined
  return async () => clearInterval(timer)
}

const nameOf = ({ source }: Config): string =>
  source.kind === 'embedded' ? source.path : `the space ${source.spaceId} (${source.environmentId})`

const stopped = (): Promise<void> =>
  new Promise((resolve) => {
    process.once('SIGINT', () => resolve())
    process.once('SIGTERM', () => resolve())
  })
