import * as t from 'io-ts'
import { type ContentType, type ContentTypeDraft, type ContentTypeField, fieldTypes } from '../../domain/platform/content-type.ts'
import { collection, cursorPage, nullable, oneOf, orElse } from './codecs.ts'
import type { Codec } from './endpoint.ts'
import { sys } from './sys.ts'
import { act, command, crud, get, put, selecting, walked } from './verbs.ts'

const flags = { localized: t.boolean, required: t.boolean, disabled: t.boolean, omitted: t.boolean, deleted: t.boolean }

const items = t.intersection([
  t.type({ type: oneOf('Symbol', 'Link', 'ResourceLink') }),
  t.partial({ linkType: t.string, validations: t.readonlyArray(t.object) }),
])

const field: Codec<ContentTypeField> = t.intersection(
  [
    t.type({ id: t.string, name: t.string, type: oneOf(...fieldTypes) }),
    t.partial({
      ...flags,
      linkType: t.string,
      items,
      validations: t.readonlyArray(t.object),
      apiName: t.string,
      allowedResources: t.readonlyArray(t.object),
      defaultValue: t.UnknownRecord,
    }),
  ],
  'field',
)

const more = t.partial({ description: nullable(t.string), displayField: nullable(t.string), metadata: t.UnknownRecord })

/** A draft may have no fields yet. */
export const contentTypeDraft: Codec<ContentTypeDraft> = t.intersection([
  t.type({ name: t.string, fields: orElse(t.readonlyArray(field), []) }),
  more,
])

export const contentTypeRecord: Codec<ContentType> = t.intersection(
  [t.type({ sys, name: t.string, fields: t.readonlyArray(field) }), more],
  'content type',
)

const all = '/spaces/{spaceId}/environments/{environmentId}/content_types'
const one = `${all}/{contentTypeId}` as const
const operations = crud(all, 'contentTypeId', contentTypeDraft, contentTypeRecord)

export const contentType = {
  ...operations,
  get: selecting(operations.get),
  getMany: get(all, collection(contentTypeRecord)),
  getManyWithCursor: walked(get(all, cursorPage(contentTypeRecord))),
  createWithId: put(one, contentTypeDraft, contentTypeRecord),
  publish: act('PUT', `${one}/published`, contentTypeRecord),
  unpublish: command('DELETE', `${one}/published`, contentTypeRecord),
}
