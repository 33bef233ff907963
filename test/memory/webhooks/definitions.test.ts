import { expect } from 'chai'
import { made, openSpace, refused, spaceId } from './space.ts'

const draft = { name: 'Hook', url: 'https://example.com/hook', topics: ['Entry.publish'] }

describe('a webhook', () => {
  it('begins active, without headers, at version 0', async () => {
    const { hook } = await openSpace()
    const { sys, ...rest } = await hook(draft)
    expect(sys).to.include({ type: 'WebhookDefinition', version: 0 })
    expect(rest).to.deep.equal({ ...draft, active: true, headers: [], httpBasicUsername: null })
  })

  it('can be made with an id of one’s own, and changed from the version that is there', async () => {
    const { webhook } = await openSpace()
    const at = { spaceId, webhookDefinitionId: 'mine' }
    expect((await made(webhook.update(at, draft))).sys).to.include({ id: 'mine', version: 0 })
    expect((await made(webhook.update(at, { ...draft, name: 'New', sys: { version: 0 } }))).sys).to.include({ version: 1 })
    expect((await refused(webhook.update(at, { ...draft, sys: { version: 0 } }))).name).to.equal('VersionMismatch')
  })

  it('never gives its secrets back, and keeps them when it comes back without them', async () => {
    const { webhook, hook, sent, entry, delivery } = await openSpace()
    const headers = [
      { key: 'X-Open', value: 'open' },
      { key: 'X-Secret', value: 'hidden', secret: true },
    ]
    const one = await hook({ headers, httpBasicUsername: 'ann', httpBasicPassword: 'pässword' })
    const at = { spaceId, webhookDefinitionId: one.sys.id }
    for (const answer of [one, await made(webhook.get(at)), await made(webhook.getMany({ spaceId }))])
      expect(JSON.stringify(answer)).to.not.match(/hidden|pässword/)
    expect(one.headers).to.deep.equal([headers[0], { key: 'X-Secret', secret: true }])
    await made(webhook.update(at, one))
    await entry('a')
    await delivery.settled()
    const basic = `Basic ${Buffer.from('ann:pässword').toString('base64')}`
    expect(sent[0]?.headers).to.include({ 'X-Open': 'open', 'X-Secret': 'hidden', Authorization: basic })
    const { items } = await made(webhook.getManyCallDetails(at))
    const log = await made(webhook.getCallDetails({ ...at, callId: items[0]?.sys.id ?? '' }))
    expect(JSON.stringify(log))
      .to.include('open')
      .and.not.match(new RegExp(`hidden|${basic.slice(6)}`))
  })

  it('loses the headers that an update leaves out', async () => {
    const { webhook, hook } = await openSpace()
    const { sys, headers: _, ...rest } = await hook({ headers: [{ key: 'X-Open', value: 'open' }] })
    expect(
      (await made(webhook.update({ spaceId, webhookDefinitionId: sys.id }, { ...rest, sys } as never))).headers,
    ).to.deep.equal([])
  })

  for (const [rule, wrong, name, path] of [
    ['needs topics', { topics: undefined }, 'invalid_type', 'topics'],
    ['needs at least one topic', { topics: [] }, 'topics', 'topics'],
    ['has topics of a type and an action', { topics: ['Entry'] }, 'regexp', 'topics.0'],
    ['needs a name', { name: '' }, 'required', 'name'],
    ['needs an address', { url: undefined }, 'required', 'url'],
    ['calls http and https only', { url: 'file:///etc/passwd' }, 'regexp', 'url'],
    ['has no password in its address', { url: 'https://ann:secret@example.com/' }, 'regexp', 'url'],
    ['has headers of one line', { headers: [{ key: 'A', value: 'b\r\nC: d' }] }, 'invalid', 'headers.0'],
    ['has headers with proper names', { headers: [{ key: 'A b', value: 'c' }] }, 'invalid', 'headers.0'],
    ['knows its filters', { filters: [{ like: [{ doc: 'sys.id' }, 'a'] }] }, 'invalid', 'filters.0'],
    ['filters by what is documented', { filters: [{ equals: [{ doc: 'fields.title' }, 'a'] }] }, 'invalid', 'filters.0'],
    ['has patterns that can be read', { filters: [{ regexp: [{ doc: 'sys.id' }, { pattern: '(' }] }] }, 'invalid', 'filters.0'],
    ['knows its methods', { transformation: { method: 'TRACE' } }, 'in', 'transformation.method'],
    ['knows its media types', { transformation: { contentType: 'text/plain' } }, 'in', 'transformation.contentType'],
  ] as ReadonlyArray<readonly [string, object, string, string]>)
    it(rule, async () => {
      const { webhook } = await openSpace()
      const error = await refused(webhook.create({ spaceId }, { ...draft, ...wrong } as never))
      const [problem] = (error.details as { errors: ReadonlyArray<{ name: string; path: string | ReadonlyArray<string> }> })
        .errors
      expect([error.status, problem?.name, [problem?.path].flat().join('.')]).to.deep.equal([422, name, path])
    })

  it('has an address of its own', async () => {
    const { webhook, hook } = await openSpace()
    await hook(draft)
    const { details } = await refused(webhook.create({ spaceId }, draft))
    expect(details).to.deep.equal({ errors: [{ name: 'taken', path: 'url', value: draft.url }] })
  })

  it('takes its log along when it is deleted', async () => {
    const { machine, webhook, hook, entry, delivery } = await openSpace()
    const { sys } = await hook()
    await entry('a')
    await delivery.settled()
    expect(machine.records.below(`spaces/s/webhook_definitions/${sys.id}`)).to.have.length(1)
    await made(webhook.delete({ spaceId, webhookDefinitionId: sys.id }))
    expect(machine.records.below(`spaces/s/webhook_definitions/${sys.id}`)).to.deep.equal([])
    expect((await refused(webhook.getHealthStatus({ spaceId, webhookDefinitionId: sys.id }))).status).to.equal(404)
  })
})
