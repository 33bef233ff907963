import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { contentOf } from '../../../adapters/content/content.ts'
import { platformLocales } from '../../../adapters/content/locales.ts'
import { indexFiles, NotAnExport } from '../../../adapters/export/index-files.ts'
import { recordsIn } from '../../../adapters/export/records.ts'
import { rowsIn } from '../../../adapters/export/rows.ts'
import { memoryDelivery } from '../../../adapters/memory/embedded.ts'
import { TE } from '../../../domain/prelude.ts'
import type { Content } from '../../../ports/content.ts'
import { readExport } from '../../../site/export.ts'
import { describeContent } from '../../contracts/content.ts'
import { entry, smallExport } from '../../data/export.ts'
import { temporaryFolder } from '../../data/folder.ts'
import { success } from '../../data/outcome.ts'

const at = { spaceId: 'embedded', environmentId: 'master' }

describe('the records of export files', () => {
  const folder = temporaryFolder()
  let count = 0
  const fileOf = (json: unknown, indent = 2): string => {
    const file = join(folder, `${count++}.json`)
    writeFileSync(file, JSON.stringify(json, null, indent))
    return file
  }

  const content = (): Content => {
    const { inLocale, locales, idsOf, rowOf } = recordsIn(indexFiles([fileOf(smallExport())]))
    return contentOf(platformLocales(locales), (locale) => {
      const read = inLocale(locale.iso)
      const isPage = (id: string) => rowOf('Entry', id)?.type === 'page'
      return TE.right({ locale, idsOf, isPage, entry: (id) => read('Entry', id), asset: (id) => read('Asset', id) })
    })
  }
  describeContent('of an export file, read where it lies', content)

  it('are those that the platform itself delivers, in every locale of the embedded content', async () => {
    const files = readdirSync('site/content').filter((name) => name.endsWith('.json'))
    const records = recordsIn(indexFiles(files.map((name) => join('site/content', name))))
    const delivery = memoryDelivery(await success(readExport('site/content')))
    expect(records.locales).to.deep.equal(
      (await success(delivery.getLocales(at))).items.map(({ code, name, default: isDefault, fallbackCode }) => ({
        code,
        name,
        default: isDefault,
        fallbackCode,
      })),
    )
    for (const { code } of records.locales) {
      const read = records.inLocale(code)
      for (const [kind, list] of [
        ['Entry', delivery.getEntries],
        ['Asset', delivery.getAssets],
      ] as const) {
        const { items, total } = await success(list({ ...at, query: { locale: code, include: 0, limit: 1000 } }))
        expect(items).to.have.length(total)
        for (const { sys, fields } of items) {
          const found = read(kind, sys.id)
          expect(found?.fields, `${kind} ${sys.id}`).to.deep.equal(fields)
          expect(found?.sys, `${kind} ${sys.id}`).to.include({ id: sys.id, type: sys.type, updatedAt: sys.updatedAt })
        }
      }
    }
    records.close()
  })

  it('are not drafts, nor archived ones', () => {
    const json = smallExport()
    json.entries.push({ ...entry('draft', 'page', {}), sys: { id: 'draft', type: 'Entry', version: 1 } })
    json.entries.push({
      ...entry('away', 'page', {}),
      sys: { id: 'away', type: 'Entry', version: 3, publishedVersion: 1, archivedVersion: 2 },
    })
    const ids = [...rowsIn(indexFiles([fileOf(json)]).rows)].map(({ id }) => id)
    expect(ids).to.include('home').and.not.include('draft').and.not.include('away')
  })

  it('have their files where the website serves them', () => {
    const json = smallExport()
    const file = { 'nl-BE': { url: '//images.ctfassets.net/a/b/c/quay.png', contentType: 'image/png' } }
    json.assets.push({ sys: { id: 'quay', type: 'Asset' }, fields: { file } } as never)
    const { inLocale } = recordsIn(indexFiles([fileOf(json)]), (url) =>
      url.endsWith('quay.png') ? '/assets/quay.png' : undefined,
    )
    expect(inLocale('nl-BE')('Asset', 'quay')?.fields.file).to.include({ url: '/assets/quay.png' })
  })

  it('are found again by their bytes, and those that changed by other ones', () => {
    const json = smallExport()
    const before = [...rowsIn(indexFiles([fileOf(json)]).rows)]
    const home = json.entries.find(({ sys }) => sys.id === 'home')
    if (home) home.fields.title = { 'nl-BE': 'Anders', 'en-US': 'Other' }
    const cold = indexFiles([fileOf(json)])
    const warm = indexFiles([fileOf(json)], before)
    expect(warm.rows).to.deep.equal(cold.rows)
    const changed = [...rowsIn(warm.rows)].filter(({ id, hash }) => before.find((row) => row.id === id)?.hash !== hash)
    expect(changed.map(({ id }) => id)).to.deep.equal(['home'])
  })

  for (const [what, json] of [
    ['records without an id', { entries: [{ sys: { type: 'Entry' }, fields: {} }] }],
    ['the same id twice', { entries: [1, 2].map(() => ({ sys: { id: 'a', type: 'Entry' }, fields: {} })) }],
    ['a content type without fields', { contentTypes: [{ sys: { id: 'page', type: 'ContentType' }, name: 'Page' }] }],
  ] as const)
    it(`are no export with ${what}`, () => {
      expect(() => indexFiles([fileOf(json)])).to.throw(NotAnExport)
    })
})
