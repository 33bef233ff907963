import {
  canonicalHead,
  namesToSign,
  signatureHeader,
  signedHeadersHeader,
  timestampHeader,
} from '../../../domain/platform/canonical-request.ts'
import { E, pipe } from '../../../domain/prelude.ts'
import type { AppSignedRequestDraft } from '../../../ports/platform/app-identity.ts'
import { type Answer, operation, type Parameters } from '../answer.ts'
import type { Machine } from '../machine.ts'
import { placed } from '../places.ts'
import { badRequest, notFound } from '../refusals.ts'
import { appOf, inInstallation } from './places.ts'

type Headers = { readonly [name: string]: string }

export const noCrypto = () => badRequest('There is no cryptography here: the platform was made without it.')

const lowercase = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value.trim()]))

/** The headers that prove to an app that a request comes from this platform; `path` with its query. */
export const signatureFor = (
  machine: Machine,
  { spaceId, environmentId, appDefinitionId }: Parameters,
  { method, path, body = '', headers = {} }: Omit<AppSignedRequestDraft, 'method'> & { readonly method: string },
): Answer<Headers> => {
  const app = appOf(machine, appDefinitionId)
  const secret = app && machine.records.get(`${app.path}/only`, 'AppSigningSecret')?.value
  if (typeof secret !== 'string') return E.left(notFound('AppSigningSecret does not exist.'))
  if (!machine.crypto) return E.left(noCrypto())
  const given = lowercase(headers)
  const said = {
    ...given,
    'x-contentful-crn': `crn:contentful:::extensibility:${app?.path}`,
    'x-contentful-environment-id': String(environmentId),
    'x-contentful-space-id': String(spaceId),
    'x-contentful-user-id': machine.user.sys.id,
  }
  const stamped = {
    ...said,
    [signedHeadersHeader]: namesToSign(Object.keys(said)).join(','),
    [timestampHeader]: String(Date.parse(machine.now())),
  }
  const signature = machine.crypto.hmac(secret, `${canonicalHead({ method, path, headers: stamped })}${body}`)
  const added = Object.entries({ ...stamped, [signatureHeader]: signature }).filter(([name]) => !Object.hasOwn(given, name))
  return E.right(Object.fromEntries(added))
}

export const appSignedRequests = (machine: Machine) => ({
  create: operation<AppSignedRequestDraft>((at, draft) =>
    pipe(
      inInstallation(machine)(at),
      E.flatMap((place) =>
        pipe(
          signatureFor(machine, at, draft),
          E.map((additionalHeaders) =>
            placed(place)({ additionalHeaders, sys: { type: 'AppSignedRequest', id: machine.newId() } }),
          ),
        ),
      ),
    ),
  ),
})
