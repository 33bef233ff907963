import { type Link, linkTo } from '../../domain/platform/sys.ts'
import { E } from '../../domain/prelude.ts'
import type { Answer, Parameters } from './answer.ts'
import type { Machine } from './machine.ts'
import { notFound } from './refusals.ts'
import type { Stored } from './store/stored.ts'

/** Where records are: the folder that holds their folders, and the links by which they say so. */
export type Place = {
  readonly path: string
  /** The same as callers address it: under an alias it is not where the records are. */
  readonly address: string
  readonly links: { readonly [name: string]: Link }
  readonly spaceId?: string
  readonly environmentId?: string
  /** What the platform says of something that is not here. */
  readonly missing: (type: string, id: string) => unknown
}

export type Locate = (machine: Machine) => (at: Parameters) => Answer<Place>

export const inOrganization: Locate =
  ({ records }) =>
  ({ organizationId }) => {
    const path = `organizations/${organizationId}`
    return records.get('organizations', organizationId)
      ? E.right({
          path,
          address: path,
          links: { organization: linkTo('Organization', organizationId) },
          missing: () => undefined,
        })
      : E.left(notFound({ type: 'Organization', id: organizationId }))
  }

export const inSpace: Locate =
  ({ records }) =>
  ({ spaceId }) =>
    records.get('spaces', spaceId)
      ? E.right({
          path: `spaces/${spaceId}`,
          address: `spaces/${spaceId}`,
          spaceId,
          links: { space: linkTo('Space', spaceId) },
          missing: () => undefined,
        })
      : E.left(notFound({ type: 'Space', id: spaceId }))

/** An alias leads to its environment; what is found there names the alias by which it was asked for. */
export const inEnvironment: Locate =
  ({ records }) =>
  ({ spaceId, environmentId }) => {
    if (!records.get('spaces', spaceId)) return E.left(notFound({ type: 'Space', id: spaceId }))
    const target = targetOf(records.get(`spaces/${spaceId}/environment_aliases`, environmentId)) ?? environmentId
    return records.get(`spaces/${spaceId}/environments`, target)
      ? E.right({
          path: `spaces/${spaceId}/environments/${target}`,
          address: `spaces/${spaceId}/environments/${environmentId}`,
          spaceId,
          environmentId,
          links: { space: linkTo('Space', spaceId), environment: linkTo('Environment', environmentId) },
          missing: (type: string, id: string) => ({ type, id, environment: environmentId, space: spaceId }),
        })
      : E.left(notFound({ type: 'Environment', id: environmentId, space: spaceId }))
  }

const targetOf = (alias: Stored | undefined): string | undefined =>
  (alias?.environment as Link<'Environment'> | undefined)?.sys.id

/** What belongs to the one who asks. */
export const ofUser: Locate =
  ({ user }) =>
  () =>
    E.right({ path: `users/${user.sys.id}`, address: 'users/me', links: {}, missing: () => undefined })

/** Under another record, which must be there. */
export const under =
  (locate: Locate, folder: string, parameter: string, type: string): Locate =>
  (machine) =>
  (at) => {
    const place = locate(machine)(at)
    if (E.isLeft(place)) return place
    const { path, address, missing } = place.right
    const id = String(at[parameter])
    return machine.records.get(`${path}/${folder}`, id)
      ? E.right({ ...place.right, path: `${path}/${folder}/${id}`, address: `${address}/${folder}/${id}` })
      : E.left(notFound(missing(type, id)))
  }

/** The record as callers see it. */
export const placed =
  ({ links }: Pick<Place, 'links'>) =>
  <R extends Stored>(record: R): R => ({ ...record, sys: { ...record.sys, ...links } })
