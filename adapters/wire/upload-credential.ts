import * as t from 'io-ts'
import type { UploadCredential } from '../../ports/platform/upload-credential.ts'
import type { Codec } from './endpoint.ts'
import { command } from './verbs.ts'

const entity: Codec<UploadCredential> = t.intersection(
  [
    t.type({ sys: t.intersection([t.type({ type: t.string }), t.partial({ id: t.string })]) }),
    t.partial({
      uploadCredentials: t.intersection([
        t.type({ policy: t.string, signature: t.string }),
        t.partial({ expiresAt: t.string, createdAt: t.string }),
      ]),
    }),
  ],
  'upload credential',
)

export const uploadCredential = {
  create: command('POST', '/spaces/{spaceId}/environments/{environmentId}/upload_credentials', entity),
}
