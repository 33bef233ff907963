import {
  canonicalHead,
  namesToSign,
  signatureHeader,
  signedHeadersHeader,
  timestampHeader,
} from '../../../domain/platform/canonical-request.ts'
import { E, pipe } from '../../../domain/prelude.ts'
import { type Answer, operation } from '../answer.ts'
import type { PublicKey } from '../crypto.ts'
import { created, type Machine } from '../machine.ts'
import { placed } from '../places.ts'
import { accessDenied, badRequest, invalidPayload, notFound } from '../refusals.ts'
import { resource } from '../resource.ts'
import type { Stored } from '../store/stored.ts'
import { appOf, inApp, inInstallation } from './places.ts'

const mostKeys = 3
const tenMinutes = 10 * 60 * 1000
const noCrypto = () => badRequest('There is no cryptography here: the platform was made without it.')

type KeyDraft = { readonly generate?: boolean; readonly jwk?: PublicKey }
type SignDraft = {
  readonly method: string
  readonly path: string
  readonly body?: string
  readonly headers?: { readonly [name: string]: string }
}

/** How apps prove who they are, and how the platform proves it to them. */
export const appIdentity = (machine: Machine) => {
  const { records, crypto } = machine
  const { get, getMany, delete: remove } = resource(machine, { type: 'AppKey', folder: 'keys', id: 'fingerprint', locate: inApp })

  const createKey = operation<KeyDraft>((at, { generate, jwk }) =>
    pipe(
      inApp(machine)(at),
      E.flatMap((place): Answer<Stored> => {
        if (records.folder(`${place.path}/keys`).size >= mostKeys)
          return E.left(accessDenied(`An app has at most ${mostKeys} keys.`))
        const made = generate ? crypto?.generateKey() : undefined
        if (generate && !made) return E.left(noCrypto())
        const key = made?.jwk ?? jwk
        if (!key?.kid) return E.left(invalidPayload([{ name: 'required', path: ['jwk'] }]))
        const record = { jwk: key, sys: { type: 'AppKey', id: key.kid, ...created(machine) } }
        const stored = placed(place)(records.put(`${place.path}/keys`, key.kid, record))
        // Told once, and not kept.
        return E.right(made ? { ...stored, generated: { privateKey: made.privateKey } } : stored)
      }),
    ),
  )

  const sign = operation<SignDraft>((at, { method, path, body = '', headers = {} }) =>
    pipe(
      inInstallation(machine)(at),
      E.flatMap((place) => {
        const secret = records.get(`${appOf(machine, at.appDefinitionId)?.path}/only`, 'AppSigningSecret')?.value
        if (typeof secret !== 'string') return E.left(notFound('AppSigningSecret does not exist.'))
        if (!crypto) return E.left(noCrypto())
        const own = {
          ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value.trim()])),
          'x-contentful-crn': `crn:contentful:::extensibility:organizations/${place.links.organization?.sys.id ?? ''}/app_definitions/${at.appDefinitionId}`,
          'x-contentful-environment-id': String(at.environmentId),
          'x-contentful-space-id': String(at.spaceId),
          'x-contentful-user-id': machine.user.sys.id,
        }
        const names = namesToSign(Object.keys(own)).join(',')
        const stamped = { ...own, [signedHeadersHeader]: names, [timestampHeader]: String(Date.parse(machine.now())) }
        const signature = crypto.hmac(secret, `${canonicalHead({ method, path, headers: stamped })}${body}`)
        const given = new Set(Object.keys(headers).map((name) => name.toLowerCase()))
        const additional = Object.entries({ ...stamped, [signatureHeader]: signature }).filter(([name]) => !given.has(name))
        return E.right(
          placed(place)({
            additionalHeaders: Object.fromEntries(additional),
            sys: { type: 'AppSignedRequest', id: machine.newId() },
          }),
        )
      }),
    ),
  )

  /** For a token that the app signed with one of its keys; it counts for ten minutes, as anyone's. */
  const createToken = operation<{ readonly jwt: string }>((at, { jwt }) =>
    pipe(
      inInstallation(machine)(at),
      E.flatMap((place) => {
        const keys = records.all(`${appOf(machine, at.appDefinitionId)?.path}/keys`).map(({ jwk }) => jwk as PublicKey)
        const claims = crypto?.verifyToken(jwt, keys)
        const isOver = typeof claims?.exp === 'number' && claims.exp * 1000 < Date.parse(machine.now())
        if (!claims || claims.iss !== at.appDefinitionId || isOver)
          return E.left(accessDenied('The token was not signed by a key of this app, or it has expired.'))
        const token = `CFAAT-${machine.newId()}${machine.newId()}`
        const expiresAt = new Date(Date.parse(machine.now()) + tenMinutes).toISOString()
        records.put(`users/${machine.user.sys.id}/access_tokens`, token, {
          token,
          name: at.appDefinitionId,
          scopes: [],
          revokedAt: null,
          sys: { type: 'AppAccessToken', id: token, expiresAt, ...created(machine) },
        })
        return E.right(placed(place)({ token, sys: { type: 'AppAccessToken', id: machine.newId(), expiresAt } }))
      }),
    ),
  )
  return {
    appKey: { get, getMany, create: createKey, delete: remove },
    appSignedRequest: { create: sign },
    appAccessToken: { create: createToken },
  }
}
