import { fileURLToPath } from 'node:url'
import { readFolder } from '../adapters/node/files.ts'
import { bundleStyles } from '../adapters/node/styles.ts'
import { assetFolder } from '../domain/paths.ts'
import { pipe, TE } from '../domain/prelude.ts'
import type { Checked } from '../ports/content.ts'
import type { Failure } from '../ports/errors.ts'
import type { OutputFile } from '../ports/output.ts'
import type { Progress } from '../ports/progress.ts'
import { type Generated, generate } from '../renderer/generate.ts'
import { load } from '../renderer/load.ts'
import type { Config } from './config.ts'
import { theme } from './theme.ts'
import { type Resolve, tokens } from './tokens.ts'

/** What was built from what, where, how long it took and how much it is. */
export type Built = Pick<Config, 'source' | 'out'> & {
  readonly pages: number
  readonly milliseconds: number
  readonly bytes: number
}

const here = fileURLToPath(new URL('.', import.meta.url))

/** Load, generate, write: nothing is written before everything was found to be right. */
export const build = ({ source, origin, out }: Config, resolve: Resolve): Checked<Built> => {
  const clock = resolve(tokens.clock)
  const started = clock.now()
  return pipe(
    TE.Do,
    TE.bind('content', () => resolve(tokens.content)),
    TE.bind('loaded', ({ content }) => TE.fromTask(() => load(content))),
    TE.bind('styles', () => TE.fromTask(() => bundleStyles(here, 'styles/layers.css', assetFolder))),
    TE.bind('site', ({ loaded, styles }) => TE.fromEither(generate(theme, { origin, stylesheets: styles.stylesheets }, loaded))),
    TE.bind('bytes', ({ site, styles }) =>
      pipe(
        resolve(tokens.output).replace(allFiles(site, styles.files, resolve(tokens.progress))),
        TE.mapLeft((failure): ReadonlyArray<Failure> => [failure]),
      ),
    ),
    TE.map(({ site, bytes }) => ({ source, out, pages: site.routes.length, milliseconds: clock.now() - started, bytes })),
  )
}

function* allFiles(site: Generated, styles: ReadonlyArray<OutputFile>, progress: Progress): Generator<OutputFile> {
  yield* readFolder(`${here}static`)
  yield* styles
  progress.begin('Writing pages', site.routes.length)
  try {
    for (const file of site.files) {
      yield file
      if (file.path.endsWith('.html')) progress.step()
    }
  } finally {
    progress.end()
  }
}
