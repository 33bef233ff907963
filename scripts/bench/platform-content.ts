import { linkTo } from '../../domain/platform/sys.ts'
import type { ExportFile } from '../../ports/platform/export-file.ts'

const types = 10
/** Entries in all, spread over ten content types; each links to the one before it. */
export const contentOf = (count: number): ExportFile => {
  const time = (index: number): string => new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString()
  const fields = [
    { id: 'title', name: 'Title', type: 'Symbol', localized: true, required: true },
    { id: 'slug', name: 'Slug', type: 'Symbol', validations: [{ unique: true }] },
    { id: 'body', name: 'Body', type: 'Text', localized: true },
    { id: 'number', name: 'Number', type: 'Integer' },
    { id: 'previous', name: 'Previous', type: 'Link', linkType: 'Entry' },
  ]
  const published = (index: number) => ({
    createdAt: time(index),
    updatedAt: time(index),
    publishedAt: time(index),
    firstPublishedAt: time(index),
    publishedCounter: 1,
    version: 2,
    publishedVersion: 1,
  })
  return {
    contentTypes: Array.from({ length: types }, (_, index) => ({
      name: `Type ${index}`,
      displayField: 'title',
      fields,
      sys: { id: `type${index}`, type: 'ContentType', ...published(0) },
    })),
    entries: Array.from({ length: count }, (_, index) => ({
      sys: {
        id: `entry${index}`,
        type: 'Entry',
        contentType: linkTo('ContentType', `type${index % types}`),
        ...published(index),
      },
      fields: {
        title: { 'nl-BE': `Titel ${index}`, 'en-US': `Title ${index}` },
        slug: { 'nl-BE': `slug-${index}` },
        body: { 'nl-BE': `Een paar woorden over nummer ${index}. `.repeat(8) },
        number: { 'nl-BE': index },
        ...(index > 0 ? { previous: { 'nl-BE': linkTo('Entry', `entry${index - 1}`) } } : {}),
      },
    })),
    assets: [],
    locales: [
      { code: 'nl-BE', name: 'Dutch (Belgium)', default: true, fallbackCode: null },
      { code: 'en-US', name: 'English (United States)', default: false, fallbackCode: 'nl-BE' },
    ],
    editorInterfaces: [],
    tags: [],
    roles: [],
    webhooks: [],
    // Enough of an export file for the platform to take it in.
  } as unknown as ExportFile
}
