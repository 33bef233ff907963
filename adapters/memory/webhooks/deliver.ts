import type { Clock } from '../../../ports/clock.ts'
import type { Event, Machine } from '../machine.ts'
import { attempt, type Job, type SendWebhook, type SignWebhook } from './attempts.ts'
import { definitionsOf, type WebhookDefinition } from './definition.ts'
import { passes } from './filters.ts'
import { crnOf, payloadOf } from './payload.ts'
import { queue } from './queue.ts'
import { matchesTopic } from './topics.ts'

export type DeliveryOptions = {
  readonly machine: Machine
  readonly send: SendWebhook
  readonly sign: SignWebhook
  readonly clock: Clock
  /** Milliseconds before each further attempt; the last one counts for all that follow. Default: 30 s, then 60 s. */
  readonly delays?: ReadonlyArray<number>
  /** Calls under way at the same time. Default: 10. */
  readonly concurrency?: number
}

export type Delivery = {
  /** Tells the webhooks of an event, later: it neither waits nor fails. */
  readonly deliver: (event: Event) => void
  /** When nothing is under way or waits for another attempt. */
  readonly settled: () => Promise<void>
  /** Ends all that is under way; nothing is sent from then on. */
  readonly stop: () => Promise<void>
}

/** Calls the webhooks of a space: those that are active, of the topic, and whose filters let the event pass. */
export const deliverEvents = ({
  machine,
  send,
  sign,
  clock,
  delays = [30_000, 60_000],
  concurrency = 10,
}: DeliveryOptions): Delivery => {
  const ending = new AbortController()
  const means = { machine, send, sign, clock, signal: ending.signal }
  const jobs = queue<Job>({
    concurrency,
    clock,
    signal: ending.signal,
    perform: async (job) => {
      const isToBeRepeated = await attempt(means, job)
      const delay = delays[Math.min(job.attempt, delays.length) - 1] ?? 0
      return isToBeRepeated ? { job: { ...job, attempt: job.attempt + 1 }, delay } : undefined
    },
  })

  const notify = (event: Event, happenedAt: string): void => {
    const payload = payloadOf(machine, event, happenedAt)
    const crn = crnOf(event)
    for (const webhook of listening(machine, event).filter(({ filters }) => passes(filters, payload, event.environmentId))) {
      const notice = {
        topic: `ContentManagement.${event.topic}`,
        payload,
        happenedAt,
        key: newKey(),
        ...(crn === undefined ? {} : { crn }),
      }
      const eventType = event.topic.split('.')[1] ?? ''
      jobs.add({ spaceId: event.spaceId, webhookId: webhook.sys.id, eventType, notice, attempt: 1 })
    }
  }

  return {
    deliver: (event) => {
      if (ending.signal.aborted || listening(machine, event).length === 0) return
      const happenedAt = new Date(clock.now()).toISOString()
      // Once the change that made the event is complete: what is public is written after it.
      jobs.follow(Promise.resolve().then(() => notify(event, happenedAt)))
    },
    settled: jobs.settled,
    stop: () => {
      ending.abort()
      return jobs.settled()
    },
  }
}

const listening = ({ records }: Machine, { spaceId, topic }: Event): ReadonlyArray<WebhookDefinition> => {
  const all = records.all(definitionsOf(spaceId)) as ReadonlyArray<WebhookDefinition>
  return all.filter(({ active, topics }) => active && topics.some(matchesTopic(topic)))
}

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('')
