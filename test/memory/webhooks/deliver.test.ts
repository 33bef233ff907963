import { expect } from 'chai'
import type { SendWebhook } from '../../../adapters/memory/webhooks/attempts.ts'
import { made, master, openSpace, spaceId } from './space.ts'

const statuses = (...all: ReadonlyArray<number>): SendWebhook => {
  const left = [...all]
  return async () => ({ status: left.shift() ?? 200, headers: {}, body: '' })
}
const environment = (...ids: ReadonlyArray<string>) => ({ in: [{ doc: 'sys.environment.sys.id' }, ids] })

describe('webhooks are called', () => {
  for (const [topics, heard] of [
    [['*.*'], ['Entry.create', 'Entry.publish', 'Entry.unpublish', 'Entry.delete']],
    [['Entry.*'], ['Entry.create', 'Entry.publish', 'Entry.unpublish', 'Entry.delete']],
    [['*.publish'], ['Entry.publish']],
    [
      ['Entry.create', 'Entry.delete'],
      ['Entry.create', 'Entry.delete'],
    ],
    [['Asset.*', '*.archive'], []],
    [['Entry.auto_save'], []],
  ] as ReadonlyArray<readonly [ReadonlyArray<string>, ReadonlyArray<string>]>)
    it(`for the topics ${topics}`, async () => {
      const { resources, hook, entry, delivery, topics: told } = await openSpace()
      await hook({ topics })
      const at = { ...master, entryId: 'a' }
      await entry('a')
      await made(resources.entry.publish(at, { sys: { version: 1 } } as never))
      await made(resources.entry.unpublish(at))
      await made(resources.entry.delete(at))
      await delivery.settled()
      expect(told()).to.deep.equal(heard)
    })

  for (const [rule, filters, heard] of [
    ['of master, without filters', undefined, ['a']],
    ['of all environments, with an empty list of filters', [], ['a', 'b']],
    ['of an environment', [environment('staging')], ['b']],
    ['of a content type', [environment('master'), { equals: [{ doc: 'sys.contentType.sys.id' }, 'post'] }], ['a']],
    ['of another content type', [{ equals: [{ doc: 'sys.contentType.sys.id' }, 'page'] }], []],
    ['of ids by pattern', [{ regexp: [{ doc: 'sys.id' }, { pattern: '^[bc]$' }] }], ['b']],
    ['of all but one id', [{ not: { equals: [{ doc: 'sys.id' }, 'b'] } }], ['a']],
    ['of nobody, by what the record does not say', [{ not: { equals: [{ doc: 'sys.deletedBy.sys.id' }, 'x'] } }], []],
  ] as ReadonlyArray<readonly [string, ReadonlyArray<object> | undefined, ReadonlyArray<string>]>)
    it(`for records ${rule}`, async () => {
      const { hook, entry, delivery, sent } = await openSpace()
      await hook({ topics: ['Entry.create'], ...(filters ? { filters } : {}) })
      await entry('a')
      await entry('b', 'Hello', 'staging')
      await delivery.settled()
      expect(sent.map(({ body }) => JSON.parse(body ?? '').sys.id)).to.deep.equal(heard)
    })

  it('in the order of the events', async () => {
    const { hook, entry, delivery, sent } = await openSpace()
    await hook({ topics: ['Entry.create'] })
    const ids = Array.from({ length: 30 }, (_, index) => `e${index}`)
    for (const id of ids) await entry(id)
    await delivery.settled()
    expect(sent.map(({ body }) => JSON.parse(body ?? '').sys.id)).to.deep.equal(ids)
  })

  it('never when they are not active', async () => {
    const { hook, entry, delivery, sent } = await openSpace()
    await hook({ active: false })
    await entry('a')
    await delivery.settled()
    expect(sent).to.deep.equal([])
  })

  it('without making the writer wait', async () => {
    let answer = () => {}
    const { hook, entry, delivery, sent } = await openSpace({
      send: () => new Promise((resolve) => (answer = () => resolve({ status: 200, headers: {}, body: '' }))),
    })
    await hook()
    await entry('a')
    let isDone = false
    const settled = delivery.settled().then(() => (isDone = true))
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect([sent.length, isDone]).to.deep.equal([1, false])
    answer()
    await settled
  })
})

describe('receivers are told', () => {
  it('what is public, when it is published', async () => {
    const { resources, hook, entry, delivery, sent } = await openSpace()
    await hook({ topics: ['Entry.publish'] })
    await entry('a', 'Public')
    await made(resources.entry.publish({ ...master, entryId: 'a' }, { sys: { version: 1 } } as never))
    await delivery.settled()
    const { sys, fields } = JSON.parse(sent[0]?.body ?? '')
    expect(fields).to.deep.equal({ title: { 'en-US': 'Public' } })
    expect(sys).to.include({ type: 'Entry', id: 'a', revision: 1, publishedVersion: 1 })
    expect(sys).to.have.nested.property('contentType.sys.id', 'post')
    expect(sys).to.not.have.any.keys('version', 'publishedCounter', 'fieldStatus')
  })

  it('only what is public, when some locales are published or made drafts again', async () => {
    const { resources, hook, delivery, sent } = await openSpace()
    await made(resources.locale.create(master, { code: 'nl', name: 'Dutch', fallbackCode: null } as never))
    await hook({ topics: ['Entry.publish', 'Entry.unpublish'] })
    const at = { ...master, entryId: 'a', contentTypeId: 'post' }
    await made(resources.entry.createWithId(at, { fields: { title: { 'en-US': 'Hello', nl: 'Dag' } } } as never))
    await made(resources.entry.publish({ ...at, locales: ['nl'] }, { sys: { version: 1 } } as never))
    await made(resources.entry.publish({ ...at, locales: ['en-US'] }, { sys: { version: 2 } } as never))
    await made(resources.entry.unpublish({ ...at, locales: ['nl'] }))
    await made(resources.entry.unpublish({ ...at, locales: ['en-US'] }))
    await delivery.settled()
    const told = sent.map(({ body }) => JSON.parse(body ?? ''))
    expect(told.map(({ sys, fields }) => [sys.type, fields?.title])).to.deep.equal([
      ['Entry', { nl: 'Dag' }],
      ['Entry', { 'en-US': 'Hello', nl: 'Dag' }],
      ['Entry', { 'en-US': 'Hello' }],
      ['DeletedEntry', undefined],
    ])
  })

  it('of what is deleted only that it is', async () => {
    const { resources, hook, entry, delivery, sent } = await openSpace()
    await hook({ topics: ['Entry.delete'] })
    await entry('a')
    await made(resources.entry.delete({ ...master, entryId: 'a' }))
    await delivery.settled()
    const body = JSON.parse(sent[0]?.body ?? '')
    expect(Object.keys(body)).to.deep.equal(['sys'])
    expect(body.sys).to.include({ type: 'DeletedEntry', id: 'a' }).and.to.have.property('deletedAt', body.sys.updatedAt)
    expect(body.sys).to.have.nested.property('deletedBy.sys.linkType', 'User')
    expect(body.sys).to.have.nested.property('environment.sys.id', 'master')
  })

  it('who calls, of what, and when', async () => {
    const { hook, entry, delivery, sent } = await openSpace()
    await hook({ name: 'Späť → 🚀', headers: [{ key: 'X-Contentful-Topic', value: 'forged' }] })
    await entry('a')
    await delivery.settled()
    expect(sent[0]).to.include({ method: 'POST', url: 'https://example.com/', includeContentLength: false })
    expect(sent[0]?.headers).to.include({
      'Content-Type': 'application/vnd.contentful.management.v1+json',
      'X-Contentful-Topic': 'ContentManagement.Entry.create',
      'X-Contentful-Webhook-Name': encodeURI('Späť → 🚀'),
      'X-Contentful-CRN': 'crn:contentful:::content:spaces/s/environments/master/entries/a',
    })
    expect(sent[0]?.headers['X-Contentful-Event-Datetime']).to.match(/^\d{4}-\d\d-\d\dT.*Z$/)
  })
})

describe('a call that fails', () => {
  it('is made again after 30 s and 60 s, with the same key, and then given up', async () => {
    const { webhook, hook, entry, delivery, sent, waits } = await openSpace({ send: statuses(503, 429, 500, 200) })
    const { sys } = await hook()
    await entry('a')
    await delivery.settled()
    expect(sent).to.have.length(3)
    expect(waits).to.deep.equal([30_000, 60_000])
    const keys = new Set(sent.map(({ headers }) => headers['X-Contentful-Idempotency-Key']))
    expect([...keys].join()).to.match(/^[0-9a-f]{64}$/)
    expect((await made(webhook.getHealthStatus({ spaceId, webhookDefinitionId: sys.id }))).calls).to.deep.equal({
      total: 3,
      healthy: 0,
    })
  })

  it('is made again when there was no answer', async () => {
    let attempts = 0
    const { webhook, hook, entry, delivery } = await openSpace({
      send: async () => {
        if (attempts++ === 0) throw new Error('No route')
        return { status: 200, headers: {}, body: '' }
      },
    })
    const { sys } = await hook()
    await entry('a')
    await delivery.settled()
    const at = { spaceId, webhookDefinitionId: sys.id }
    const { items } = await made(webhook.getManyCallDetails(at))
    expect(items.map(({ statusCode, errors }) => [statusCode, errors])).to.deep.equal([
      [200, []],
      [null, ['No route']],
    ])
    expect((await made(webhook.getHealthStatus(at))).calls).to.deep.equal({ total: 2, healthy: 1 })
  })

  it('for a reason that stays is not made again', async () => {
    const { hook, entry, delivery, sent } = await openSpace({ send: statuses(404) })
    await hook()
    await entry('a')
    await delivery.settled()
    expect(sent).to.have.length(1)
  })

  it('is not made again once the webhook is deleted, or all is stopped', async () => {
    const spaces: Array<Awaited<ReturnType<typeof openSpace>>> = []
    const ends = [
      async () => void (await made(spaces[0]?.webhook.delete({ spaceId, webhookDefinitionId: 'w' }) as never)),
      async () => void spaces[1]?.delivery.stop(),
    ]
    for (const end of ends) {
      const space = await openSpace({ send: async () => end().then(() => ({ status: 503, headers: {}, body: '' })) })
      spaces.push(space)
      await made(
        space.webhook.update({ spaceId, webhookDefinitionId: 'w' }, { name: 'W', url: 'https://example.com', topics: ['*.*'] }),
      )
      await space.entry('a')
      await space.delivery.settled()
      expect(space.sent).to.have.length(1)
      expect(space.machine.records.below('spaces/s/webhook_definitions/w')).to.deep.equal([])
    }
  })
})

describe('the log of a webhook', () => {
  it('keeps the last 500 calls, newest first, and the beginning of what was said', async () => {
    const { machine, webhook, hook, delivery, entry } = await openSpace({
      send: async () => ({ status: 200, headers: { a: 'b' }, body: 'x'.repeat(300_000) }),
    })
    const { sys } = await hook({ topics: ['Entry.create'] })
    const record = await entry('a')
    for (let index = 0; index < 502; index++)
      delivery.deliver({
        topic: 'Entry.create',
        ...master,
        record: { ...record, sys: { ...record.sys, id: `e${index}` } } as never,
      })
    await delivery.settled()
    const at = { spaceId, webhookDefinitionId: sys.id }
    expect((await made(webhook.getHealthStatus(at))).calls).to.deep.equal({ total: 500, healthy: 500 })
    const { total, items } = await made(webhook.getManyCallDetails({ ...at, query: { limit: 2 } }))
    expect([total, items.length]).to.deep.equal([500, 2])
    expect(items[0])
      .to.include({ statusCode: 200, eventType: 'create', url: 'https://example.com/' })
      .and.not.have.property('request')
    expect(items[0]?.sys).to.include({ type: 'WebhookCallOverview' })
    const call = (await made(webhook.getCallDetails({ ...at, callId: items[0]?.sys.id ?? '' }))) as never as {
      readonly request: { readonly body: string }
      readonly response: { readonly body: string; readonly headers: object }
    }
    expect(JSON.parse(call.request.body).sys.id).to.equal('e501')
    expect([call.response.body.length, call.response.headers]).to.deep.equal([200_000, { a: 'b' }])
    expect(machine.records.all(`spaces/s/webhook_definitions/${sys.id}/calls`)).to.have.length(500)
  })
})
