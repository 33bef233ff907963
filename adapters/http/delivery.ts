import { pipe } from '../../domain/prelude.ts'
import type { Clock } from '../../ports/clock.ts'
import type { DeliveryApi } from '../../ports/platform/delivery.ts'
import { toClient } from '../wire/client.ts'
import { deliveryApi } from '../wire/delivery.ts'
import { withDeadline } from './deadline.ts'
import { limits } from './limits.ts'
import { withRetry } from './retry.ts'
import { withTimeout } from './timeout.ts'
import { type Connection, httpTransport } from './transport.ts'

const deliveryMediaType = 'application/vnd.contentful.delivery.v1+json'

/** Milliseconds of one attempt, further attempts, and bytes of one answer: the platform's own are at most 7 MB. */
export type DeliveryLimits = { readonly timeout?: number; readonly retries?: number; readonly answer?: number }

/** The delivery API over the network, with the time-out and the retries of section 9. */
export const httpDelivery = (
  connection: Omit<Connection, 'mediaType' | 'maxContentLength'>,
  clock: Pick<Clock, 'sleep'>,
  note?: (message: string) => void,
  { timeout = limits.timeout, retries = limits.retries, answer = limits.deliveredLength }: DeliveryLimits = {},
): DeliveryApi =>
  toClient(
    pipe(
      httpTransport({ ...connection, mediaType: deliveryMediaType, maxContentLength: answer }),
      withTimeout(timeout),
      withRetry(clock, retries, ({ call, reason, wait, attempt, attempts }) =>
        note?.(`${call}: ${reason}. Trying again in ${(wait / 1000).toFixed(1)} s (attempt ${attempt} of ${attempts}).`),
      ),
      withDeadline(clock),
    ),
  )(deliveryApi)
