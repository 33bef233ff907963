import { expect } from 'chai'
import { createMemory } from '../../../adapters/memory/memory.ts'
import type { SendWebhook } from '../../../adapters/memory/webhooks/attempts.ts'
import { type DeliveryOptions, deliverEvents } from '../../../adapters/memory/webhooks/deliver.ts'
import type { WebhookRequest } from '../../../adapters/memory/webhooks/request.ts'
import { E } from '../../../domain/prelude.ts'
import type { Outcome } from '../../../ports/platform/operations.ts'
import type { Webhooks } from '../../../ports/platform/webhook.ts'
import type { PlatformError } from '../../../ports/platform-errors.ts'

export const spaceId = 's'
export const master = { spaceId, environmentId: 'master' }

export const made = async <A>(outcome: Outcome<A>): Promise<A> => {
  const result = await outcome()
  if (E.isRight(result)) return result.right
  throw new Error(JSON.stringify(result.left))
}
export const refused = async (outcome: Outcome<unknown>): Promise<Extract<PlatformError, { readonly _tag: 'Refused' }>> => {
  const result = await outcome()
  if (E.isLeft(result) && result.left._tag === 'Refused') return result.left
  expect.fail(`It was not refused: ${JSON.stringify(result)}`)
}

type Given = Partial<Pick<DeliveryOptions, 'send' | 'sign' | 'concurrency'>>

/** A space with a published type of content; its webhooks are called through `send`, and waiting takes no time but is remembered. */
export const openSpace = async ({ send, sign = async () => ({}), concurrency = 10 }: Given = {}) => {
  const sent: Array<WebhookRequest> = []
  const waits: Array<number> = []
  let tell: ReturnType<typeof deliverEvents>['deliver'] = () => {}
  const memory = createMemory({ emit: (event) => tell(event) })
  memory.openUser('a@example.com', 'A', 'B')
  memory.openOrganization('o', 'O')
  memory.openSpace({ id: spaceId, name: 'S', organizationId: 'o' })
  const { resources, machine } = memory
  await made(resources.environment.createWithId({ spaceId, environmentId: 'staging' }, { name: 'staging' }))
  for (const environmentId of ['master', 'staging']) {
    const at = { spaceId, environmentId, contentTypeId: 'post' }
    const fields = [
      { id: 'title', name: 'Title', type: 'Symbol', localized: true, required: false, disabled: false, omitted: false },
    ]
    await made(resources.contentType.createWithId(at, { name: 'Post', fields } as never))
    await made(resources.contentType.publish(at, { sys: { version: 1 } } as never))
  }
  const answering: SendWebhook = send ?? (async () => ({ status: 200, headers: {}, body: 'ok' }))
  const delivery = deliverEvents({
    machine,
    sign,
    concurrency,
    clock: { now: Date.now, sleep: async (milliseconds) => void waits.push(milliseconds) },
    send: (request, signal) => {
      sent.push(request)
      return answering(request, signal)
    },
  })
  tell = delivery.deliver
  const hook = (more: object = {}) =>
    made(resources.webhook.create({ spaceId }, { name: 'Hook', url: 'https://example.com/', topics: ['*.*'], ...more }))
  const entry = (id: string, title = 'Hello', environmentId = 'master') =>
    made(
      resources.entry.createWithId({ spaceId, environmentId, contentTypeId: 'post', entryId: id }, {
        fields: { title: { 'en-US': title } },
      } as never),
    )
  const topics = () => sent.map(({ headers }) => headers['X-Contentful-Topic']?.replace('ContentManagement.', ''))
  return { machine, webhook: resources.webhook as unknown as Webhooks, resources, delivery, sent, waits, hook, entry, topics }
}
