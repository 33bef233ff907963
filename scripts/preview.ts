import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { systemClock } from '../adapters/node/clock.ts'
import { reloading } from '../adapters/node/live-reload.ts'
import { previewOf } from '../adapters/node/preview.ts'
import { E } from '../domain/prelude.ts'
import { commandOf } from '../site/command.ts'
import { readDrafting } from '../site/drafts/options.ts'
import { draftSource } from '../site/drafts/source.ts'
import { listenerOf } from '../site/live/server.ts'
import { liveWebsite } from '../site/live/website.ts'
import { sayFailures } from '../site/messages.ts'
import type { Choices } from '../site/options.ts'
import { programOf, readBundle } from '../site/program.ts'
import { inTurns } from '../site/turns.ts'
import { serve, untilStopped } from './serve.ts'

export const run = commandOf({
  usage: 'preview -- [options]',
  purpose: `Serves the written website as its host would: redirects, headers, slashes,
not-found pages. With --drafts it needs none: pages are rendered when they are
asked for, with what is not published yet, and say what is wrong with them.`,
  options: [
    ...(['out', 'port', 'drafts', 'content', 'spaceId', 'environmentId', 'previewToken', 'previewHost'] as const),
    ...(['every', 'fetchDeadline'] as const),
  ],
  carryOut: (choices) => (choices.drafts ? previewDrafts(choices) : previewWritten(choices)),
})

const previewWritten = async (choices: Choices): Promise<number> => {
  const folder = resolve(choices.out?.value ?? 'dist')
  if (!existsSync(join(folder, 'index.html'))) return sayFailures([{ _tag: 'NothingThere', folder }])
  const listening = await serve(previewOf(folder), choices)
  if (E.isLeft(listening)) return sayFailures([listening.left])
  console.log(`${folder} at ${listening.right.url}/ (stop with Ctrl+C)`)
  return untilStopped(listening.right)
}

const previewDrafts = async (choices: Choices): Promise<number> => {
  const drafting = readDrafting(choices)
  if (E.isLeft(drafting)) return sayFailures(drafting.left)
  const { config, every } = drafting.right
  const source = draftSource(config, every)
  const drafts = liveWebsite(readBundle(programOf(process.env)), source.read, { showing: 'drafts' })
  const reload = reloading(listenerOf(() => drafts))
  const listening = await serve(reload.handle, choices)
  if (E.isLeft(listening)) return sayFailures([listening.left])
  await drafts.refresh()
  const turn = inTurns<string>(systemClock, { quiet: 100, most: 2000 }, async () => {
    await drafts.refresh()
    reload.send()
  })
  const end = source.follow((what) => void turn(what), reload.isOpen)
  console.log(`Drafts at ${listening.right.url}/ (stop with Ctrl+C)`)
  const code = await untilStopped(listening.right)
  await end()
  return code
}
