import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { previewOf } from '../adapters/node/preview.ts'
import { E } from '../domain/prelude.ts'
import { commandOf } from '../site/command.ts'
import { sayFailures } from '../site/messages.ts'
import { serve, untilStopped } from './serve.ts'

export const run = commandOf({
  usage: 'preview -- [options]',
  purpose: 'Serves the written website as its host would: redirects, headers, slashes,\nnot-found pages.',
  options: ['out', 'port'],
  carryOut: async (choices) => {
    const folder = resolve(choices.out?.value ?? 'dist')
    if (!existsSync(join(folder, 'index.html'))) return sayFailures([{ _tag: 'NothingThere', folder }])
    const listening = await serve(previewOf(folder), choices)
    if (E.isLeft(listening)) return sayFailures([listening.left])
    console.log(`${folder} at ${listening.right.url}/ (stop with Ctrl+C)`)
    return untilStopped(listening.right)
  },
})
