import * as t from 'io-ts'
import type { AppSys } from '../../ports/platform/app-sys.ts'
import type { Codec } from './endpoint.ts'
import { anyLink } from './sys.ts'

export const appSys: Codec<AppSys> = t.intersection(
  [
    t.type({ type: t.string }),
    t.partial({
      id: t.string,
      version: t.number,
      createdAt: t.string,
      createdBy: anyLink,
      updatedAt: t.string,
      updatedBy: anyLink,
      appDefinition: anyLink,
      organization: anyLink,
      space: anyLink,
      environment: anyLink,
    }),
  ],
  'sys',
)

export const withId = t.intersection([appSys, t.type({ id: t.string })], 'sys')

/** Where an app is defined, and where it is installed. */
export const defined = '/organizations/{organizationId}/app_definitions/{appDefinitionId}'
export const installed = '/spaces/{spaceId}/environments/{environmentId}/app_installations/{appDefinitionId}'
