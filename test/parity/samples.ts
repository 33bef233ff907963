const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } })

/** Parameters that many calls share. */
export const inSpace = { spaceId: 'sp' }
export const inEnvironment = { spaceId: 'sp', environmentId: 'env' }
export const inOrganization = { organizationId: 'org' }

const dates = { createdAt: '2026-01-02T03:04:05.000Z', updatedAt: '2026-02-03T04:05:06.000Z' }
const people = { createdBy: link('User', 'jo'), updatedBy: link('User', 'jo') }

/** `sys` as the platform gives it at each level. */
export const spaceSys = (type: string, id: string, more: object = {}) => ({
  type,
  id,
  version: 3,
  space: link('Space', 'sp'),
  ...dates,
  ...people,
  ...more,
})
export const environmentSys = (type: string, id: string, more: object = {}) =>
  spaceSys(type, id, { environment: link('Environment', 'env'), ...more })
export const organizationSys = (type: string, id: string, more: object = {}) => ({
  type,
  id,
  version: 3,
  organization: link('Organization', 'org'),
  ...dates,
  ...people,
  ...more,
})

export const list = (...items: ReadonlyArray<unknown>) => ({
  sys: { type: 'Array' },
  total: items.length,
  skip: 0,
  limit: 100,
  items,
})
export const page = (...items: ReadonlyArray<unknown>) => ({
  sys: { type: 'Array' },
  limit: 100,
  pages: { next: '/x?cursor=true&limit=100&pageNext=token%2B1', prev: '/x?pagePrev=token0' },
  items,
})

export { link }
