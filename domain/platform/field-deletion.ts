import { E } from '../prelude.ts'
import type { ContentType } from './content-type.ts'

/** A field goes in two steps (section 4): first it is flagged omitted, then deleted. */
export const flagField =
  (fieldId: string, flag: 'omitted' | 'deleted') =>
  (contentType: ContentType): E.Either<string, ContentType> =>
    contentType.fields.some(({ id }) => id === fieldId)
      ? E.right({
          ...contentType,
          fields: contentType.fields.map((field) => (field.id === fieldId ? { ...field, [flag]: true } : field)),
        })
      : E.left(`Tried to omitAndDeleteField on a nonexistent field, ${fieldId}, on the content type ${contentType.name}.`)
