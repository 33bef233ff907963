import { readdirSync } from 'node:fs'
import { basename, extname, join, relative, sep } from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import type { OutputFile } from '../../ports/output.ts'

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

/** What the pages of a website load, from the folder that it is made in. */
export const bundleSite = async (folder: string, address: string): Promise<SiteBundle> => {
  const [bundled, keep, remove] = await Promise.all([
    bundle(folder, 'styles/layers.css', 'browser/main.ts', address),
    bundleWorker(folder, 'browser/worker/worker.ts'),
    bundleWorker(folder, 'browser/worker/removed.ts'),
  ])
  return { ...bundled, workers: { keep, remove } }
}

/** One style sheet of all in the folder, and one script of what `script` imports. */
const bundle = async (folder: string, firstSheet: string, script: string, address: string): Promise<Bundle> => {
  const [styles, scripts] = await Promise.all([bundleStyles(folder, firstSheet), bundleScript(folder, script)])
  const files = [...styles, ...scripts].map(({ path, contents }) => ({
    path: `${address}${relative(join(folder, 'out'), path).split(sep).join('/')}`.slice(1),
    contents,
  }))
  const entry = basename(script, extname(script))
  const addresses = (extension: string) => files.filter(({ path }) => path.endsWith(extension)).map(({ path }) => `/${path}`)
  return {
    files,
    stylesheets: addresses('.css'),
    scripts: addresses('.js').filter((file) => file.startsWith(`${address}${entry}-`)),
    fonts: addresses('.woff2'),
  }
}

/** `first` orders the cascade layers. The order of the others does not matter: each fills one of them. */
const bundleStyles = async (folder: string, first: string) => {
  const others = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.css') && file !== first)
    .sort()
  const { outputFiles } = await build({
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
  return outputFiles
}

/** What is imported when it is needed becomes a file of its own. */
const bundleScript = async (folder: string, script: string) => {
  const { outputFiles } = await build({
    ...options,
    entryPoints: [join(folder, script)],
    outdir: join(folder, 'out'),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    format: 'esm',
    splitting: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles
}

/** What it is told of the website stands before it when it is written. */
const bundleWorker = async (folder: string, script: string): Promise<string> => {
  const { outputFiles } = await build({
    ...options,
    entryPoints: [join(folder, script)],
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0]?.text ?? ''
}
