import { expect } from 'chai'
import { ends, gives, inEnvironment, inSpace, refusal, type Steps } from './steps.ts'

const secret = 'a1B2'.repeat(16)

export const webhookSteps: Steps = [
  gives('webhook.upsertSigningSecret', [inSpace, { value: secret }], {
    redactedValue: 'a1B2',
    'sys.type': 'WebhookSigningSecret',
  }),
  gives('webhook.getSigningSecret', [inSpace], (answer) => {
    expect(answer.redactedValue).to.equal('a1B2')
    expect(JSON.stringify(answer)).not.to.contain(secret)
  }),
  gives('webhook.upsertRetryPolicy', [inSpace, { maxRetries: 3 }], { maxRetries: 3, 'sys.type': 'WebhookRetryPolicy' }),
  gives('webhook.getRetryPolicy', [inSpace], { maxRetries: 3 }),
  gives(
    'webhook.create',
    ({ receiverUrl }) => [
      inSpace,
      {
        name: 'Build',
        url: `${receiverUrl}/build`,
        topics: ['Entry.publish'],
        headers: [{ key: 'x-key', value: 'k', secret: true }],
      },
    ],
    (webhook) => {
      expect(webhook).to.deep.nested.include({ 'sys.version': 0, active: true, headers: [{ key: 'x-key', secret: true }] })
    },
    'hook',
  ),
  [
    'webhook.getManyCallDetails',
    async (drive, known, also) => {
      const entry = { ...inEnvironment, entryId: 'one' }
      await also('entry.publish', entry, await also('entry.get', entry))
      await known.platform.settled()
      const calls = await drive({ ...inSpace, webhookDefinitionId: known.hook.sys.id })
      expect(calls).to.deep.nested.include({ total: 1, 'items[0].eventType': 'publish', 'items[0].statusCode': 200 })
      known.hookCall = calls.items[0]
    },
  ],
  [
    'webhook.getCallDetails',
    async (drive, { hook, hookCall }) => {
      const call = await drive({ ...inSpace, webhookDefinitionId: hook.sys.id, callId: hookCall.sys.id })
      const { headers, body } = call.request
      expect(headers['X-Contentful-Topic'] ?? headers['x-contentful-topic']).to.equal('ContentManagement.Entry.publish')
      expect(JSON.parse(body).sys).to.include({ id: 'one', type: 'Entry' })
      expect(call.response).to.include({ statusCode: 200, body: '{"received":true}' })
    },
  ],
  gives('webhook.getHealthStatus', ({ hook }) => [{ ...inSpace, webhookDefinitionId: hook.sys.id }], {
    calls: { total: 1, healthy: 1 },
  }),
  gives(
    'webhook.get',
    ({ hook }) => [{ ...inSpace, webhookDefinitionId: hook.sys.id }],
    (again, { hook }) => expect(again).to.deep.equal(hook),
  ),
  gives('webhook.getMany', [inSpace], { total: 1, 'items[0].name': 'Build' }),
  gives(
    'webhook.update',
    ({ hook }) => [
      { ...inSpace, webhookDefinitionId: hook.sys.id },
      { ...hook, active: false },
    ],
    {
      active: false,
      'sys.version': 1,
    },
  ),
  ends('webhook.delete', ({ hook }) => [{ ...inSpace, webhookDefinitionId: hook.sys.id }], 'webhook.get'),
  ends('webhook.deleteSigningSecret', [inSpace], 'webhook.getSigningSecret'),
  [
    'webhook.deleteRetryPolicy',
    async (drive, _, also) => {
      expect(await drive(inSpace)).to.equal(undefined)
      expect(await refusal(also('webhook.getRetryPolicy', inSpace))).to.include({ status: 404 })
    },
  ],
]
