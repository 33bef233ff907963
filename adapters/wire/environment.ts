import * as t from 'io-ts'
import type { Environment, EnvironmentDraft } from '../../ports/platform/environment.ts'
import type { Codec } from './endpoint.ts'
import { link, sys } from './sys.ts'
import { crud, put, withHeaders } from './verbs.ts'

const draft: Codec<EnvironmentDraft> = t.partial({ name: t.string })
const entity: Codec<Environment> = t.type(
  {
    name: t.string,
    sys: t.intersection([
      sys,
      t.partial({
        status: link('Status'),
        aliases: t.readonlyArray(link('EnvironmentAlias')),
        aliasedEnvironment: link('Environment'),
      }),
    ]),
  },
  'environment',
)

export const environment = {
  ...crud('/spaces/{spaceId}/environments', 'environmentId', draft, entity),
  createWithId: withHeaders(put('/spaces/{spaceId}/environments/{environmentId}', draft, entity), {
    'x-contentful-source-environment': '{sourceEnvironmentId?}',
  }),
}
