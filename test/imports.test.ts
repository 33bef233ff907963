import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect } from 'chai'

/** For each room of the house: where a file stands, and what it must not import. */
const violations: ReadonlyArray<readonly [path: string, ...imports: ReadonlyArray<string>]> = [
  [
    'domain/planted.ts',
    '../ports/content.ts',
    '../adapters/node/clock.ts',
    '../renderer/load.ts',
    '../site/main.ts',
    'fp-ts/lib/Option.js',
    'io-ts',
    'react',
    'inversify',
    'node:fs',
    'cross-fetch',
  ],
  ['domain/platform/planted.ts', '../../ports/content.ts', 'fp-ts/lib/Option.js', 'node:fs'],
  [
    'ports/planted.ts',
    '../adapters/node/clock.ts',
    '../renderer/load.ts',
    '../site/main.ts',
    'io-ts',
    'react',
    'node:fs',
    'fp-ts/lib/Option.js',
    'inversify',
  ],
  ['ports/platform/planted.ts', '../../adapters/wire/delivery.ts', 'io-ts'],
  [
    'adapters/wire/planted.ts',
    '../http/transport.ts',
    '../memory/store.ts',
    '../node/clock.ts',
    '../content/content.ts',
    '../../renderer/load.ts',
    'node:fs',
    'cross-fetch',
    'react',
  ],
  [
    'adapters/http/planted.ts',
    '../memory/store.ts',
    '../node/clock.ts',
    '../content/content.ts',
    '../../site/main.ts',
    'node:fs',
    'io-ts',
    'react',
  ],
  [
    'adapters/promise/planted.ts',
    '../memory/store.ts',
    '../node/clock.ts',
    '../content/content.ts',
    '../../site/main.ts',
    'node:fs',
    'io-ts',
    'cross-fetch',
    'fp-ts/lib/Option.js',
  ],
  ['adapters/signatures/planted.ts', '../http/transport.ts', '../wire/sys.ts', 'node:crypto', 'io-ts'],
  ['adapters/environment/planted.ts', '../http/transport.ts', '../../site/options.ts', 'node:process', 'io-ts'],
  ['adapters/http/planted-door.ts', '../promise/error.ts', '../signatures/request.ts'],
  [
    'adapters/memory/planted.ts',
    '../wire/delivery.ts',
    '../http/transport.ts',
    '../node/clock.ts',
    '../content/content.ts',
    'node:fs',
    'io-ts',
    'cross-fetch',
  ],
  [
    'adapters/content/planted.ts',
    '../wire/delivery.ts',
    '../http/transport.ts',
    '../node/clock.ts',
    '../memory/store.ts',
    'node:fs',
    'cross-fetch',
  ],
  [
    'adapters/emulator/planted.ts',
    '../http/transport.ts',
    '../content/content.ts',
    '../../renderer/load.ts',
    '../../site/main.ts',
    'io-ts',
    'react',
    'cross-fetch',
    'fp-ts/lib/Option.js',
  ],
  [
    'adapters/export/planted.ts',
    '../http/transport.ts',
    '../content/content.ts',
    '../memory/store.ts',
    '../node/clock.ts',
    '../../renderer/load.ts',
    'io-ts',
    'react',
  ],
  ['site/generation/planted.ts', 'io-ts', 'fp-ts/lib/Option.js', 'inversify'],
  [
    'adapters/node/planted.ts',
    '../wire/delivery.ts',
    '../http/transport.ts',
    '../content/content.ts',
    '../memory/store.ts',
    'io-ts',
    'react',
  ],
  [
    'renderer/planted.ts',
    '../adapters/node/clock.ts',
    '../site/main.ts',
    'node:fs',
    'io-ts',
    'inversify',
    'cross-fetch',
    'fp-ts/lib/Option.js',
  ],
  ['site/planted.ts', 'inversify', 'fp-ts/lib/Option.js', 'io-ts', 'cross-fetch'],
  [
    'site/fields/planted.ts',
    'react',
    '../../ports/content.ts',
    '../../adapters/node/clock.ts',
    '../../renderer/load.ts',
    'fp-ts/lib/Option.js',
    'node:fs',
  ],
  ['site/modules/hero/planted.ts', 'react', '../../../ports/content.ts', '../../../adapters/node/clock.ts'],
  [
    'site/modules/hero/planted.tsx',
    'io-ts',
    'inversify',
    'fp-ts/lib/Option.js',
    '../../../ports/content.ts',
    '../../../adapters/node/clock.ts',
    '../../../renderer/load.ts',
  ],
  ['site/layout/planted.tsx', 'io-ts', 'inversify', '../../ports/content.ts', '../../adapters/node/clock.ts'],
  ['site/rich-text/planted.tsx', 'io-ts', 'fp-ts/lib/Option.js', '../../ports/content.ts'],
  ['site/page/planted.tsx', 'io-ts', '../../adapters/node/clock.ts'],
  ['site/catalogue/planted.ts', 'io-ts', 'fp-ts/lib/Option.js', 'inversify', 'node:fs', '../../adapters/node/clock.ts'],
  ['site/check/planted.ts', 'react', 'inversify', 'io-ts', 'fp-ts/lib/Option.js', '../../renderer/head.tsx'],
  ['site/check/rules/planted.ts', 'node:fs', 'htmlparser2', 'react', '../../../renderer/head.tsx'],
  [
    'site/browser/planted.ts',
    'io-ts',
    'fp-ts/lib/Option.js',
    'inversify',
    'node:fs',
    '../../renderer/load.ts',
    '../../adapters/node/clock.ts',
  ],
  ['site/covers/planted.ts', 'react', 'sharp', 'node:crypto', '../../adapters/node/clock.ts', '../../renderer/load.ts'],
]

/** The other side: imports that each room may well have. */
const allowed: ReadonlyArray<readonly [path: string, ...imports: ReadonlyArray<string>]> = [
  ['domain/prelude.ts', 'fp-ts/lib/Option.js'],
  ['domain/allowed.ts', './prelude.ts', './page.ts'],
  ['ports/allowed.ts', '../domain/page.ts'],
  ['adapters/wire/allowed.ts', 'io-ts', '../../domain/page.ts', '../../ports/content.ts'],
  ['adapters/http/allowed.ts', '../wire/delivery.ts', 'cross-fetch', '../../ports/content.ts'],
  [
    'adapters/promise/allowed.ts',
    '../http/platform.ts',
    '../wire/transport.ts',
    '../../ports/errors.ts',
    '../../domain/prelude.ts',
  ],
  ['adapters/signatures/allowed.ts', '../../domain/prelude.ts'],
  ['adapters/environment/allowed.ts', '../../domain/prelude.ts'],
  ['adapters/content/allowed.ts', 'io-ts', '../../ports/content.ts'],
  ['adapters/emulator/allowed.ts', '../wire/server.ts', '../memory/memory.ts', 'node:http', 'sharp', '../../ports/clock.ts'],
  ['adapters/memory/allowed.ts', 're2js', '../../ports/clock.ts', '../../domain/prelude.ts'],
  ['adapters/node/allowed.ts', 'node:fs', 'esbuild', 'sirv', '../../ports/output.ts'],
  ['renderer/allowed.ts', '../ports/content.ts', 'react', 'react-dom/server'],
  ['site/container.ts', 'inversify', '../adapters/node/clock.ts', '../ports/content.ts'],
  ['site/catalogue/allowed.ts', 'react', '../../renderer/document.tsx', '../covers/cover.ts', '../page/page.tsx'],
  ['site/check/allowed.ts', 'htmlparser2', 'node:worker_threads', '../../adapters/node/host-rules.ts', '../../domain/paths.ts'],
  ['site/check/rules/allowed.ts', '../../../adapters/node/host-rules.ts', '../model.ts'],
  ['site/browser/allowed.ts', 'qs', 'react-dom/client', '../../domain/paths.ts', '../layout/layout.tsx'],
  ['site/covers/allowed.ts', '../../domain/cover.ts', '../../ports/output.ts'],
  ['site/modules/hero/fields.ts', '../../fields/link.ts', '../../../domain/page.ts', 'io-ts'],
  ['site/modules/hero/view.tsx', 'react', '../../../domain/page.ts', '../../texts/context.ts'],
]

const source = (imports: ReadonlyArray<string>): string =>
  [
    ...imports.map((from, index) => `import * as x${index} from '${from}'`),
    `export const all = [${imports.map((_, index) => `x${index}`)}]`,
    '',
  ].join('\n')

/** What Biome says, with the project's own configuration, of these files; they stand in a folder of their own. */
const lint = (files: ReadonlyArray<readonly [path: string, contents: string]>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'kade-rules-'))
  copyFileSync('biome.json', join(folder, 'biome.json'))
  for (const [path, contents] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), contents)
  }
  try {
    const biome = resolve('node_modules/@biomejs/biome/bin/biome')
    const { stdout, stderr } = spawnSync(process.execPath, [biome, 'lint', '--colors=off', '--max-diagnostics=none', '.'], {
      cwd: folder,
      encoding: 'utf8',
    })
    return stdout + stderr
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const restricted = 'lint/style/noRestrictedImports'

describe('the import rules', () => {
  const said = lint(violations.map(([path, ...imports]) => [path, source(imports)]))

  for (const [path, ...imports] of violations)
    it(`catch every one of ${imports.length} planted in ${path}`, () => {
      for (const [index, from] of imports.entries()) expect(said, from).to.contain(`${path}:${index + 1}:`)
      expect(said.split('\n').filter((line) => line.startsWith(`${path}:`) && line.includes(restricted))).to.have.length(
        imports.length,
      )
    })

  it('let pass what is allowed', () => {
    expect(lint(allowed.map(([path, ...imports]) => [path, source(imports)]))).not.to.contain(restricted)
  })

  it('catch a cycle', () => {
    const cycle = lint([
      ['domain/one.ts', "import { two } from './two.ts'\nexport const one = () => two\n"],
      ['domain/two.ts', "import { one } from './one.ts'\nexport const two = () => one\n"],
    ])
    expect(cycle).to.contain('lint/suspicious/noImportCycles')
  })
})
