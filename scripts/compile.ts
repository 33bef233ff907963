import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BuildOptions, context } from 'esbuild'
import { siteBundler } from '../adapters/node/bundle.ts'
import { project } from '../adapters/node/project.ts'
import { settled } from '../adapters/node/settled.ts'
import { assetFolder } from '../domain/paths.ts'
import { writeBundle } from '../site/program.ts'
import { liveDependencies } from './live-dependencies.mjs'
import { forgetOlder } from './programs.ts'
import { sourcesHash } from './sources.mjs'

/** Commands that show or write pages. */
const commands = Object.fromEntries(['generate', 'watch', 'preview'].map((name) => [name, join(project, `scripts/${name}.ts`)]))

/** Of React's two server builds the one that makes strings; the other makes streams, and would be as much again to read in every thread. */
const reactServer = join(
  dirname(createRequire(import.meta.url).resolve('react-dom/package.json')),
  'cjs/react-dom-server-legacy.node.production.js',
)

const options = {
  // Where the names below are looked up, wherever a command is called.
  absWorkingDir: project,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  jsx: 'automatic',
  minifySyntax: true,
  define: {
    'process.env.NODE_ENV': '"production"',
    'import.meta.url': JSON.stringify(pathToFileURL(join(project, 'adapters/node/project.ts')).href),
  },
  // What is not needed by every run, or has parts that are no JavaScript.
  external: ['sharp', '@resvg/resvg-wasm', 'esbuild', 'chokidar', 'cross-fetch'],
  // Some are CommonJS.
  banner: { js: "import { createRequire as requireFrom } from 'node:module';const require = requireFrom(import.meta.url);" },
  // As modules: as CommonJS every call of the functional libraries would go through a getter.
  alias: { 'fp-ts/lib': 'fp-ts/es6', 'io-ts': 'io-ts/es6/index.js' },
  logLevel: 'error',
} satisfies BuildOptions

/** What can be made: commands that start at once; or what shows pages while somebody works on the code, which is made at once, too. */
const programs = {
  program: {
    ...options,
    entryPoints: {
      ...commands,
      thread: join(project, 'site/generation/thread.ts'),
      copy: join(project, 'site/generation/copy.ts'),
    },
    alias: { ...options.alias, 'react-dom/server': reactServer },
  },
  live: {
    ...options,
    entryPoints: { live: join(project, 'site/live/thread.ts') },
    // The thread that runs it has them already, while it waits for code.
    external: [...options.external, ...liveDependencies],
  },
} satisfies { readonly [kind: string]: BuildOptions }

export type Compiler = {
  /** Gives the folder of the program that the sources of this moment make. */
  readonly compile: () => Promise<string>
  readonly end: () => Promise<void>
}

/**
 * Makes the generator a few files that start at once, with the styles and scripts of its pages beside them: once for each state of the sources,
 * before anything is generated. The first time takes longest.
 */
export const compiler = async (kind: keyof typeof programs): Promise<Compiler> => {
  const place = join(project, 'node_modules/.cache/kade', kind)
  const [program, site] = await Promise.all([
    context({ ...programs[kind], outdir: place, write: false }),
    siteBundler(join(project, 'site'), assetFolder),
  ])
  let last: Promise<unknown> | undefined
  const make = async () => {
    await last
    const made = settled([program.rebuild(), site.bundle()])
    last = made.catch(() => undefined)
    return made
  }
  const write = async (folder: string): Promise<void> => {
    const aside = `${folder}.${process.pid}`
    const [made, bundle] = await make()
    mkdirSync(aside, { recursive: true })
    for (const { path, contents } of made.outputFiles) writeFileSync(join(aside, basename(path)), contents)
    writeBundle(aside, bundle)
    try {
      renameSync(aside, folder)
    } catch {
      // Another run was quicker, with the same files.
      rmSync(aside, { recursive: true, force: true })
    }
    forgetOlder(place)
  }
  return {
    compile: async () => {
      const folder = join(place, sourcesHash())
      if (!existsSync(folder)) await write(folder)
      // What is read now is not read again when the first of it changes: all of it takes longest.
      else if (!last) void make().catch(() => undefined)
      return folder
    },
    end: async () => {
      await Promise.all([program.dispose(), site.end()])
    },
  }
}
