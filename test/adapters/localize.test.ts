import { expect } from 'chai'
import { memoryDelivery } from '../../adapters/memory/embedded.ts'
import { emptyExport } from '../../adapters/wire/export-file.ts'
import { linkTo } from '../../domain/platform/sys.ts'
import type { ExportFile } from '../../ports/platform/export-file.ts'
import { success } from '../data/outcome.ts'

const record = {
  sys: { id: 'a', type: 'Entry', contentType: linkTo('ContentType', 'page') },
  fields: {
    title: { 'nl-BE': 'Kade', 'en-US': 'Quay' },
    lead: { 'nl-BE': 'Aan het water' },
    hidden: { 'nl-BE': null },
    root: { 'nl-BE': false },
  },
}

const file = (fallbacks: { readonly [code: string]: string | null }, contentTypes: ExportFile['contentTypes']): ExportFile => ({
  ...emptyExport,
  contentTypes,
  locales: Object.entries(fallbacks).map(([code, fallbackCode]) => ({
    code,
    name: code,
    default: code === 'nl-BE',
    fallbackCode,
  })),
})

const model = [
  {
    sys: { id: 'page', type: 'ContentType' },
    name: 'Page',
    fields: ['title', 'lead', 'hidden'].map((id) => ({ id, localized: true })).concat({ id: 'root', localized: false }),
  },
]

const inLocale = async (locale: string, fallbacks: { readonly [code: string]: string | null }, contentTypes = model) => {
  const delivery = memoryDelivery({ ...file(fallbacks, contentTypes), entries: [record] })
  const { items } = await success(delivery.getEntries({ spaceId: 'local', environmentId: 'master', query: { locale } }))
  return items[0]?.fields ?? {}
}

describe('a record in one locale', () => {
  it('has the values of that locale, and the default ones of fields that are not localized', async () => {
    expect(await inLocale('en-US', { 'nl-BE': null, 'en-US': null })).to.deep.equal({ title: 'Quay', root: false })
  })

  it('falls back as the space is configured', async () => {
    expect(await inLocale('en-US', { 'nl-BE': null, 'en-US': 'nl-BE' })).to.deep.equal({
      title: 'Quay',
      lead: 'Aan het water',
      root: false,
    })
    expect((await inLocale('en-GB', { 'nl-BE': null, 'en-GB': 'en-US', 'en-US': 'nl-BE' })).title).to.equal('Quay')
  })

  it('survives fallbacks that run in a circle', async () => {
    expect(await inLocale('fr-BE', { 'nl-BE': null, 'fr-BE': 'de-BE', 'de-BE': 'fr-BE' })).to.deep.equal({ root: false })
  })

  it('has default values where the export does not say what is localized', async () => {
    expect(await inLocale('en-US', { 'nl-BE': null, 'en-US': null }, [])).to.deep.equal({
      title: 'Quay',
      lead: 'Aan het water',
      root: false,
    })
  })
})
