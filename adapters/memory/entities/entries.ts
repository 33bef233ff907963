import type { ContentType } from '../../../domain/platform/content-type.ts'
import { linkTo } from '../../../domain/platform/sys.ts'
import { entryProblems, unresolved } from '../../../domain/platform/validation/entry.ts'
import { savedProblems, tidied, withDefaults } from '../../../domain/platform/validation/saved.ts'
import { E } from '../../../domain/prelude.ts'
import type { Machine } from '../machine.ts'
import type { Place } from '../places.ts'
import { badRequest, invalidEntry, unknownField, unprocessable, unresolvedLinks } from '../refusals.ts'
import { localesOf } from './locales.ts'
import type { ContentKind } from './record.ts'
import { surroundingsOf } from './surroundings.ts'

const publishedType = ({ records }: Machine, place: Place, id: string | undefined): ContentType | undefined =>
  id === undefined ? undefined : (records.get(`${place.path}/published/content_types`, id) as ContentType | undefined)

/** Entries obey their content type: in part when they are saved, in full when they are published. */
export const entryKind = (machine: Machine): ContentKind => ({
  type: 'Entry',
  folder: 'entries',
  id: 'entryId',
  born: (place, { contentTypeId }) => {
    if (contentTypeId === undefined)
      return E.left(badRequest('You should provide a content type in X-Contentful-Content-Type request header.'))
    return publishedType(machine, place, contentTypeId)
      ? E.right({ contentType: linkTo('ContentType', contentTypeId) })
      : E.left(unknownType(contentTypeId))
  },
  saved: (place, { sys, fields }, isNew) => {
    const type = publishedType(machine, place, sys.contentType?.sys.id)
    if (!type) return E.right(tidied(fields))
    const { all } = localesOf(machine.records, place)
    const problems = savedProblems({ fields }, type, all)
    if (problems.unknownFields.length > 0) return E.left(unknownField(problems.unknownFields))
    if (problems.others.length > 0) return E.left(invalidEntry(problems.others))
    return E.right(tidied(isNew ? withDefaults({ fields }, type).fields : fields))
  },
  publishable: (place, record, locales) => {
    const type = publishedType(machine, place, record.sys.contentType?.sys.id)
    if (!type) return E.left(unknownType(record.sys.contentType?.sys.id ?? ''))
    const surroundings = surroundingsOf(machine, place, record)
    const problems = entryProblems(record, type, surroundings, locales ? { locales } : {})
    if (problems.length > 0) return E.left(invalidEntry(problems))
    const links = unresolved(record, type, surroundings, locales ? { locales } : {})
    return links.length > 0 ? E.left(unresolvedLinks(links)) : E.right(undefined)
  },
})

const unknownType = (id: string) =>
  unprocessable({ errors: [{ name: 'notResolvable', link: linkTo('ContentType', id).sys, path: ['sys', 'contentType'] }] })
