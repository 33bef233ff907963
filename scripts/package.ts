import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type BuildOptions, build, type Plugin } from 'esbuild'

/** Sub-path of the package -> the module behind it. */
export const entries = {
  domain: 'domain/index.ts',
  ports: 'ports/index.ts',
  management: 'adapters/management.ts',
  delivery: 'adapters/delivery.ts',
  memory: 'adapters/memory.ts',
  platform: 'adapters/platform.ts',
  renderer: 'renderer/index.ts',
} as const

const root = resolve(import.meta.dirname ?? '.', '..')
const target = join(root, 'build')

/** The functional libraries in the form that can be shaken: their CommonJS would come along whole. */
const shakable: Plugin = {
  name: 'shakable',
  setup: ({ onLoad, onResolve, resolve: find }) => {
    onResolve({ filter: /^(fp-ts\/lib\/|io-ts$)/ }, ({ path, kind, resolveDir }) =>
      find(path === 'io-ts' ? 'io-ts/es6/index.js' : path.replace('/lib/', '/es6/'), { kind, resolveDir }),
    )
    // Its classes and their only objects are calls in compiled code, which no bundler dares to drop unasked.
    onLoad({ filter: /io-ts\/es6\/index\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8')
        .replaceAll('/** @class */ (', '/* @__PURE__ */ (')
        .replace(/^((?:export )?var \w+ = )(?=new |brand\(|refinement\()/gm, '$1/* @__PURE__ */ ')
        .replace('(number, Number.isInteger,', '(number, (value) => Number.isInteger(value),')
        // A getter that only introspection of recursive codecs asks for.
        .replace('Object.defineProperty(RecursiveType', '/* @__PURE__ */ Object.defineProperty(RecursiveType'),
    }))
    onLoad({ filter: /\.tsx?$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(importOfPrelude, (_, names: string) => directly(names)),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }))
  },
}

/** What a browser does itself. */
const ofBrowser: Plugin = {
  name: 'of-browser',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^cross-fetch$/ }, () => ({ path: join(root, 'scripts/browser/fetch.ts') }))
    onResolve({ filter: /^\.\/redirects\.ts$/ }, () => ({ path: join(root, 'scripts/browser/redirects.ts') }))
  },
}

/** A bundler keeps all of a module that is handed on as one name, as the prelude does; imported directly it is shaken. */
const importOfPrelude = /^import \{ ([^}]*) \} from '[^']*\/prelude\.ts'$/gm
const prelude = readFileSync(join(root, 'domain/prelude.ts'), 'utf8')
const modules = new Map(
  [...prelude.matchAll(/export \* as (\w+) from '([^']+)'/g)].map(([, name = '', module = '']) => [name, module]),
)

const directly = (names: string): string =>
  names
    .split(', ')
    .filter((name) => !name.startsWith('type '))
    .map((name) => {
      const module = modules.get(name)
      return module ? `import * as ${name} from '${module}'` : `import { ${name} } from 'fp-ts/lib/function.js'`
    })
    .join('; ')

type Manifest = {
  readonly name: string
  readonly version: string
  readonly description: string
  readonly license: string
  readonly engines: object
  readonly dependencies: { readonly [name: string]: string }
}

const manifestOf = ({ name, version, description, license, engines, dependencies }: Manifest): object => ({
  name,
  version,
  description,
  license,
  type: 'module',
  sideEffects: false,
  engines,
  exports: {
    ...Object.fromEntries(
      Object.entries(entries).map(([entry, module]) => [
        `./${entry}`,
        { types: `./types/${module.replace(/\.ts$/, '.d.ts')}`, browser: `./browser/${entry}.js`, default: `./dist/${entry}.js` },
      ]),
    ),
    './package.json': './package.json',
  },
  files: ['browser', 'dist', 'types'],
  // fp-ts is in the types of the TaskEither door; its code is already inside.
  dependencies: { 'cross-fetch': dependencies['cross-fetch'], 'fp-ts': dependencies['fp-ts'] },
  // React for the renderer, sharp for changing images; who needs neither installs neither.
  peerDependencies: { react: '^19.0.0', 'react-dom': '^19.0.0', sharp: dependencies.sharp },
  peerDependenciesMeta: { react: { optional: true }, 'react-dom': { optional: true }, sharp: { optional: true } },
})

/** Each entry whole and by itself: code shared between them could not be shaken, and nothing in it needs to be one. */
const buildCode = (folder: string, more: BuildOptions = {}) =>
  build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(Object.entries(entries)),
    outdir: join(target, folder),
    bundle: true,
    splitting: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    jsx: 'automatic',
    external: ['cross-fetch', ...withoutCrossFetch],
    plugins: [shakable],
    logLevel: 'warning',
    ...more,
  })

const withoutCrossFetch = ['react', 'react/*', 'react-dom', 'react-dom/*', 'node:*', 'sharp']

const buildTypes = (): void => {
  const settings = {
    extends: '../tsconfig.json',
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      outDir: 'types',
      rootDir: '..',
      types: ['node'],
    },
    files: Object.values(entries).map((module) => `../${module}`),
    include: [],
  }
  const file = join(target, 'tsconfig.json')
  writeFileSync(file, JSON.stringify(settings))
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/lib/tsc.js'), '-p', file], { stdio: 'inherit' })
  rmSync(file)
  for (const declaration of readdirSync(join(target, 'types'), { recursive: true, encoding: 'utf8' }))
    if (declaration.endsWith('.d.ts')) renameImports(join(target, 'types', declaration))
}

/** Sources name each other with .ts; whoever uses the package has .js beside .d.ts. */
const renameImports = (file: string): void => {
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/((?:from|import\()\s*['"]\.[^'"]*?)\.tsx?(['"])/g, '$1.js$2'))
}

/** Writes the package as it is published into `build/`. */
export const buildPackage = async (): Promise<string> => {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target)
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest
  await buildCode('dist')
  await buildCode('browser', { plugins: [shakable, ofBrowser], external: withoutCrossFetch })
  buildTypes()
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifestOf(manifest), null, 2)}\n`)
  for (const file of ['README.md', 'LICENSE']) copyFileSync(join(root, file), join(target, file))
  return target
}

export const run = async (argv: ReadonlyArray<string>): Promise<number> => {
  if (argv.includes('--help')) {
    console.log('Usage: npm run package\n\nBuilds the library as a package into build/, ready for npm pack or npm publish.')
    return 0
  }
  console.log(`The package stands in ${await buildPackage()}.`)
  return 0
}
