import type { Clock } from '../../../ports/clock.ts'
import type { Machine } from '../../memory/machine.ts'
import { type Delivery, deliverEvents } from '../../memory/webhooks/deliver.ts'
import { webhookClock } from './clock.ts'
import { httpSend, type SendOptions } from './send.ts'
import { signWebhook } from './sign.ts'

export type WebhookOptions = SendOptions & {
  /** Milliseconds before each further attempt. Default: 30 s, then 60 s. */
  readonly delays?: ReadonlyArray<number>
  /** Default: the time of this machine. */
  readonly clock?: Clock
}

/** Calls the webhooks of a platform in memory, over HTTP, until it is stopped. */
export const httpWebhooks = (machine: Machine, { delays, clock = webhookClock, ...sending }: WebhookOptions = {}): Delivery =>
  deliverEvents({ machine, clock, sign: signWebhook, send: httpSend(sending), ...(delays ? { delays } : {}) })
