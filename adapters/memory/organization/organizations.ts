import { linkTo } from '../../../domain/platform/sys.ts'
import { E, pipe } from '../../../domain/prelude.ts'
import { operation } from '../answer.ts'
import { counted } from '../lists.ts'
import { created, type Machine } from '../machine.ts'
import { inOrganization } from '../places.ts'
import { plainly } from '../plain-query.ts'
import { resource } from '../resource.ts'
import { userOf } from '../space/members.ts'

/** An organization, and the one who asks as its owner. */
export const openOrganization = (machine: Machine, id: string, name: string): void => {
  const { records, user } = machine
  records.put('organizations', id, { name, sys: { type: 'Organization', id, version: 1, ...created(machine) } })
  const membership = machine.newId()
  records.put(`organizations/${id}/organization_memberships`, membership, {
    role: 'owner',
    status: true,
    sys: { type: 'OrganizationMembership', id: membership, version: 0, user, ...created(machine) },
  })
}

export const organizations = ({ records }: Machine) => ({
  getAll: operation((at) =>
    counted(at.query ?? {}, { usual: 25 })(plainly(at.query ?? {})(records.all('organizations')), (organization) => organization),
  ),
})

export const organizationMemberships = (machine: Machine) =>
  resource(machine, {
    type: 'OrganizationMembership',
    folder: 'organization_memberships',
    id: 'organizationMembershipId',
    locate: inOrganization,
    versions: 0,
    usual: 25,
    problems: ({ role }) =>
      ['owner', 'admin', 'developer', 'member'].includes(String(role)) ? [] : [{ name: 'in', path: ['role'], value: role }],
    // Only the role can change.
    kept: ({ role }, _at, current) => ({ status: true, ...current, role }),
  })

/** Who is invited becomes a member at once, though nobody reads the mail. */
export const organizationInvitations = (machine: Machine) => {
  const { get, create } = resource(machine, {
    type: 'Invitation',
    folder: 'invitations',
    id: 'invitationId',
    locate: inOrganization,
    versions: 'none',
    problems: ({ email }) => (/^\S+@\S+$/.test(String(email)) ? [] : [{ name: 'email', path: ['email'], value: email }]),
    sys: ({ email, role }, { organizationId }) => {
      const user = userOf(machine, String(email))
      const id = machine.newId()
      machine.records.put(`organizations/${organizationId}/organization_memberships`, id, {
        role,
        status: false,
        sys: { type: 'OrganizationMembership', id, version: 0, user: linkTo('User', user), ...created(machine) },
      })
      return {
        status: 'open',
        user: linkTo('User', user),
        organizationMembership: linkTo('OrganizationMembership', id),
        invitationUrl: `https://be.contentful.com/organizations/invitations/${id}`,
      }
    },
  })
  return { get, create }
}

type Metric = { readonly sys: { readonly type: string; readonly id: string }; readonly [name: string]: unknown }

/** Nothing is billed here, so nothing is used: periods without a figure above zero. */
export const usages = (machine: Machine) => {
  const page = (type: string) =>
    operation((at) =>
      pipe(
        inOrganization(machine)(at),
        E.flatMap((place) => {
          const metrics = ['cma', 'cda', 'cpa', 'gql']
          const from = String(at.query?.['dateRange.startAt'] ?? machine.now().slice(0, 10))
          const all = metrics.map(
            (metric): Metric => ({
              metric,
              usage: 0,
              usagePerDay: { [from]: 0 },
              unitOfMeasure: 'apiRequestsCount',
              dateRange: { startAt: from, endAt: String(at.query?.['dateRange.endAt'] ?? from) },
              sys: { type, id: `${type}-${metric}`, ...place.links },
            }),
          )
          const wanted = String(at.query?.['metric[in]'] ?? metrics.join(',')).split(',')
          return counted(at.query ?? {})(
            all.filter(({ metric }) => wanted.includes(String(metric))),
            (usage) => usage,
          )
        }),
      ),
    )
  const whole = (unit: (at: { readonly [name: string]: unknown }) => string) =>
    operation((at) =>
      pipe(
        inOrganization(machine)(at),
        E.map((place) => ({ sys: { type: 'Usage', id: unit(at), ...place.links }, metric: unit(at), usage: 0, items: [] })),
      ),
    )
  return {
    getManyForSpace: page('SpacePeriodicUsage'),
    getManyForOrganization: page('OrganizationPeriodicUsage'),
    getAggregated: whole(({ metricKey }) => String(metricKey)),
    getAssetBandwidthUsageDetailed: whole(() => 'asset_bandwidth'),
  }
}
