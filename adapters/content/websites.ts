import * as t from 'io-ts'
import type { Locale } from '../../domain/locale.ts'
import { isLink, type Link } from '../../domain/platform/sys.ts'
import { E, pipe, TE } from '../../domain/prelude.ts'
import type { Problem, Where } from '../../domain/problem.ts'
import type { Website } from '../../domain/website.ts'
import type { WebsiteRepository } from '../../ports/content.ts'
import type { Failure } from '../../ports/errors.ts'
import type { DeliveredEntry } from '../../ports/platform/delivery.ts'
import type { Outcome } from '../../ports/platform/operations.ts'
import { followerOf } from './follow.ts'
import type { Snapshot } from './snapshot.ts'

export const platformWebsites = (snapshotOf: (locale: Locale) => Outcome<Snapshot>): WebsiteRepository => {
  const snapshot = (locale: Locale) =>
    pipe(
      snapshotOf(locale),
      TE.mapLeft((error): ReadonlyArray<Failure> => [error]),
    )
  return {
    current: (locale) => pipe(snapshot(locale), TE.flatMapEither(readWebsite)),
    template: (id, locale) => pipe(snapshot(locale), TE.flatMapEither(readLinked('template', id))),
    privacy: (id, locale) => pipe(snapshot(locale), TE.flatMapEither(readLinked('privacy', id))),
  }
}

const readWebsite = (snapshot: Snapshot): E.Either<ReadonlyArray<Problem>, Website> => {
  const [id, ...others] = snapshot.idsOf('website')
  const record = snapshot.entry(id ?? '')
  if (!record) return E.left([{ _tag: 'NoWebsite' }])
  if (others.length > 0) return E.left([{ _tag: 'ManyWebsites', entries: [record.sys.id, ...others] }])

  const { title, tagline, defaultPage, failurePage, template, privacy } = record.fields
  const missing = Object.entries({
    title: t.string.is(title),
    defaultPage: isLink(defaultPage),
    failurePage: isLink(failurePage),
    template: isLink(template),
  })
    .filter(([, isThere]) => !isThere)
    .map(([field]): Problem => ({ _tag: 'MissingField', where: { entry: record.sys.id, field, locale: snapshot.locale.iso } }))
  return missing.length > 0
    ? E.left(missing)
    : E.right({
        id: record.sys.id,
        text: { title: String(title), ...(t.string.is(tagline) ? { tagline } : {}) },
        page: { default: idOf(defaultPage), failure: idOf(failurePage) },
        template: idOf(template),
        ...(isLink(privacy) ? { privacy: idOf(privacy) } : {}),
        verbose: isVerbose(snapshot, idOf(template)),
      })
}

const idOf = (link: unknown): string => (link as Link).sys.id

const isVerbose = ({ entry }: Snapshot, template: string): boolean => {
  const link = entry(template)?.fields.verbose
  return isLink(link) && entry(link.sys.id)?.fields.enabled === true
}

/** What a field of the website record links to, with everything that embeds. */
const readLinked = (field: 'template' | 'privacy', id: string) => (snapshot: Snapshot) => {
  const record: DeliveredEntry | undefined = snapshot.entry(id)
  const where: Where = { entry: websiteId(snapshot), field, locale: snapshot.locale.iso }
  if (!record) return E.left<ReadonlyArray<Problem>>([{ _tag: 'Unresolved', where, linkType: 'Entry', target: id }])
  const follower = followerOf(snapshot)
  const linked = follower.entry(record)
  const problems = follower.problems()
  return problems.length > 0 ? E.left(problems) : E.right(linked)
}

const websiteId = ({ idsOf }: Snapshot): string => idsOf('website')[0] ?? 'website'
