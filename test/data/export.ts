import { linkTo } from '../../domain/platform/sys.ts'

type Json = { [key: string]: unknown }
export type ExportJson = { contentTypes: Array<Json>; entries: Array<EntryJson>; assets: Array<EntryJson>; locales: Array<Json> }
export type EntryJson = { sys: Json & { id: string }; fields: { [field: string]: { [locale: string]: unknown } } }

export const link = (id: string) => linkTo('Entry', id)
export const links = (...ids: ReadonlyArray<string>) => ids.map(link)

/** A published entry: a field given as `[Dutch, English]` is translated, anything else is the same in both. */
export const entry = (id: string, contentType: string, fields: { [field: string]: unknown }): EntryJson => ({
  sys: {
    id,
    type: 'Entry',
    contentType: linkTo('ContentType', contentType),
    createdAt: '2024-01-01T00:00:00.000Z',
    updatedAt: '2024-01-01T00:00:00.000Z',
    publishedAt: '2024-01-01T00:00:00.000Z',
    version: 2,
    publishedVersion: 1,
  },
  fields: Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value instanceof Translated ? { 'nl-BE': value.nl, 'en-US': value.en } : { 'nl-BE': value },
    ]),
  ),
})

class Translated {
  readonly nl: unknown
  readonly en: unknown
  constructor(nl: unknown, en: unknown) {
    this.nl = nl
    this.en = en
  }
}
export const both = (nl: unknown, en: unknown): unknown => new Translated(nl, en)

export const page = (
  id: string,
  slugs: readonly [nl: string, en: string],
  fields: { [field: string]: unknown } = {},
): EntryJson =>
  entry(id, 'page', {
    title: both(`${id} (nl)`, `${id} (en)`),
    description: both(`Over ${id}.`, `About ${id}.`),
    slug: both(...slugs),
    root: false,
    ...fields,
  })

export const richText = (...paragraphs: ReadonlyArray<string>) => ({
  nodeType: 'document',
  data: {},
  content: paragraphs.map((value) => ({
    nodeType: 'paragraph',
    data: {},
    content: [{ nodeType: 'text', value, marks: [], data: {} }],
  })),
})

const localized: { readonly [contentType: string]: ReadonlyArray<string> } = {
  website: ['title', 'tagline'],
  page: ['title', 'description', 'seoSubtitle', 'slug'],
  module: ['anchor'],
  moduleParagraphs: ['title', 'text'],
  moduleCards: ['title'],
  layoutNavigation: ['label'],
  layoutLocales: ['label'],
  layoutHeader: [],
  layoutFooter: [],
  layoutTemplate: [],
  layoutSections: [],
  sharedLink: ['label'],
  factsArticle: [],
}

/**
 * The smallest website that has all kinds of things: four pages in two languages and one in Dutch only, which nothing links to,
 * a section, a layout. Change it freely.
 */
export const smallExport = (): ExportJson => ({
  contentTypes: Object.entries(localized).map(([id, fields]) => ({
    sys: { id, type: 'ContentType' },
    name: id,
    fields: fields.map((field) => ({ id: field, localized: true })),
  })),
  locales: [
    { code: 'nl-BE', name: 'Nederlands', default: true, fallbackCode: null },
    { code: 'en-US', name: 'English', default: false, fallbackCode: null },
  ],
  assets: [],
  entries: [
    entry('website', 'website', {
      title: both('Kade', 'Quay'),
      tagline: both(undefined, 'On the move'),
      defaultPage: link('home'),
      failurePage: link('lost'),
      template: link('layout'),
    }),
    entry('layout', 'layoutTemplate', { header: link('header'), footer: link('footer') }),
    entry('header', 'layoutHeader', { navigation: link('navigation'), locales: link('locales') }),
    entry('footer', 'layoutFooter', {}),
    entry('locales', 'layoutLocales', { label: both('Taal', 'Language') }),
    entry('navigation', 'layoutNavigation', { label: both('Menu', 'Menu'), links: links('to-about') }),
    entry('to-about', 'sharedLink', { label: both('Over ons', 'About us'), page: link('about') }),
    page('home', ['thuis', 'home'], { pages: links('about') }),
    page('about', ['over-ons', 'about-us'], { pages: links('story'), sections: links('about.text') }),
    page('story', ['verhaal', 'story']),
    entry('only-dutch', 'page', {
      title: 'Alleen hier',
      description: 'Alleen in het Nederlands.',
      slug: 'alleen-nederlands',
      root: false,
    }),
    page('lost', ['weg', 'lost']),
    entry('about.text', 'moduleParagraphs', { text: both(richText('Wij zijn de kade.'), richText('We are the quay.')) }),
  ],
})

/** The entry of that id, to be changed in place. */
export const entryIn = ({ entries }: ExportJson, id: string): EntryJson => {
  const found = entries.find(({ sys }) => sys.id === id)
  if (!found) throw new Error(`There is no entry "${id}" in this export.`)
  return found
}
