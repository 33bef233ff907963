import type { Facts } from '../../domain/facts.ts'
import type { LinkedEntry } from '../../domain/linked.ts'
import type { Locale } from '../../domain/locale.ts'
import type { Page } from '../../domain/page.ts'
import { isLink } from '../../domain/platform/sys.ts'
import { E, O, TH } from '../../domain/prelude.ts'
import type { Where } from '../../domain/problem.ts'
import type { PageRepository } from '../../ports/content.ts'
import type { Failure } from '../../ports/errors.ts'
import type { DeliveredEntry } from '../../ports/platform/delivery.ts'
import type { Outcome } from '../../ports/platform/operations.ts'
import { type Follower, followerOf, typeOf } from './follow.ts'
import { factsOf } from './records.ts'
import { sectionsOf } from './sections.ts'
import type { Snapshot } from './snapshot.ts'

type Read = TH.These<ReadonlyArray<Failure>, O.Option<Page>>

export const platformPages = (snapshotOf: (locale: Locale) => Outcome<Snapshot>): PageRepository => ({
  byId: (id, locale) => async () => {
    const snapshot = await snapshotOf(locale)()
    return E.isLeft(snapshot) ? TH.left([snapshot.left]) : readPage(snapshot.right, id)
  },
})

const readPage = (snapshot: Snapshot, id: string): Read => {
  const record = snapshot.entries.get(id)
  if (!record) return TH.left([{ _tag: 'NoPage', page: id }])
  if (typeOf(record) !== 'page') return TH.left([{ _tag: 'NoPage', page: id, found: typeOf(record) }])
  return isTranslated(record) ? readTranslated(snapshot, record) : TH.right(O.none)
}

/** A page that has none of these in a language is left out of it; one that has only some is an oversight. */
const translated = ['title', 'description', 'slug'] as const
const textOf = ({ fields }: DeliveredEntry, name: string): string | undefined => {
  const value = fields[name]
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}
const isTranslated = (record: DeliveredEntry): boolean => translated.some((name) => textOf(record, name) !== undefined)

const readTranslated = (snapshot: Snapshot, record: DeliveredEntry): Read => {
  const follower = followerOf(snapshot)
  const { id } = record.sys
  const whereOf = (field: string): Where => ({ entry: id, field, locale: snapshot.locale.iso })
  const { pages, ...embedded } = record.fields
  const { fields } = follower.entry({ ...record, fields: embedded })

  for (const name of translated)
    if (textOf(record, name) === undefined) follower.report({ _tag: 'HalfTranslated', where: whereOf(name) })

  const subtitle = textOf(record, 'seoSubtitle')
  const facts = readFacts(follower, snapshot.locale, fields.facts as LinkedEntry | undefined)
  const page: Page = {
    id,
    text: {
      title: textOf(record, 'title') ?? id,
      description: textOf(record, 'description') ?? '',
      ...(subtitle === undefined ? {} : { subtitle }),
    },
    slug: textOf(record, 'slug') ?? standInSlug(id),
    root: fields.root === true,
    pages: (Array.isArray(pages) ? pages : []).filter(isLink).map(({ sys }) => sys.id),
    sections: sectionsOf(follower, whereOf('sections'), fields.sections),
    ...(facts ? { facts } : {}),
    updated: follower.updated(),
  }
  const problems = follower.problems()
  return problems.length > 0 ? TH.both(problems, O.some(page)) : TH.right(O.some(page))
}

/** Lets the walk go on below a page whose slug is missing, which is reported already. */
const standInSlug = (id: string): string =>
  id
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'page'

const readFacts = (follower: Follower, locale: Locale, entry: LinkedEntry | undefined): Facts | undefined => {
  if (entry === undefined) return undefined
  const facts = factsOf(entry)
  if (E.isRight(facts)) return facts.right
  for (const field of facts.left)
    follower.report({
      _tag: 'BadField',
      where: { entry: entry.id, field, locale: locale.iso },
      reason: `The field is empty or not what a ${entry.type} wants.`,
    })
  return undefined
}
