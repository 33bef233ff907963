import { pipe, TE } from '../../domain/prelude.ts'
import type { Outcome } from '../../ports/platform/operations.ts'
import type { Organization, Organizations } from '../../ports/platform/organization.ts'
import { limits } from './limits.ts'

/** The platform has no address for one organization. */
export const withLookup = ({ getAll }: Pick<Organizations, 'getAll'>): Organizations => ({
  getAll,
  get: ({ organizationId, ...at }) =>
    pipe(
      getAll({ ...at, query: { limit: limits.organizations } }),
      TE.flatMap((found): Outcome<Organization> => {
        const organization = found.items.find(({ sys }) => sys.id === organizationId)
        return organization ? TE.right(organization) : TE.left({ _tag: 'NoOrganization', id: organizationId, found })
      }),
    ),
})
