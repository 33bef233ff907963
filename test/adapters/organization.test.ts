import { expect } from 'chai'
import { httpPlatform } from '../../adapters/http/platform.ts'
import { toError } from '../../adapters/promise/error.ts'
import type { WireRequest } from '../../adapters/wire/transport.ts'
import { TE } from '../../domain/prelude.ts'
import { failure, success } from '../data/outcome.ts'
import { list } from '../parity/samples.ts'

const acme = { sys: { type: 'Organization', id: 'acme' }, name: 'Acme' }
const kade = { sys: { type: 'Organization', id: 'kade' }, name: 'Kade' }

const start = (status: number, body: unknown) => {
  const requests: Array<WireRequest> = []
  const { organization } = httpPlatform((request) => {
    requests.push(request)
    return TE.right({ status, headers: {}, body })
  })
  return { organization, requests }
}

describe('one organization', () => {
  it('is looked up among the first hundred, in one request', async () => {
    const { organization, requests } = start(200, list(acme, kade))
    expect(await success(organization.get({ organizationId: 'kade' }))).to.deep.equal(kade)
    expect(requests.map(({ method, path, query }) => ({ method, path, query }))).to.deep.equal([
      { method: 'GET', path: '/organizations', query: { limit: 100 } },
    ])
  })

  it('that the token does not see is named, with the list that was searched', async () => {
    const { organization } = start(200, list(acme))
    const error = await failure(organization.get({ organizationId: 'kade' }))
    expect(error).to.deep.equal({ _tag: 'NoOrganization', id: 'kade', found: list(acme) })
    expect(toError(error)).to.include({
      name: 'Error',
      message: `No organization was found with the ID kade instead got ${JSON.stringify(list(acme))}`,
      status: 404,
    })
  })

  it('is not missing when the list was refused', async () => {
    const { organization } = start(403, { sys: { type: 'Error', id: 'AccessDenied' }, message: 'No.' })
    expect(await failure(organization.get({ organizationId: 'kade' }))).to.include({ _tag: 'Refused', name: 'AccessDenied' })
  })
})
