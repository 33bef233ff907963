import * as t from 'io-ts'
import type { Extension, ExtensionDraft } from '../../ports/platform/extension.ts'
import { collection } from './codecs.ts'
import type { Codec } from './endpoint.ts'
import { sys } from './sys.ts'
import { crud, get, put, selecting } from './verbs.ts'

const draft: Codec<ExtensionDraft> = t.intersection([
  t.type({
    extension: t.intersection([
      t.type({ name: t.string }),
      t.partial({
        src: t.string,
        srcdoc: t.string,
        fieldTypes: t.readonlyArray(t.object),
        sidebar: t.boolean,
        parameters: t.object,
      }),
    ]),
  }),
  t.partial({ parameters: t.UnknownRecord }),
])
const entity: Codec<Extension> = t.intersection([t.type({ sys }), draft], 'extension')

const all = '/spaces/{spaceId}/environments/{environmentId}/extensions'
const operations = crud(all, 'extensionId', draft, entity)

export const extension = {
  ...operations,
  get: selecting(operations.get),
  getMany: selecting(get(all, collection(entity))),
  createWithId: put(`${all}/{extensionId}`, draft, entity),
}
