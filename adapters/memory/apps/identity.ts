import { E, pipe } from '../../../domain/prelude.ts'
import type { AppKeyDraft } from '../../../ports/platform/app-details.ts'
import { type Answer, operation } from '../answer.ts'
import type { PublicKey } from '../crypto.ts'
import { created, type Machine } from '../machine.ts'
import { placed } from '../places.ts'
import { accessDenied, invalidPayload, type Problem } from '../refusals.ts'
import { resource } from '../resource.ts'
import type { Stored } from '../store/stored.ts'
import { appOf, inApp, inInstallation } from './places.ts'
import { appSignedRequests, noCrypto } from './signatures.ts'

const mostKeys = 3
const tenMinutes = 10 * 60 * 1000

/** How apps prove who they are, and how the platform proves it to them. */
export const appIdentity = (machine: Machine) => ({
  appKey: appKeys(machine),
  appSignedRequest: appSignedRequests(machine),
  appAccessToken: { create: createToken(machine) },
})

const fixed = { alg: 'RS256', kty: 'RSA', use: 'sig' } as const

/** One key that cannot be read would do for no token at all, so it is not let in. */
const keyProblems = (key: Partial<PublicKey> | undefined): ReadonlyArray<Problem> => {
  if (!key) return [{ name: 'required', path: ['jwk'] }]
  return [
    ...(Object.entries(fixed) as ReadonlyArray<[keyof typeof fixed, string]>).flatMap(([name, expected]) =>
      key[name] === expected ? [] : [{ name: 'in', path: ['jwk', name], value: key[name], expected: [expected] }],
    ),
    ...(['kid', 'x5t'] as const).flatMap((name) => (key[name] ? [] : [{ name: 'required', path: ['jwk', name] }])),
    ...(Array.isArray(key.x5c) && key.x5c.length === 1 ? [] : [{ name: 'size', path: ['jwk', 'x5c'], value: key.x5c }]),
  ]
}

const appKeys = (machine: Machine) => {
  const { records, crypto } = machine
  const { get, getMany, delete: remove } = resource(machine, { type: 'AppKey', folder: 'keys', id: 'fingerprint', locate: inApp })
  const create = operation<AppKeyDraft>((at, { generate, jwk } = {}) =>
    pipe(
      inApp(machine)(at),
      E.flatMap((place): Answer<Stored> => {
        if (records.folder(`${place.path}/keys`).size >= mostKeys)
          return E.left(accessDenied(`An app has at most ${mostKeys} keys.`))
        const made = generate ? crypto?.generateKey() : undefined
        if (generate && !made) return E.left(noCrypto())
        const key = (made?.jwk ?? jwk) as PublicKey
        const problems = keyProblems(key)
        if (problems.length > 0) return E.left(invalidPayload(problems))
        const record = { jwk: key, sys: { type: 'AppKey', id: key.kid, ...created(machine) } }
        const stored = placed(place)(records.put(`${place.path}/keys`, key.kid, record))
        // Told once, and not kept.
        return E.right(made ? { ...stored, generated: { privateKey: made.privateKey } } : stored)
      }),
    ),
  )
  return { get, getMany, create, delete: remove }
}

/** For a token that the app signed with one of its keys; it counts for ten minutes, as anyone's. */
const createToken = (machine: Machine) => {
  const { records, crypto } = machine
  return operation<{ readonly jwt?: string }>((at, { jwt = '' } = {}) =>
    pipe(
      inInstallation(machine)(at),
      E.flatMap((place) => {
        const keys = records.all(`${appOf(machine, at.appDefinitionId)?.path}/keys`).map(({ jwk: key }) => key as PublicKey)
        const claims = crypto?.verifyToken(jwt, keys)
        const now = Date.parse(machine.now())
        const isOver = typeof claims?.exp === 'number' && claims.exp * 1000 < now
        if (!claims || claims.iss !== at.appDefinitionId || isOver)
          return E.left(accessDenied('The token was not signed by a key of this app, or it has expired.'))
        const id = machine.newId()
        const token = `CFAAT-${id}${Array.from({ length: 12 }, machine.newId).join('')}`
        const sys = { type: 'AppAccessToken', id, expiresAt: new Date(now + tenMinutes).toISOString(), ...created(machine) }
        // Beside the tokens of the user, so that it is let in as those are.
        const kept = { token, name: at.appDefinitionId, scopes: [], revokedAt: null, sys }
        records.put(`users/${machine.user.sys.id}/app_tokens`, id, kept)
        return E.right(placed(place)({ token, sys }))
      }),
    ),
  )
}
