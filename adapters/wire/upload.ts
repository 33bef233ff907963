import * as t from 'io-ts'
import type { Upload, UploadDraft } from '../../ports/platform/upload.ts'
import { nothing } from './codecs.ts'
import type { Codec } from './endpoint.ts'
import { sys } from './sys.ts'
import type { WireRequest } from './transport.ts'
import { atUploads, command, forms, get, post, withHeaders } from './verbs.ts'

/** Bytes are told from a stream where they are sent, not here. */
export const fileDraft: Codec<UploadDraft> = new t.Type<UploadDraft, unknown>(
  'the bytes of a file',
  (value): value is UploadDraft => typeof value === 'object' && value !== null && 'file' in value,
  (value, context) => (fileDraft.is(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
)
const entity: Codec<Upload> = t.type({ sys }, 'upload')

const inSpace = '/spaces/{spaceId}/uploads'
const inEnvironment = '/spaces/{spaceId}/environments/{environmentId}/uploads'

export const sendBytes = <P extends string, R>(path: P, result: Codec<R>) => ({
  ...atUploads(withHeaders(post(path, fileDraft, result), { 'content-type': 'application/octet-stream' })),
  body: ({ file }: UploadDraft): unknown => file,
  read: ({ body }: WireRequest) => ({ payload: { file: body } }),
})

export const upload = {
  get: forms(atUploads(get(`${inEnvironment}/{uploadId}`, entity)), atUploads(get(`${inSpace}/{uploadId}`, entity))),
  create: forms(sendBytes(inEnvironment, entity), sendBytes(inSpace, entity)),
  delete: forms(
    atUploads(command('DELETE', `${inEnvironment}/{uploadId}`, nothing)),
    atUploads(command('DELETE', `${inSpace}/{uploadId}`, nothing)),
  ),
}
