import * as t from 'io-ts'
import { type Link, linkTo } from '../../domain/platform/sys.ts'
import type { ActionManifest, AppBundle, AppBundleDraft, AppUpload, FunctionManifest } from '../../ports/platform/app-bundle.ts'
import { defined, withId } from './app-sys.ts'
import { collection } from './codecs.ts'
import type { Codec } from './endpoint.ts'
import type { WireRequest } from './transport.ts'
import { sendBytes } from './upload.ts'
import { atUploads, del, get, post, selecting } from './verbs.ts'

const upload: Codec<AppUpload> = t.type({ sys: t.intersection([withId, t.partial({ expiresAt: t.string })]) }, 'app upload')
const uploads = '/organizations/{organizationId}/app_uploads'

export const appUpload = {
  create: sendBytes(uploads, upload),
  get: atUploads(get(`${uploads}/{appUploadId}`, upload)),
  delete: atUploads(del(`${uploads}/{appUploadId}`)),
}

const action: Codec<ActionManifest> = t.intersection(
  [
    t.type({ name: t.string, description: t.string, category: t.string, path: t.string }),
    t.partial({ id: t.string, allowNetworks: t.readonlyArray(t.string) }),
  ],
  'action',
)
const runnable: Codec<FunctionManifest> = t.intersection(
  [
    t.type({ id: t.string, name: t.string, description: t.string, path: t.string }),
    t.partial({ accepts: t.readonlyArray(t.string), allowNetworks: t.readonlyArray(t.string) }),
  ],
  'function',
)
const draft: Codec<AppBundleDraft> = t.intersection([
  t.type({ appUploadId: t.string }),
  t.partial({ comment: t.string, actions: t.readonlyArray(action), functions: t.readonlyArray(runnable) }),
])
const entity: Codec<AppBundle> = t.intersection(
  [
    t.type({ sys: withId, files: t.readonlyArray(t.type({ name: t.string, size: t.number, md5: t.string })) }),
    t.partial({ comment: t.string, functions: t.readonlyArray(runnable) }),
  ],
  'app bundle',
)

const all = `${defined}/app_bundles` as const
const one = `${all}/{appBundleId}` as const

export const appBundle = {
  get: get(one, entity),
  getMany: selecting(get(all, collection(entity))),
  create: {
    ...post(all, draft, entity),
    body: ({ appUploadId, comment, actions, functions }: AppBundleDraft): unknown => ({
      upload: linkTo('AppUpload', appUploadId),
      comment,
      actions,
      functions,
    }),
    read: ({ body }: WireRequest) => {
      const { upload, ...rest } = (body ?? {}) as { readonly upload?: Link }
      return { payload: { ...rest, appUploadId: upload?.sys?.id } }
    },
  },
  delete: del(one),
}
