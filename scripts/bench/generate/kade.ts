import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { manifestPath, pageFile } from '../../../domain/paths.ts'
import { moveAside } from './aside.ts'
import type { Contender, Runtime, Situation } from './contender.ts'
import { changedId, changeOne } from './content/change.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** The command as it is called; what it keeps between runs lies in this folder, but for its own compiled program. */
export const kade = (folder: string, content: string, origin: string, { command }: Runtime): Contender => {
  const out = join(folder, 'dist')
  let said = ''
  const make: { readonly [S in Situation]: () => void } = {
    first: () => undefined,
    cold: () => moveAside(folder, 'dist', '.kade'),
    unchanged: () => undefined,
    changed: () => {
      said = changeOne(content)
    },
  }
  mkdirSync(folder, { recursive: true })
  return {
    name: 'kade',
    about: 'this generator',
    situations: ['cold', 'unchanged', 'changed'],
    out,
    program: {
      command,
      argv: [...called(), '--content', content, '--out', out, '--origin', origin],
      cwd: folder,
      // Sources are compiled by these settings wherever the command is called.
      environment: { TSX_TSCONFIG_PATH: join(root, 'tsconfig.json') },
    },
    prepare: (situation) => make[situation](),
    judge: (situation) =>
      situation !== 'changed' || pageOf(out, changedId).includes(said)
        ? undefined
        : `the page of "${changedId}" is as it was before its change`,
  }
}

/** What `npm run generate` hands to Node. */
const called = (): ReadonlyArray<string> => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly scripts: { readonly generate: string }
  }
  const words = scripts.generate.split(' ').slice(1)
  return words.map((word) => (word.startsWith('scripts/') ? join(root, word) : word))
}

const pageOf = (out: string, id: string): string => {
  const { routes } = JSON.parse(readFileSync(join(out, manifestPath), 'utf8')) as Manifest
  const path = routes.find(({ page, locale }) => page === id && locale === 'nl-BE')?.path ?? ''
  return readFileSync(join(out, pageFile(path)), 'utf8')
}

type Manifest = { readonly routes: ReadonlyArray<{ readonly page: string; readonly locale: string; readonly path: string }> }
