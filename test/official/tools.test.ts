import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { createPlatform, type LocalPlatform } from '../../adapters/emulator/platform.ts'
import { E } from '../../domain/prelude.ts'
import { readExport } from '../../site/export.ts'
import { temporaryFolder } from '../data/folder.ts'
import { kade } from '../data/run.ts'

const execute = promisify(execFile)
type Json = { readonly [name: string]: unknown }
type Entity = Json & { readonly sys: Json & { readonly id: string } }
type Exported = { readonly [kind: string]: ReadonlyArray<Entity> }

/** What dates, people, versions and places say is of no interest; in a file they may be missing. */
const passing = /^(version|.*(At|By|Counter|Version)|space|environment|fieldStatus|automationTags|urn|widget|organization)$/
/** No tags and no concepts are the same as none said. */
const isNoneOf = (name: string, inner: unknown): boolean =>
  ['tags', 'concepts'].includes(name) && Array.isArray(inner) && inner.length === 0
const stripped = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(stripped)
  // A file that was uploaded has a new address, and its old name.
  if (typeof value === 'string') return value.replace(/^\/\/\S+\/(?=[^/]+$)/, '//')
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, inner]) => !passing.test(name) && inner !== null && inner !== undefined && !isNoneOf(name, inner))
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, stripped(inner)]),
  )
}
const byId = (entities: ReadonlyArray<Entity>) => Object.fromEntries(entities.map((entity) => [entity.sys.id, stripped(entity)]))

describe('the official tools', function () {
  this.timeout(180_000)
  const folder = temporaryFolder()

  describe('contentful-import and contentful-export', () => {
    let platform: LocalPlatform
    let given: Exported
    let taken: Exported

    before(async () => {
      const read = await readExport('site/content')()
      if (E.isLeft(read)) throw new Error('The embedded content cannot be read.')
      given = JSON.parse(JSON.stringify(read.right)) as Exported
      const [from, to] = [join(folder, 'from.json'), join(folder, 'to.json')]
      writeFileSync(from, JSON.stringify(given))
      platform = await createPlatform({ spaces: [{ id: 'local', defaultLocale: 'nl-BE' }] })
      // The import tool knows one host for uploads only, which is led here.
      const copy = ['--import=./scripts/to-loopback.mjs', 'test/official/copy.cjs', platform.host, from, to, 'site/content']
      const env = { ...process.env, KADE_PLATFORM_URL: platform.url }
      await execute(process.execPath, copy, { maxBuffer: 1e8, env })
      taken = JSON.parse(readFileSync(to, 'utf8')) as Exported
    })
    after(() => platform.close())

    for (const kind of ['entries', 'assets', 'tags'])
      it(`take out the ${kind} that they put in`, () => {
        expect(byId(taken[kind] ?? [])).to.deep.equal(byId(given[kind] ?? []))
      })

    it('leave every entry as public as it was', () => {
      const isPublic = ({ sys }: Entity) => [sys.id, sys.publishedVersion !== undefined]
      expect(taken.entries?.map(isPublic).sort()).to.deep.equal(given.entries?.map(isPublic).sort())
    })

    it('take out the content types that they put in, with what is so unless it is said', () => {
      const fieldsOf = ({ fields }: Entity) =>
        (fields as ReadonlyArray<Json>).map(
          ({ id, type, localized = false, required = false, validations = [], items, linkType }) =>
            stripped({ id, type, localized, required, validations, items: items && { validations: [], ...items }, linkType }),
        )
      const model = (all: Exported) =>
        new Map(all.contentTypes?.map((type) => [type.sys.id, [type.name, type.displayField, fieldsOf(type)]]))
      expect(model(taken)).to.deep.equal(model(given))
    })

    it('keep the locales, and which of them falls back to which', () => {
      const codes = (all: Exported) =>
        all.locales?.map(({ code, default: standard, fallbackCode }) => [code, standard, fallbackCode ?? null]).sort()
      expect(codes(taken)).to.deep.equal(codes(given))
    })
  })

  describe('contentful-migration', () => {
    it('changes a content type and its entries, and publishes those that were public', async () => {
      const result = join(folder, 'migrated.json')
      const tool = [
        'node_modules/.bin/contentful-migration',
        '-s',
        'local',
        '-e',
        'master',
        '-a',
        'any',
        '--yes',
        'test/official/migration.cjs',
      ]
      const run = await kade(['platform', '--import', 'site/content', `--export-on-exit=${result}`, 'exec', '--', ...tool])
      expect(run.code, `${run.stdout}${run.stderr}`).to.equal(0)
      const { contentTypes = [], entries = [], editorInterfaces = [] } = JSON.parse(readFileSync(result, 'utf8')) as Exported
      const page = contentTypes.find(({ sys }) => sys.id === 'page')
      const ids = ((page?.fields ?? []) as ReadonlyArray<Json>).map(({ id }) => id)
      expect(ids).to.include('kicker').and.not.include('root')
      expect(contentTypes.find(({ sys }) => sys.id === 'note')?.sys.publishedVersion).to.equal(1)
      const home = entries.find(({ sys }) => sys.id === 'home')
      const { title, kicker } = (home?.fields ?? {}) as { readonly [field: string]: { readonly [locale: string]: string } }
      expect(kicker?.['nl-BE']).to.equal(title?.['nl-BE']?.toUpperCase())
      expect(home?.sys.publishedVersion).to.equal(Number(home?.sys.version) - 1)
      const controls = editorInterfaces.find(({ sys }) => (sys.contentType as Entity).sys.id === 'page')
        ?.controls as ReadonlyArray<Json>
      expect(controls.find(({ fieldId }) => fieldId === 'kicker')).to.deep.include({ settings: { helpText: 'Above the title' } })
    })
  })
})
