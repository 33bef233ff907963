import { createSign } from 'node:crypto'
import { expect } from 'chai'
import { nodeCrypto } from '../../../adapters/emulator/crypto.ts'
import { createMemory } from '../../../adapters/memory/memory.ts'
import { verifyRequest } from '../../../adapters/signatures/request.ts'
import { made, refused } from '../webhooks/space.ts'
import { type Apps, openApp, secret } from './app.ts'

const request = { method: 'POST', path: '/hook?a=1&b=2', body: '{"a":1}', headers: { 'X-Mine': ' 1 ' } } as const

describe('a signed request', () => {
  it('is believed by who knows the secret, and by nobody else', async () => {
    const { resources, at, installed, install } = await openApp()
    await install()
    expect((await refused(resources.appSignedRequest.create(installed, request))).status).to.equal(404)
    await made(resources.appSigningSecret.upsert(at, { value: secret }))
    const { additionalHeaders } = await made(resources.appSignedRequest.create(installed, request))
    const headers = { ...request.headers, ...additionalHeaders }
    const verdict = await verifyRequest(secret, { ...request, headers })
    expect(verdict).to.deep.include({ verified: true })
    expect(verdict).to.have.deep.property('context', {
      spaceId: 's',
      environmentId: 'master',
      userId: 'local-user',
      crn: `crn:contentful:::extensibility:organizations/o/app_definitions/${at.appDefinitionId}`,
    })
    for (const changed of [{ body: '{"a":2}' }, { path: '/hook?a=1' }, { headers: { ...headers, 'X-Mine': '2' } }])
      expect((await verifyRequest(secret, { ...request, headers, ...changed })).verified).to.equal(false)
    expect((await verifyRequest(secret.replaceAll('S', 'Z'), { ...request, headers })).verified).to.equal(false)
  })

  it('is for installed apps only', async () => {
    const { resources, at, installed } = await openApp()
    await made(resources.appSigningSecret.upsert(at, { value: secret }))
    expect((await refused(resources.appSignedRequest.create(installed, request))).status).to.equal(404)
  })
})

describe('a signing secret', () => {
  it('has 64 characters, of which the last four are told', async () => {
    const { resources, at } = await openApp()
    for (const value of [secret.slice(1), `${secret}a`, ` ${secret.slice(1)}`, ''])
      expect((await refused(resources.appSigningSecret.upsert(at, { value }))).status).to.equal(422)
    const told = await made(resources.appSigningSecret.upsert(at, { value: secret }))
    expect(told).to.include({ redactedValue: 'et--' })
    expect(told).not.to.have.property('value')
    expect(told.sys).not.to.have.any.keys('id', 'version')
  })
})

describe('an event subscription', () => {
  it('names each of its topics', async () => {
    const { resources, at } = await openApp()
    const write = (topics: ReadonlyArray<string>) =>
      resources.appEventSubscription.upsert(at, { topics, targetUrl: 'https://a.test' })
    for (const topics of [[], ['*.publish'], ['Entry.publish', 'Asset.*']])
      expect((await refused(write(topics))).status).to.equal(422)
    await made(write(['Entry.publish', 'Asset.delete']))
  })
})

describe('a key of an app', () => {
  it('is one of at most three, and its private half is told once', async () => {
    const { resources, at } = await openApp()
    const first = await made(resources.appKey.create(at, { generate: true }))
    for (let count = 1; count < 3; count++) await made(resources.appKey.create(at, { generate: true }))
    expect(first.generated?.privateKey).to.match(/^-----BEGIN PRIVATE KEY/)
    const again = await made(resources.appKey.get({ ...at, fingerprint: first.sys.id }))
    expect(again).to.deep.include({ jwk: first.jwk }).and.not.to.have.property('generated')
    expect((await refused(resources.appKey.create(at, { generate: true }))).status).to.equal(403)
    await made(resources.appKey.delete({ ...at, fingerprint: first.sys.id }))
    await made(resources.appKey.create(at, { generate: true }))
  })

  it('is not let in when it is none', async () => {
    const { resources, at } = await openApp()
    const { jwk } = nodeCrypto.generateKey()
    for (const wrong of [{ alg: 'HS256' }, { kty: 'EC' }, { x5c: [] }, { kid: '' }])
      expect((await refused(resources.appKey.create(at, { jwk: { ...jwk, ...wrong } }))).status).to.equal(422)
    expect((await refused(resources.appKey.create(at, {}))).status).to.equal(422)
  })

  it('is not made where there is no cryptography', async () => {
    const memory = createMemory()
    const resources = memory.resources as unknown as Apps
    memory.openOrganization('o', 'O')
    const { sys } = await made(resources.appDefinition.create({ organizationId: 'o' }, { name: 'App' }))
    const asked = resources.appKey.create({ organizationId: 'o', appDefinitionId: sys.id }, { generate: true })
    expect((await refused(asked)).message).to.contain('cryptography')
  })
})

describe('a token of an app', () => {
  const signed = (privateKey: string, claims: object, alg = 'RS256'): string => {
    const parts = [{ alg, typ: 'JWT' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
    return `${parts}.${createSign('sha256').update(parts).sign(privateKey, 'base64url')}`
  }
  const now = Date.parse('2030-01-01T00:00:00Z')
  const exp = now / 1000 + 60

  it('is given for a claim that one of its keys signed', async () => {
    const { resources, at, installed, install } = await openApp({ now: () => now })
    await install()
    const { generated = { privateKey: '' } } = await made(resources.appKey.create(at, { generate: true }))
    const iss = at.appDefinitionId
    const { token, sys } = await made(
      resources.appAccessToken.create(installed, { jwt: signed(generated.privateKey, { iss, exp }) }),
    )
    expect(token).to.be.a('string').with.length.within(285, 300)
    expect(Date.parse(sys.expiresAt ?? '') - now).to.be.closeTo(600_000, 1000)
    const strange = nodeCrypto.generateKey().privateKey
    const refusals = [
      signed(strange, { iss, exp }),
      signed(generated.privateKey, { iss: 'another', exp }),
      signed(generated.privateKey, { iss, exp: now / 1000 - 60 }),
      signed(generated.privateKey, { iss, exp }, 'none'),
      'no token',
      '',
    ]
    for (const jwt of refusals) expect((await refused(resources.appAccessToken.create(installed, { jwt }))).status).to.equal(403)
  })
})
