import type { ContentType, ContentTypeDraft } from '../../domain/platform/content-type.ts'
import type { Ask, At, Crud, CursorPage, Outcome, Send, Versioned } from './operations.ts'

export type { ContentType, ContentTypeDraft, ContentTypeField } from '../../domain/platform/content-type.ts'

type Environment = 'spaceId' | 'environmentId'
type One = Environment | 'contentTypeId'

export type ContentTypes = Crud<Environment, 'contentTypeId', ContentTypeDraft, ContentType> & {
  readonly getManyWithCursor: Ask<Environment, CursorPage<ContentType>>
  readonly createWithId: Send<One, ContentTypeDraft, ContentType>
  readonly publish: Send<One, Versioned, ContentType>
  readonly unpublish: Ask<One, ContentType>
}

/** Removes a field in the two steps of section 4; the last publication is the caller's. */
export type FieldDeletion = {
  readonly omitAndDeleteField: (at: At<One> & { readonly fieldId: string }, contentType: ContentType) => Outcome<ContentType>
}
