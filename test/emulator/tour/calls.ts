import { expect } from 'chai'
import { verifyRequest } from '../../../adapters/signatures/request.ts'
import type { Received } from './receiver.ts'
import { type Also, inEnvironment, inSpace, type Known, type Step, type Steps } from './steps.ts'

const secret = 'a1B2'.repeat(16)
const two = { ...inEnvironment, entryId: 'two' }

/** Makes a webhook of its own, changes an entry, and looks at what arrived. */
const hears = (
  what: string,
  webhook: object,
  check: (calls: ReadonlyArray<Received>, known: Known) => Promise<void> | void,
): Step => [
  `webhooks.${what}`,
  async (_drive, known, also: Also) => {
    const path = what === 'retries' ? '/flaky' : `/${what.replaceAll(' ', '-')}`
    const draft = { name: what, url: `${known.receiverUrl}${path}`, topics: ['Entry.*'], headers: [], ...webhook }
    await also('webhook.upsertSigningSecret', inSpace, { value: secret })
    const made = await also('webhook.create', inSpace, draft)
    await also('entry.update', two, await also('entry.get', two))
    await known.platform.settled()
    await also('webhook.delete', { ...inSpace, webhookDefinitionId: made.sys.id })
    await also('webhook.deleteSigningSecret', inSpace)
    await check(
      known.received.filter((call: Received) => call.path === path),
      known,
    )
  },
]
const only = (doc: string, value: string) => [{ equals: [{ doc }, value] }]
const count = (expected: number) => (calls: ReadonlyArray<Received>) => expect(calls).to.have.length(expected) && undefined

export const callSteps: Steps = [
  hears('topics of one kind', { topics: ['Entry.save'] }, count(1)),
  hears('topics of all kinds', { topics: ['*.*'] }, count(1)),
  hears('other topics', { topics: ['Entry.publish', 'Asset.*'] }, count(0)),
  hears('filters', { filters: only('sys.contentType.sys.id', 'article') }, count(1)),
  hears('filters that leave it out', { filters: only('sys.environment.sys.id', 'elsewhere') }, count(0)),
  hears('payload', {}, ([call]) => {
    expect(JSON.parse(call?.body ?? '')).to.deep.nested.include({ 'sys.id': 'two', 'fields.title.nl-BE': 'Twee' })
    expect(call?.headers).to.include({ 'x-contentful-topic': 'ContentManagement.Entry.save' })
  }),
  hears(
    'transformation',
    { transformation: { method: 'PUT', contentType: 'application/json', body: { id: '{ /payload/sys/id }' } } },
    ([call]) => {
      expect(call?.method).to.equal('PUT')
      expect(JSON.parse(call?.body ?? '')).to.deep.equal({ id: 'two' })
    },
  ),
  hears('secret headers', { headers: [{ key: 'x-key', value: 'hush', secret: true }] }, ([call]) => {
    expect(call?.headers).to.include({ 'x-key': 'hush' })
  }),
  hears('basic authentication', { httpBasicUsername: 'jo', httpBasicPassword: 'hush' }, ([call]) => {
    expect(call?.headers.authorization).to.equal(`Basic ${Buffer.from('jo:hush').toString('base64')}`)
  }),
  hears('signatures', {}, async ([call], { start }) => {
    const request = {
      method: call?.method as 'POST',
      path: call?.path ?? '',
      headers: call?.headers ?? {},
      body: call?.body ?? '',
    }
    expect(await verifyRequest(secret, request, { now: start })).to.include({ verified: true })
    expect(await verifyRequest(secret, { ...request, body: '{}' }, { now: start })).to.include({ verified: false })
  }),
  hears('retries', {}, (calls) => {
    expect(calls).to.have.length(2)
    expect(calls[0]?.body).to.equal(calls[1]?.body)
  }),
]
