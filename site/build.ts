import { fileURLToPath } from 'node:url'
import { bundle, bundleWorker } from '../adapters/node/bundle.ts'
import { readFolder } from '../adapters/node/files.ts'
import { makeFiles, type Recipe } from '../adapters/node/made-files.ts'
import { pngOf } from '../adapters/node/png.ts'
import { assetFolder, offlinePath, serviceWorkerPath, topOf } from '../domain/paths.ts'
import { pipe, TE } from '../domain/prelude.ts'
import type { Checked } from '../ports/content.ts'
import type { Failure } from '../ports/errors.ts'
import type { OutputFile } from '../ports/output.ts'
import type { Progress } from '../ports/progress.ts'
import { type Generated, generate } from '../renderer/generate.ts'
import { type Loaded, load } from '../renderer/load.ts'
import type { OwnFiles } from './assets/files.ts'
import { catalogueFiles } from './catalogue/files.ts'
import type { Config } from './config.ts'
import { coverFiles, drawingsOf, shares } from './covers/files.ts'
import type { Drawing } from './covers/of-page.ts'
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
export const build = (config: Config, resolve: Resolve): Checked<Built> => {
  const { source, origin, out, tagManager, serviceWorker, catalogue } = config
  const clock = resolve(tokens.clock)
  const started = clock.now()
  return pipe(
    TE.Do,
    TE.bind('opened', () => resolve(tokens.opened)),
    TE.bind('loaded', ({ opened }) => TE.fromTask(() => load(opened.content))),
    TE.let('problems', ({ opened, loaded }) => [...opened.files.problems, ...loaded.problems]),
    TE.bind('bundle', () => TE.fromTask(() => bundle(here, 'styles/layers.css', 'browser/main.ts', assetFolder))),
    TE.bind('site', ({ loaded, problems, bundle: { stylesheets, scripts, fonts } }) =>
      TE.fromEither(
        generate(
          theme,
          { origin, stylesheets, scripts, fonts, ...(tagManager === undefined ? {} : { tagManager }) },
          { ...loaded, problems },
        ),
      ),
    ),
    TE.bind('worker', ({ loaded }) => TE.fromTask(() => workerOf(loaded, serviceWorker))),
    TE.let('drawings', ({ site }) => drawingsOf(site.routes)),
    TE.bind('made', ({ drawings, opened }) => makeFiles(recipes(drawings, opened.files))),
    TE.bind('bytes', ({ site, bundle, worker, drawings, made, opened: { files } }) =>
      pipe(
        resolve(tokens.output).replace(
          all(
            readFolder(`${here}static`),
            bundle.files,
            [worker],
            coverFiles(drawings),
            files.originals,
            made,
            catalogue ? catalogueFiles(bundle) : [],
            told(site, resolve(tokens.progress)),
          ),
        ),
        TE.mapLeft((failure): ReadonlyArray<Failure> => [failure]),
      ),
    ),
    TE.map(({ site, bytes }) => ({ source, out, pages: site.routes.length, milliseconds: clock.now() - started, bytes })),
  )
}

/** The narrower parts of the website first. */
const workerOf = ({ editions }: Loaded, serviceWorker: Config['serviceWorker']): Promise<OutputFile> => {
  const offline = editions
    .map(({ locale }) => ({ below: topOf(locale), page: offlinePath(locale) }))
    .sort((one, other) => other.below.length - one.below.length)
  const script = serviceWorker === 'keep' ? 'worker' : 'removed'
  return bundleWorker(here, `browser/worker/${script}.ts`, serviceWorkerPath, { OFFLINE: JSON.stringify(offline) })
}

function* recipes(drawings: ReadonlyArray<Drawing>, { versions }: OwnFiles): Generator<Recipe> {
  for (const share of shares(drawings)) yield pngOf(share)
  yield* versions
}

function* all(...parts: ReadonlyArray<Iterable<OutputFile>>): Generator<OutputFile> {
  for (const part of parts) yield* part
}

function* told({ routes, files }: Generated, progress: Progress): Generator<OutputFile> {
  progress.begin('Writing pages', routes.length)
  try {
    for (const file of files) {
      yield file
      if (file.path.endsWith('.html')) progress.step()
    }
  } finally {
    progress.end()
  }
}
