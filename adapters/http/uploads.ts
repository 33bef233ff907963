import { TE } from '../../domain/prelude.ts'
import type { UploadDraft, Uploads } from '../../ports/platform/upload.ts'

/** Without a file there is nothing to send. */
export const needingFile =
  <At, Result>(create: (at: At, draft: UploadDraft) => Result) =>
  (at: At, draft: UploadDraft): Result | ReturnType<Uploads['create']> =>
    draft?.file ? create(at, draft) : TE.left({ _tag: 'Invalid', name: 'Error', message: 'Unable to locate a file to upload.' })
