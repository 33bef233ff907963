import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect } from 'chai'
import { buildPackage, entries } from '../../scripts/package.ts'
import { temporaryFolder } from '../data/folder.ts'

const { devDependencies, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly devDependencies: { readonly [name: string]: string }
  readonly dependencies: { readonly [name: string]: string }
}

/** What a reader of the README would try first. */
const snippets = [...readFileSync('README.md', 'utf8').matchAll(/```ts\n(.*?)```/gs)]
  .map(([, code = '']) => code)
  .filter((code) => code.includes("from 'kade/"))
const promised = (code: string): string =>
  code
    .trimEnd()
    .split('\n')
    .filter((line) => line.startsWith('// '))
    .at(-1)
    ?.slice(3) ?? ''

/** Uses every entry, as a program in TypeScript does. */
const program = `
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { createClient, createPlatform } from 'kade/management'
import { createClient as createDelivery, entriesOf } from 'kade/delivery'
import { publicationState, resolve } from 'kade/domain'
import { explain, type PlatformError } from 'kade/ports'
import { memoryDelivery, emptyExport } from 'kade/memory'
import { generate, load } from 'kade/renderer'

const client = createClient({ accessToken: 'a' }, { defaults: { spaceId: 's', environmentId: 'e' } })
export const title = async (): Promise<unknown> => (await client.entry.get({ entryId: 'x' })).fields.title
export const names = async (): Promise<ReadonlyArray<string>> => {
  const found: Array<string> = []
  for await (const tag of client.tag.iterate()) found.push(tag.name)
  return found
}
export const publish = (): TE.TaskEither<PlatformError, number> => {
  const platform = createPlatform({ accessToken: 'a' })
  const at = { spaceId: 's', environmentId: 'e', entryId: 'x' }
  return pipe(platform.entry.get(at), TE.flatMap((entry) => platform.entry.publish(at, entry)), TE.map(({ sys }) => sys.version ?? 0))
}
type Article = { readonly title: string }
export const articles = (): Promise<ReadonlyArray<string>> =>
  createDelivery({ space: 's', accessToken: 'a' })
    .getEntries<Article>(entriesOf<Article>('article').where('fields.title', 'exists', true).toQuery())
    .then(({ items }) => items.map(({ fields }) => fields.title))
export const all = [publicationState, resolve, explain, memoryDelivery(emptyExport), generate, load]
// @ts-expect-error an entry is named by its id
client.entry.get({})
export const slimmer = async () => client.contentType.omitAndDeleteField({ contentTypeId: 'a' }, await client.contentType.get({ contentTypeId: 'a' }), 'field')
export const processed = async () => client.asset.processForLocale({}, await client.asset.get({ assetId: 'a' }), 'nl-BE', { processingCheckWait: 1 })
export const token = () => client.personalAccessToken.create({ name: 'CI', scopes: [] })
`

describe('the package', function () {
  this.timeout(180_000)
  const folder = temporaryFolder()
  const project = join(folder, 'project')
  const npm = (...args: ReadonlyArray<string>) =>
    execFileSync('npm', args, { cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  const run = (node: string, code: string) => {
    writeFileSync(join(project, 'program.mjs'), code)
    return spawnSync(node, ['program.mjs'], { cwd: project, encoding: 'utf8' })
  }

  before(async () => {
    const built = await buildPackage()
    const tarball = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], {
      cwd: built,
      encoding: 'utf8',
    }).trim()
    mkdirSync(project)
    writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }')
    npm('install', '--silent', '--no-audit', '--no-fund', '--prefer-offline', join(folder, tarball))
  })

  it('brings two dependencies, and the five that one of them brings', () => {
    const installed = npm('ls', '--all', '--parseable').trim().split('\n').slice(1)
    expect(installed.map((path) => path.split('node_modules/').at(-1)).sort()).to.deep.equal([
      'cross-fetch',
      'fp-ts',
      'kade',
      'node-fetch',
      'tr46',
      'webidl-conversions',
      'whatwg-url',
    ])
  })

  for (const entry of Object.keys(entries).filter((name) => name !== 'renderer'))
    it(`is imported as kade/${entry}`, () => {
      const { stdout, stderr } = run(process.execPath, `console.log(typeof (await import('kade/${entry}')))`)
      expect(stdout.trim(), stderr).to.equal('object')
    })

  it('is understood by TypeScript, however it looks for modules', () => {
    const versions = { ...dependencies, ...devDependencies }
    npm(
      'install',
      '--silent',
      '--no-audit',
      '--no-fund',
      '--prefer-offline',
      ...['react', 'react-dom', '@types/react', '@types/node'].map((name) => `${name}@${versions[name]}`),
    )
    writeFileSync(join(project, 'program.ts'), program)
    for (const [module, moduleResolution] of [
      ['nodenext', 'nodenext'],
      ['preserve', 'bundler'],
    ]) {
      const options = {
        target: 'es2022',
        lib: ['es2022', 'dom', 'dom.iterable'],
        module,
        moduleResolution,
        types: ['node'],
        strict: true,
        noEmit: true,
        skipLibCheck: false,
      }
      writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['program.ts'] }))
      const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('node_modules/typescript/lib/tsc.js')], {
        cwd: project,
        encoding: 'utf8',
      })
      expect(status, `${moduleResolution}: ${stdout}${stderr}`).to.equal(0)
    }
    const { stdout, stderr } = run(process.execPath, "console.log(typeof (await import('kade/renderer')).generate)")
    expect(stdout.trim(), stderr).to.equal('function')
  })

  it('is shown in the README', () => expect(snippets.length).to.be.above(2))

  const runs = (node: () => string) => {
    for (const code of snippets)
      it(`prints what the README says: ${promised(code)}`, () => {
        const { stdout, stderr } = run(node(), code)
        expect(stdout.trim(), stderr).to.equal(promised(code))
      })
  }

  describe('on this Node', () => runs(() => process.execPath))

  for (const version of ['20', '22', '24'].filter((major) => !process.version.startsWith(`v${major}.`)))
    describe(`on Node ${version}`, () => {
      const home = join(folder, `node-${version}`)
      const node = join(home, 'node_modules/node/bin/node')
      before(function () {
        mkdirSync(home)
        writeFileSync(join(home, 'package.json'), '{ "private": true }')
        const had = spawnSync('npm', ['install', '--silent', '--no-audit', '--no-fund', '--prefer-offline', `node@${version}`], {
          cwd: home,
          encoding: 'utf8',
          timeout: 90_000,
        })
        if (existsSync(node) && spawnSync(node, ['--version']).status === 0) return
        console.log(
          `      Node ${version} could not be had here: ${had.stderr.trim().split('\n')[0] || 'its package has no program for this machine'}.`,
        )
        this.skip()
      })
      runs(() => node)
    })
})
