import { flagField } from '../../domain/platform/field-deletion.ts'
import { E, pipe, TE } from '../../domain/prelude.ts'
import type { Clock } from '../../ports/clock.ts'
import type { PlatformError } from '../../ports/errors.ts'
import type { ContentType, ContentTypes, FieldDeletion } from '../../ports/platform/content-type.ts'
import { within } from './within.ts'

/** Omitted, published, deleted: three requests, since only what was published as omitted may go. */
export const fieldDeletion = (
  { update, publish }: Pick<ContentTypes, 'update' | 'publish'>,
  clock: Pick<Clock, 'now'>,
): FieldDeletion => ({
  omitAndDeleteField: ({ fieldId, ...at }, contentType) =>
    within(clock, at, (left) =>
      pipe(
        TE.fromEither(flagged(fieldId, 'omitted')(contentType)),
        TE.flatMap((omitted) => update(left(), omitted)),
        TE.flatMap((updated) => publish(left(), updated)),
        TE.flatMapEither(flagged(fieldId, 'deleted')),
        TE.flatMap((deleted) => update(left(), deleted)),
      )(),
    ),
})

const flagged =
  (fieldId: string, flag: 'omitted' | 'deleted') =>
  (contentType: ContentType): E.Either<PlatformError, ContentType> =>
    pipe(
      flagField(fieldId, flag)(contentType),
      E.mapLeft((message): PlatformError => ({ _tag: 'Invalid', name: 'Error', message })),
    )
