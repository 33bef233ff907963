import { createHash, createSign, generateKeyPairSync } from 'node:crypto'
import { expect } from 'chai'
import { verifyRequest } from '../../../adapters/signatures/request.ts'
import { app, installed } from './app.ts'
import { ends, gives, type Known, refusal, type Steps } from './steps.ts'

const secret = 'S3cret--'.repeat(8)
const icon = { value: 'data:image/png;base64,aGk=', type: 'base64' }
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const der = publicKey.export({ format: 'der', type: 'spki' })
const kid = createHash('sha256').update(der).digest('base64url')
const jwk = { alg: 'RS256', kty: 'RSA', use: 'sig', x5c: [der.toString('base64')], kid, x5t: kid }
const key = (known: Known) => ({ ...app(known), fingerprint: kid })
const tokenOf = (claims: object): string => {
  const head = [{ alg: 'RS256', typ: 'JWT' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  return `${head.join('.')}.${createSign('sha256').update(head.join('.')).sign(privateKey, 'base64url')}`
}
export const appIdentitySteps: Steps = [
  gives('appDetails.upsert', (known) => [app(known), { icon }], { icon, 'sys.type': 'AppDetails' }),
  gives('appDetails.get', (known) => [app(known)], { icon }),
  ends('appDetails.delete', (known) => [app(known)], 'appDetails.get'),
  gives(
    'appEventSubscription.upsert',
    (known) => [app(known), { topics: ['Entry.publish'], targetUrl: 'https://app.test/e' }],
    {
      topics: ['Entry.publish'],
      'sys.type': 'AppEventSubscription',
    },
    undefined,
    { partly: 'kept; apps are not called when something happens' },
  ),
  gives('appEventSubscription.get', (known) => [app(known)], { targetUrl: 'https://app.test/e' }),
  ends('appEventSubscription.delete', (known) => [app(known)], 'appEventSubscription.get'),
  [
    'appSigningSecret.upsert',
    async (drive, known) => {
      expect(await refusal(drive(app(known), { value: 'short' }))).to.include({ status: 422 })
      expect(await drive(app(known), { value: secret })).to.include({ redactedValue: 'et--' })
    },
  ],
  gives(
    'appSigningSecret.get',
    (known) => [app(known)],
    (answer) => expect(JSON.stringify(answer)).not.to.contain(secret),
  ),
  [
    'appSignedRequest.create',
    async (drive, known) => {
      const request = { method: 'POST', path: '/hook', body: '{}', headers: { 'x-mine': '1' } } as const
      const { additionalHeaders } = await drive(installed(known), request)
      const headers = { ...request.headers, ...additionalHeaders }
      const verdict = await verifyRequest(secret, { ...request, headers }, { now: known.start })
      expect(verdict).to.deep.include({ verified: true })
      expect((await verifyRequest(secret, { ...request, body: '{ }', headers }, { now: known.start })).verified).to.equal(false)
    },
    { differs: 'a signature is of its time' },
  ],
  ends('appSigningSecret.delete', (known) => [app(known)], 'appSigningSecret.get'),
  gives('appKey.create', (known) => [app(known), { jwk }], { 'sys.id': kid, 'sys.type': 'AppKey', jwk }),
  gives('appKey.get', (known) => [key(known)], { 'jwk.alg': 'RS256' }),
  [
    'appKey.create',
    async (drive, known, also) => {
      const made = await drive(app(known), { generate: true })
      expect(made.generated.privateKey).to.contain('PRIVATE KEY')
      const again = await also('appKey.get', { ...app(known), fingerprint: made.sys.id })
      expect(again).not.to.have.property('generated')
      await also('appKey.delete', { ...app(known), fingerprint: made.sys.id })
    },
    { differs: 'a key is like no other' },
  ],
  gives('appKey.getMany', (known) => [app(known)], { total: 1, 'items[0].sys.id': kid }),
  [
    'appAccessToken.create',
    async (drive, known) => {
      const exp = Math.floor(known.start / 1000) + 600
      const { token } = await drive(installed(known), { jwt: tokenOf({ iss: known.app.sys.id, exp }) })
      expect(token).to.be.a('string').with.length.greaterThan(20)
      const foreign = drive(installed(known), { jwt: tokenOf({ iss: 'another', exp }) })
      expect(await refusal(foreign)).to.include({ status: 403, name: 'AccessDenied' })
    },
  ],
  ends('appKey.delete', (known) => [key(known)], 'appKey.get'),
  [
    'appInstallation.delete',
    async (drive, known, also) => {
      expect(await refusal(also('appDefinition.delete', app(known)))).to.include({ status: 400 })
      expect(await drive(installed(known))).to.equal(undefined)
      expect(await refusal(also('appInstallation.get', installed(known)))).to.include({ status: 404 })
    },
  ],
  ends('appDefinition.delete', (known) => [app(known)], 'appDefinition.get'),
]
