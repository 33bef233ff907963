import { readdirSync } from 'node:fs'
import { basename, extname, join, relative, sep } from 'node:path'
import { type BuildOptions, build, context } from 'esbuild'
import type { OutputFile } from '../../ports/output.ts'
import { settled } from './settled.ts'

/** What every page loads, by address, and the files that go with it: each is named by its content. */
export type Bundle = {
  readonly stylesheets: ReadonlyArray<string>
  readonly scripts: ReadonlyArray<string>
  readonly fonts: ReadonlyArray<string>
  readonly files: ReadonlyArray<OutputFile>
}

const options = {
  bundle: true,
  minify: true,
  write: false,
  target: ['chrome120', 'firefox120', 'safari17'],
  logLevel: 'error',
} satisfies BuildOptions

/** With the scripts for keeping pages and for dropping what was kept, to be written under a name that never changes. */
export type SiteBundle = Bundle & { readonly workers: { readonly keep: string; readonly remove: string } }

/** Makes what the pages of a website load, time and again: what did not change meanwhile is not read again. */
export type SiteBundler = { readonly bundle: () => Promise<SiteBundle>; readonly end: () => Promise<unknown> }

/** From the folder that the website is made in; `address` is where its files will be. */
export const siteBundler = async (folder: string, address: string): Promise<SiteBundler> => {
  const [script, keep, remove] = await Promise.all([
    context(scriptOptions(folder, entry)),
    context(workerOptions(folder, 'browser/worker/worker.ts')),
    context(workerOptions(folder, 'browser/worker/removed.ts')),
  ])
  return {
    bundle: async () => {
      const [styles, scripts, keeping, removing] = await settled([
        bundleStyles(folder, 'styles/layers.css'),
        script.rebuild(),
        keep.rebuild(),
        remove.rebuild(),
      ])
      const textOf = ({ outputFiles: [file] }: typeof keeping): string => file?.text ?? ''
      return {
        ...bundleOf(folder, address, [...styles.outputFiles, ...scripts.outputFiles]),
        workers: { keep: textOf(keeping), remove: textOf(removing) },
      }
    },
    end: () => Promise.all([script, keep, remove].map((each) => each.dispose())),
  }
}

const entry = 'browser/main.ts'

/** One style sheet of all in the folder, and one script of what `script` imports. */
const bundleOf = (folder: string, address: string, made: ReadonlyArray<OutputFile>): Bundle => {
  const files = made.map(({ path, contents }) => ({
    path: `${address}${relative(join(folder, 'out'), path).split(sep).join('/')}`.slice(1),
    contents,
  }))
  const name = basename(entry, extname(entry))
  const addresses = (extension: string) => files.filter(({ path }) => path.endsWith(extension)).map(({ path }) => `/${path}`)
  return {
    files,
    stylesheets: addresses('.css'),
    scripts: addresses('.js').filter((file) => file.startsWith(`${address}${name}-`)),
    fonts: addresses('.woff2'),
  }
}

/** `first` orders the cascade layers. The order of the others does not matter: each fills one of them. */
const bundleStyles = async (folder: string, first: string) => {
  const others = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.css') && file !== first)
    .sort()
  return build({
    ...options,
    stdin: {
      contents: [first, ...others].map((file) => `@import './${file}';`).join('\n'),
      loader: 'css',
      resolveDir: folder,
      sourcefile: 'styles.css',
    },
    outdir: join(folder, 'out'),
    entryNames: 'styles-[hash]',
    assetNames: '[name]-[hash]',
    loader: { '.woff2': 'file' },
  })
}

/** What is imported when it is needed becomes a file of its own. */
const scriptOptions = (folder: string, script: string) =>
  ({
    ...options,
    entryPoints: [join(folder, script)],
    outdir: join(folder, 'out'),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    format: 'esm',
    splitting: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  }) satisfies BuildOptions

/** What it is told of the website stands before it when it is written. */
const workerOptions = (folder: string, script: string) =>
  ({
    ...options,
    entryPoints: [join(folder, script)],
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
  }) satisfies BuildOptions
