import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { moveAside } from './aside.ts'
import { compileComponents } from './compile.ts'
import type { Contender, Runtime } from './contender.ts'
import type { PageData } from './page-data.ts'

type Peer = {
  readonly package: string
  readonly argv: (out: string) => ReadonlyArray<string>
  readonly about: string
  /** What is made in its folder before its time begins. */
  readonly ready?: (folder: string) => Promise<unknown>
  /** What it remembers, beside its output. */
  readonly remembers: ReadonlyArray<string>
}

const peers: { readonly [name: string]: Peer } = {
  eleventy: {
    package: '@11ty/eleventy',
    argv: () => ['node_modules/@11ty/eleventy/cmd.cjs'],
    about: 'JavaScript templates',
    remembers: ['.cache'],
  },
  astro: {
    package: 'astro',
    argv: () => ['node_modules/astro/bin/astro.mjs', 'build', '--silent'],
    about: 'the same React components',
    ready: (folder) => compileComponents(join(folder, 'src/components.js')),
    remembers: ['.astro', 'cache'],
  },
}

export const peerNames = Object.keys(peers)

/** What all of them do and do not. */
const work = 'reads what pages hold from the export and is given the rest, writes no payloads'

const home = fileURLToPath(new URL('../peers/', import.meta.url))

const placeOf = (name: string, dependency: string): string => join(home, name, 'node_modules', dependency)

/** Installs those of these that are peers, and gives the Node that all contenders run on: the one that peers want, if there are any. */
export const nodeFor = (names: ReadonlyArray<string>): Runtime => {
  const [first, ...others] = names.filter((name) => peerNames.includes(name))
  if (first === undefined) return { command: process.execPath, version: process.versions.node }
  for (const name of [first, ...others]) install(join(home, name))
  const command = join(placeOf(first, 'node'), 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  return { command, version: versionAt(placeOf(first, 'node')) }
}

const versionAt = (folder: string): string =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly version: string }).version

/** A peer with all that it needs in a folder of its own, and how all of them read the export. */
export const peer = async (
  name: string,
  folder: string,
  content: string,
  { shared, views, words }: PageData,
  node: Runtime,
): Promise<Contender> => {
  const { package: packageName, argv, about, ready, remembers } = peers[name] as Peer
  const source = join(home, name)
  cpSync(source, folder, { recursive: true, filter: (file) => basename(file) !== 'node_modules' })
  cpSync(join(home, 'content'), join(folder, 'content'), { recursive: true })
  symlinkSync(join(source, 'node_modules'), join(folder, 'node_modules'), 'junction')
  await ready?.(folder)
  const out = join(folder, 'dist')
  return {
    name,
    about: `${packageName} ${versionAt(placeOf(name, packageName))} with ${about}: ${work}`,
    situations: ['cold', 'unchanged'],
    out,
    program: {
      command: node.command,
      argv: argv(out),
      cwd: folder,
      environment: { BENCH_OUT: out, BENCH_CONTENT: content, BENCH_SHARED: shared, BENCH_VIEWS: views, BENCH_WORDS: words },
    },
    prepare: (situation) => {
      if (situation === 'cold') moveAside(folder, 'dist', ...remembers)
    },
  }
}

/** From its lock file, unless that was done since it last changed. */
const install = (folder: string): void => {
  const installed = join(folder, 'node_modules/.package-lock.json')
  const isOlder = () => statSync(installed).mtimeMs < statSync(join(folder, 'package-lock.json')).mtimeMs
  if (existsSync(installed) && !isOlder()) return
  console.error(`Installing ${basename(folder)} …`)
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
}
