import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type BuildOptions, context, type Plugin } from 'esbuild'
import { bundleSite } from '../adapters/node/bundle.ts'
import { assetFolder } from '../domain/paths.ts'
import { writeBundle } from '../site/program.ts'
import { sourcesHash } from './sources.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const programs = join(root, 'node_modules/.cache/kade/program')
/** So many of them are kept. */
const kept = 4

/** Modules that look for files beside themselves find them where they were written. */
const inPlace: Plugin = {
  name: 'in-place',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[/\\](?:adapters|site|scripts)[/\\].*\.tsx?$/ }, ({ path }) => {
      const contents = readFileSync(path, 'utf8')
      if (!contents.includes('import.meta.url')) return undefined
      const loader = path.endsWith('x') ? 'tsx' : 'ts'
      return { contents: contents.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)), loader }
    })
  },
}

/** Commands that show or write pages. */
const commands = Object.fromEntries(['generate', 'watch', 'preview'].map((name) => [name, join(root, `scripts/${name}.ts`)]))

const options = {
  entryPoints: {
    ...commands,
    thread: join(root, 'site/generation/thread.ts'),
    live: join(root, 'site/live/thread.ts'),
  },
  outdir: programs,
  write: false,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  jsx: 'automatic',
  minifySyntax: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  // What is not needed by every run, or has parts that are no JavaScript.
  external: ['sharp', '@resvg/resvg-wasm', 'esbuild', 'chokidar'],
  // React's server build and others are CommonJS.
  banner: { js: "import { createRequire as requireFrom } from 'node:module';const require = requireFrom(import.meta.url);" },
  // As modules: as CommonJS every call of the functional libraries would go through a getter.
  alias: { 'fp-ts/lib': 'fp-ts/es6', 'io-ts': 'io-ts/es6/index.js' },
  plugins: [inPlace],
  logLevel: 'error',
} satisfies BuildOptions

export type Compiler = {
  /** Gives the folder of the program that the sources of this moment make. */
  readonly compile: () => Promise<string>
  readonly end: () => Promise<void>
}

/**
 * Makes the generator a few files that start at once, with the styles and scripts of its pages beside them: once for each state of the sources,
 * before anything is generated. The first time takes longest.
 */
export const compiler = async (): Promise<Compiler> => {
  const program = await context(options)
  const write = async (folder: string): Promise<void> => {
    const aside = `${folder}.${process.pid}`
    const [{ outputFiles }, site] = await Promise.all([program.rebuild(), bundleSite(join(root, 'site'), assetFolder)])
    mkdirSync(aside, { recursive: true })
    for (const { path, contents } of outputFiles) writeFileSync(join(aside, basename(path)), contents)
    writeBundle(aside, site)
    try {
      renameSync(aside, folder)
    } catch {
      // Another run was quicker, with the same files.
      rmSync(aside, { recursive: true, force: true })
    }
    forgetOlder(programs)
  }
  return {
    compile: async () => {
      const folder = join(programs, sourcesHash())
      if (!existsSync(folder)) await write(folder)
      return folder
    },
    end: () => program.dispose(),
  }
}

const forgetOlder = (folder: string): void => {
  const all = readdirSync(folder).map((name) => join(folder, name))
  const newestFirst = all.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
  for (const old of newestFirst.slice(kept)) rmSync(old, { recursive: true, force: true })
}
