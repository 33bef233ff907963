import { readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { bundleSite } from '../adapters/node/bundle.ts'
import { assetFolder } from '../domain/paths.ts'
import { writeBundle } from '../site/program.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const kept = 4

/**
 * The generator as a few files that start at once, with the styles and scripts of its pages beside them: made once from the sources, before
 * anything is generated.
 */
export const compile = async (folder: string): Promise<void> => {
  const aside = `${folder}.${process.pid}`
  const [, site] = await Promise.all([compileProgram(aside), bundleSite(join(root, 'site'), assetFolder)])
  writeBundle(aside, site)
  try {
    renameSync(aside, folder)
  } catch {
    // Another run was quicker, with the same files.
    rmSync(aside, { recursive: true, force: true })
  }
  forgetOlder(dirname(folder))
}

/** Commands that write pages. */
const commands = Object.fromEntries(['generate', 'watch', 'preview'].map((name) => [name, join(root, `scripts/${name}.ts`)]))

const compileProgram = (folder: string) =>
  build({
    entryPoints: { ...commands, thread: join(root, 'site/generation/thread.ts') },
    outdir: folder,
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
    plugins: [inPlace, asModules],
    logLevel: 'error',
  })

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

/** The functional libraries as modules: as CommonJS every call would go through a getter. */
const asModules: Plugin = {
  name: 'as-modules',
  setup: ({ onResolve, resolve }) => {
    onResolve({ filter: /^(?:fp-ts\/lib\/|io-ts$)/ }, ({ path, kind, resolveDir }) =>
      resolve(path === 'io-ts' ? 'io-ts/es6/index.js' : path.replace('/lib/', '/es6/'), { kind, resolveDir }),
    )
  },
}

const forgetOlder = (folder: string): void => {
  const all = readdirSync(folder).map((name) => join(folder, name))
  const newestFirst = all.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
  for (const old of newestFirst.slice(kept)) rmSync(old, { recursive: true, force: true })
}
