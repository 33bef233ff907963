import { type Link, linkTo } from '../../../domain/platform/sys.ts'
import type { ContentType, ContentTypeDraft } from '../../../ports/platform/content-type.ts'
import type { Entry } from '../../../ports/platform/entry.ts'
import type { PlatformError } from '../../../ports/platform-errors.ts'
import { success } from '../../data/outcome.ts'
import type { Subject } from './subjects.ts'

export const at = { spaceId: 'local', environmentId: 'master' }

export const article: ContentTypeDraft = {
  name: 'Article',
  displayField: 'title',
  fields: [
    { id: 'title', name: 'Title', type: 'Symbol', localized: true, required: true, validations: [{ size: { max: 20 } }] },
    { id: 'slug', name: 'Slug', type: 'Symbol', validations: [{ unique: true }, { regexp: { pattern: '^[a-z-]+$' } }] },
    { id: 'stars', name: 'Stars', type: 'Integer', validations: [{ range: { min: 1, max: 5 } }] },
    { id: 'related', name: 'Related', type: 'Array', items: { type: 'Link', linkType: 'Entry' } },
  ],
}

/** A content type that entries can be made of. */
export const typed = async ({ platform }: Subject, id = 'article', draft = article): Promise<ContentType> => {
  const made = await success(platform.contentType.createWithId({ ...at, contentTypeId: id }, draft))
  return success(platform.contentType.publish({ ...at, contentTypeId: id }, made))
}

export const drafted = ({ platform }: Subject, id: string, title: string, more: Entry['fields'] = {}): Promise<Entry> =>
  success(
    platform.entry.createWithId(
      { ...at, entryId: id, contentTypeId: 'article' },
      { fields: { title: { 'en-US': title }, ...more } },
    ),
  )

export const publishedEntry = async (subject: Subject, id: string, title: string, more: Entry['fields'] = {}): Promise<Entry> =>
  success(subject.platform.entry.publish({ ...at, entryId: id }, await drafted(subject, id, title, more)))

export const links = (...ids: ReadonlyArray<string>): ReadonlyArray<Link> => ids.map((id) => linkTo('Entry', id))

/** What of a refusal is the same whoever tells it. */
export const told = (error: PlatformError) =>
  error._tag === 'Refused' ? { status: error.status, name: error.name, message: error.message, details: error.details } : error
