import type { Fields, LinkedAsset, LinkedEntry, UnroutedPage } from '../../domain/linked.ts'
import type { Instant } from '../../domain/page.ts'
import { isLink, type Link } from '../../domain/platform/sys.ts'
import type { Problem, Where } from '../../domain/problem.ts'
import { rewrite } from '../../domain/rewrite.ts'
import type { DeliveredEntry } from '../../ports/platform/delivery.ts'
import { assetOf } from './asset.ts'
import { type Snapshot, typeOf } from './snapshot.ts'

/** Follows the links of one record: gives its content with everything it embeds, and notes what is wrong and how new it is. */
export type Follower = {
  readonly entry: (record: DeliveredEntry) => LinkedEntry
  readonly report: (problem: Problem) => void
  readonly problems: () => ReadonlyArray<Problem>
  /** The newest change among all that was followed. */
  readonly updated: () => Instant
}

/** Entries that one page or layout may embed. Far above any real one; without it, links that fan out again and again never end. */
const mostEntries = 10_000

type Linked = LinkedEntry | LinkedAsset | UnroutedPage

export const followerOf = (snapshot: Snapshot): Follower => {
  const problems: Array<Problem> = []
  let newest: Instant = ''
  let followed = 0

  const touch = ({ sys }: DeliveredEntry) => {
    if (sys.updatedAt !== undefined && sys.updatedAt > newest) newest = sys.updatedAt
  }

  const target = (where: Where, line: ReadonlyArray<string>, { sys: { linkType, id } }: Link): Linked | undefined => {
    if (linkType === 'Entry' && followed <= mostEntries && snapshot.isPage(id)) return { kind: 'page', id }
    const found = linkType === 'Asset' ? snapshot.asset(id) : snapshot.entry(id)
    if (!found) problems.push({ _tag: 'Unresolved', where, linkType, target: id })
    else if (followed > mostEntries) return undefined
    else if (linkType === 'Asset') return asset(found)
    else if (line.includes(id)) problems.push({ _tag: 'EntryCycle', where, entries: [...line.slice(line.indexOf(id)), id] })
    else return entry(found, line)
    return undefined
  }

  const asset = (record: DeliveredEntry): LinkedAsset | undefined => {
    touch(record)
    const linked = assetOf(record)
    if (!linked)
      problems.push({ _tag: 'MissingField', where: { entry: record.sys.id, field: 'file', locale: snapshot.locale.iso } })
    return linked
  }

  /** Any object may hide a link: rich text keeps its targets deep inside. What a link cannot give is left out. */
  const fields = (whereOf: (field: string) => Where, line: ReadonlyArray<string>, raw: Fields): Fields => {
    const followed: { [name: string]: unknown } = {}
    for (const name of Object.keys(raw)) {
      const value = rewrite(raw[name], (part) => (isLink(part) ? { by: target(whereOf(name), line, part) } : undefined))
      if (value !== undefined) followed[name] = value
    }
    return followed
  }

  const entry = (record: DeliveredEntry, line: ReadonlyArray<string> = []): LinkedEntry => {
    touch(record)
    followed += 1
    const { id } = record.sys
    if (followed === mostEntries + 1)
      problems.push({ _tag: 'TooLarge', where: { entry: line[0] ?? id, locale: snapshot.locale.iso }, limit: mostEntries })
    const whereOf = (field: string): Where => ({ entry: id, field, locale: snapshot.locale.iso })
    return { kind: 'entry', id, type: typeOf(record), fields: fields(whereOf, [...line, id], record.fields) }
  }

  return { entry, report: (problem) => problems.push(problem), problems: () => problems, updated: () => newest }
}
