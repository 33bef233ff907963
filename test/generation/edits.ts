import type { EntryJson, ExportJson } from '../data/export.ts'
import { at, isIn, isWords, linksIn, linkTo, ofType, piecesOf, type Value, valuesOf } from './values.ts'

/** Changes one thing; `pick` chooses which. */
type Edit = (content: ExportJson, pick: number) => void

type Places = (content: ExportJson) => ReadonlyArray<Value>

/** One of these has more words. */
const moreWords =
  (places: Places): Edit =>
  (content, pick) => {
    const { values, locale, value } = at(places(content), pick)
    values[locale] = `${value as string} *`
  }

/** One of these lists is the other way round. */
const reversed =
  (places: Places): Edit =>
  (content, pick) =>
    void linksIn(at(places(content), pick)).reverse()

const pages = (content: ExportJson) => ofType(content, 'page')

/** Where pages have pages below them. */
const overviews: Places = (content) =>
  valuesOf(pages(content)).filter((value) => value.field === 'pages' && linksIn(value).length > 0)

type Field = { id: string; omitted?: boolean; localized?: boolean }
const fieldOf = ({ contentTypes }: ExportJson, pick: number): Field => at(at(contentTypes, pick).fields as Array<Field>, pick)

/** Whatever an editor may do, and more. Some of it is wrong, which a run has to say whatever was there before. */
export const edits = {
  'a title or a label': moreWords(({ entries }) =>
    valuesOf(entries).filter(isIn('title', 'label', 'description', 'lead', 'text', 'tagline', 'caption', 'alt')),
  ),
  'the title of a page': moreWords((content) => valuesOf(pages(content)).filter(isIn('title'))),
  'a name for editors': moreWords(({ entries }) => valuesOf(entries).filter(isIn('name'))),
  'the layout': moreWords((content) => valuesOf(ofType(content, 'layout')).filter(isWords)),
  'the website': moreWords((content) => valuesOf(ofType(content, 'website')).filter(isWords)),
  'a person': moreWords((content) => valuesOf(ofType(content, 'sharedPerson')).filter(isIn('name', 'role'))),
  'a fact': moreWords((content) => valuesOf(ofType(content, 'facts')).filter(isWords)),
  'words about a picture': moreWords(({ assets }) => valuesOf(assets).filter(isWords)),
  'the order of pages': reversed(overviews),
  'the order of a list': reversed(({ entries }) => valuesOf(entries).filter((value) => linksIn(value).length > 0)),
  'the order of records': ({ entries }) => void entries.reverse(),
  'a word of a text': ({ entries }, pick) => {
    const text = at(
      valuesOf(entries).filter(({ value }) => piecesOf(value ?? {}).length > 0),
      pick,
    )
    const piece = at(piecesOf(text.value ?? {}), pick)
    piece.value = `${piece.value} *`
  },
  'a slug': (content, pick) => {
    const { values, locale, value } = at(valuesOf(pages(content)).filter(isIn('slug')), pick)
    values[locale] = `${value as string}-x`
  },
  'a page more': (content, pick) => {
    const page: EntryJson = structuredClone(at(pages(content), pick))
    const id = `page-${pick}`
    page.sys.id = id
    page.fields = { ...page.fields, pages: {}, slug: { 'nl-BE': id, 'en-US': id } }
    content.entries.push(page)
    linksIn(at(overviews(content), pick)).splice(pick % 3, 0, linkTo(id))
  },
  'a page less in its overview': (content, pick) => void linksIn(at(overviews(content), pick)).splice(pick % 2, 1),
  'a page unpublished': (content, pick) => {
    delete at(pages(content), pick).sys.publishedVersion
  },
  'what a link leads to': (content, pick) => {
    at(ofType(content, 'sharedLink'), pick).fields.page = { 'nl-BE': linkTo(at(pages(content), pick * 7).sys.id) }
  },
  'the size of a picture': ({ assets }, pick) => {
    const file = at(assets, pick).fields.file?.['nl-BE'] as { details: { image?: { width: number } } } | undefined
    if (file?.details.image) file.details.image.width += 1
  },
  'a translation less': (content, pick) => {
    for (const name of ['title', 'description', 'slug']) delete at(pages(content), pick).fields[name]?.['en-US']
  },
  'a date': (content, pick) => {
    at(ofType(content, 'factsArticle'), pick).fields.published = { 'nl-BE': `2020-0${(pick % 9) + 1}-01` }
  },
  'the topics of an article': (content, pick) => {
    at(ofType(content, 'factsArticle'), pick).fields.topics = { 'nl-BE': [`Onderwerp ${pick % 3}`], 'en-US': ['Topic'] }
  },
  'another time of publication': ({ entries }, pick) => {
    at(entries, pick).sys.publishedAt = `2024-05-${10 + (pick % 9)}T00:00:00.000Z`
  },
  'the id of a page': (content, pick) => {
    const { id } = at(pages(content), pick).sys
    Object.assign(content, JSON.parse(JSON.stringify(content).replaceAll(`"id":"${id}"`, `"id":"${id}-x"`)))
  },
  'the name of a language': ({ locales }, pick) => {
    const locale = at(locales, pick)
    locale.name = `${locale.name as string} *`
  },
  'a language that stands in for another': ({ locales }) => {
    for (const locale of locales) if (locale.code === 'en-US') locale.fallbackCode = locale.fallbackCode ? null : 'nl-BE'
  },
  'a field that is left out': (content, pick) => {
    const field = fieldOf(content, pick)
    field.omitted = !field.omitted
  },
  'a field that is translated no more': (content, pick) => {
    const field = fieldOf(content, pick)
    field.localized = !field.localized
  },
} as const satisfies { readonly [name: string]: Edit }

export type EditName = keyof typeof edits
