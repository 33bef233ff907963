import type { Facts } from '../../domain/facts.ts'
import type { Fields, LinkedEntry } from '../../domain/linked.ts'
import type { Locale } from '../../domain/locale.ts'
import type { Outline, Page } from '../../domain/page.ts'
import { isLink } from '../../domain/platform/sys.ts'
import { E, O, TH } from '../../domain/prelude.ts'
import type { Where } from '../../domain/problem.ts'
import type { PageRepository } from '../../ports/content.ts'
import type { Failure } from '../../ports/errors.ts'
import type { DeliveredEntry } from '../../ports/platform/delivery.ts'
import type { Outcome } from '../../ports/platform/operations.ts'
import { type Follower, followerOf } from './follow.ts'
import { factsOf } from './records.ts'
import { sectionsOf } from './sections.ts'
import { type Snapshot, typeOf } from './snapshot.ts'

type Read<A> = TH.These<ReadonlyArray<Failure>, O.Option<A>>
type SnapshotOf = (locale: Locale) => Outcome<Snapshot>

export const platformPages = (snapshotOf: SnapshotOf): PageRepository => ({
  outline: reading(snapshotOf, readOutline),
  byId: reading(snapshotOf, readWhole),
})

const reading =
  <A>(snapshotOf: SnapshotOf, read: (follower: Follower, locale: Locale, record: DeliveredEntry) => A) =>
  (id: string, locale: Locale) =>
  async (): Promise<Read<A>> => {
    const snapshot = await snapshotOf(locale)()
    return E.isLeft(snapshot) ? TH.left([snapshot.left]) : readPage(snapshot.right, id, read)
  }

const readPage = <A>(
  snapshot: Snapshot,
  id: string,
  read: (follower: Follower, locale: Locale, record: DeliveredEntry) => A,
): Read<A> => {
  const record = snapshot.entry(id)
  if (!record) return TH.left([{ _tag: 'NoPage', page: id }])
  if (typeOf(record) !== 'page') return TH.left([{ _tag: 'NoPage', page: id, found: typeOf(record) }])
  if (!isTranslated(record)) return TH.right(O.none)
  const follower = followerOf(snapshot)
  for (const field of translated)
    if (textOf(record, field) === undefined)
      follower.report({ _tag: 'HalfTranslated', where: { entry: id, field, locale: snapshot.locale.iso } })
  const page = O.some(read(follower, snapshot.locale, record))
  const problems = follower.problems()
  return problems.length > 0 ? TH.both(problems, page) : TH.right(page)
}

/** A page that has none of these in a language is left out of it; one that has only some is an oversight. */
const translated = ['title', 'description', 'slug'] as const
const textOf = ({ fields }: DeliveredEntry, name: string): string | undefined => {
  const value = fields[name]
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}
const isTranslated = (record: DeliveredEntry): boolean => translated.some((name) => textOf(record, name) !== undefined)

/** Of what it embeds, only the facts are followed. */
const readOutline = (follower: Follower, locale: Locale, record: DeliveredEntry): Outline => {
  const { facts } = record.fields
  const followed = follower.entry({ ...record, fields: facts === undefined ? {} : { facts } })
  return outlineOf(follower, locale, record, followed.fields)
}

const readWhole = (follower: Follower, locale: Locale, record: DeliveredEntry): Page => {
  const { pages: _, ...embedded } = record.fields
  const { fields } = follower.entry({ ...record, fields: embedded })
  const where: Where = { entry: record.sys.id, field: 'sections', locale: locale.iso }
  return {
    ...outlineOf(follower, locale, record, fields),
    sections: sectionsOf(follower, where, fields.sections),
    updated: follower.updated(),
  }
}

const outlineOf = (follower: Follower, locale: Locale, record: DeliveredEntry, followed: Fields): Outline => {
  const { id } = record.sys
  const { pages, root } = record.fields
  const subtitle = textOf(record, 'seoSubtitle')
  const facts = readFacts(follower, locale, followed.facts as LinkedEntry | undefined)
  return {
    id,
    text: {
      title: textOf(record, 'title') ?? id,
      description: textOf(record, 'description') ?? '',
      ...(subtitle === undefined ? {} : { subtitle }),
    },
    slug: textOf(record, 'slug') ?? standInSlug(id),
    root: root === true,
    pages: (Array.isArray(pages) ? pages : []).filter(isLink).map(({ sys }) => sys.id),
    ...(facts ? { facts } : {}),
  }
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
