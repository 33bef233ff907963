import { checkExpiry } from '../../../domain/platform/asset-key.ts'
import { E, pipe } from '../../../domain/prelude.ts'
import { operation } from '../answer.ts'
import { changed, created, type Machine } from '../machine.ts'
import { inEnvironment, placed } from '../places.ts'
import { accessDenied, invalidPayload, stale } from '../refusals.ts'
import { resource } from '../resource.ts'
import { sysOf } from '../store/stored.ts'

type Draft = { readonly [name: string]: unknown; readonly sys?: { readonly version?: number } }

export const extensions = (machine: Machine) =>
  resource(machine, {
    type: 'Extension',
    folder: 'extensions',
    id: 'extensionId',
    locate: inEnvironment,
    problems: ({ extension }) => {
      const { src, srcdoc, name } = (extension ?? {}) as {
        readonly src?: string
        readonly srcdoc?: string
        readonly name?: string
      }
      if (name === undefined) return [{ name: 'required', path: ['extension', 'name'] }]
      if ((src === undefined) === (srcdoc === undefined))
        return [{ name: 'oneOf', path: ['extension'], details: 'Give exactly one of "src" and "srcdoc"' }]
      return src === '' ? [{ name: 'size', path: ['extension', 'src'], value: src, details: 'Size must be at least 1' }] : []
    },
  })

/** One document an environment, and one a person in it. */
const only = (machine: Machine, type: string, idOf: () => string) => {
  const { records } = machine
  const fresh = () => ({ sys: { type, id: 'default', version: 1, ...created(machine) } })
  return {
    get: operation((at) =>
      pipe(
        inEnvironment(machine)(at),
        E.map((place) => placed(place)(records.get(`${place.path}/ui_config`, idOf()) ?? fresh())),
      ),
    ),
    update: operation<Draft>((at, { sys: given, ...content }) =>
      pipe(
        inEnvironment(machine)(at),
        E.flatMap((place) => {
          const before = records.get(`${place.path}/ui_config`, idOf()) ?? fresh()
          if (Number(given?.version ?? 0) !== before.sys.version) return E.left(stale())
          const sys = sysOf(before.sys, { version: (before.sys.version ?? 0) + 1 }, changed(machine))
          return E.right(placed(place)(records.put(`${place.path}/ui_config`, idOf(), { ...content, sys })))
        }),
      ),
    ),
  }
}
export const uiConfigs = (machine: Machine) => ({
  uiConfig: only(machine, 'UIConfig', () => 'default'),
  userUIConfig: only(machine, 'UserUIConfig', () => `of-${machine.user.sys.id}`),
})

/** Text by which an upload is allowed without the token: it names the space, and nothing here asks for it. */
export const uploadCredentials = (machine: Machine) => ({
  create: operation((at) =>
    pipe(
      inEnvironment(machine)(at),
      E.map((place) => {
        const createdAt = machine.now()
        const expiresAt = new Date(Date.parse(createdAt) + 60 * 60 * 1000).toISOString()
        const policy = btoa(JSON.stringify({ space: place.spaceId, expiresAt }))
        const uploadCredentials = { policy, signature: machine.newId(), expiresAt, createdAt }
        return placed(place)({ uploadCredentials, sys: { type: 'UploadCredential', id: machine.newId() } })
      }),
    ),
  ),
})

/** Keys to embargoed assets, which a space must have asked for. */
export const assetKeys = (machine: Machine) => ({
  create: operation<{ readonly expiresAt: number }>((at, { expiresAt }) =>
    pipe(
      inEnvironment(machine)(at),
      E.flatMap(({ spaceId = '' }) => {
        if (machine.records.get('settings', spaceId)?.embargoedAssets !== true)
          return E.left(accessDenied('Embargoed assets are not enabled for this space.'))
        const problem = checkExpiry(expiresAt, Math.floor(Date.parse(machine.now()) / 1000))
        if (problem) return E.left(invalidPayload([{ name: 'date', path: ['expiresAt'], value: expiresAt, details: problem }]))
        const secret = `${machine.newId()}${machine.newId()}`
        const policy = [
          { alg: 'HS256', typ: 'JWT' },
          { iss: spaceId, exp: expiresAt },
        ]
          .map((part) => btoa(JSON.stringify(part)))
          .join('.')
        machine.records.put(`spaces/${spaceId}/asset_keys`, policy, {
          policy,
          secret,
          sys: { type: 'AssetKey', id: policy, ...created(machine) },
        })
        return E.right({ policy: `${policy}.${machine.newId()}`, secret })
      }),
    ),
  ),
})
