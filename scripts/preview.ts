import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { previewOf } from '../adapters/node/preview.ts'
import { E } from '../domain/prelude.ts'
import { helpOf, sayFailures } from '../site/messages.ts'
import { readOptions } from '../site/options.ts'
import { serve, untilStopped } from './serve.ts'

const names = ['out', 'port'] as const

export const run = async (argv: ReadonlyArray<string>): Promise<number> => {
  const called = readOptions(names, argv, process.env)
  if (E.isLeft(called)) return sayFailures(called.left)
  const { choices, help } = called.right
  if (help) {
    console.log(
      helpOf(
        'preview -- [options]',
        'Serves the written website as a host does: redirects, headers, slashes, not-found pages.',
        names,
      ),
    )
    return 0
  }
  const folder = resolve(choices.out?.value ?? 'dist')
  if (!existsSync(join(folder, 'index.html')))
    return sayFailures([
      { _tag: 'BadFile', file: folder, reason: 'There is no website in this folder yet: run npm run generate first.' },
    ])
  const listening = await serve(previewOf(folder), choices)
  if (E.isLeft(listening)) return sayFailures([listening.left])
  console.log(`${folder} at ${listening.right.url}/ (stop with Ctrl+C)`)
  return untilStopped(listening.right)
}
