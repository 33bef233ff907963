import { pipe } from '../../domain/prelude.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Delivery } from '../../ports/platform/delivery.ts'
import { toClient } from '../wire/client.ts'
import { delivery } from '../wire/delivery.ts'
import { limits } from './limits.ts'
import { withRetry } from './retry.ts'
import { withTimeout } from './timeout.ts'
import { type Connection, httpTransport } from './transport.ts'

const deliveryMediaType = 'application/vnd.contentful.delivery.v1+json'

/** The delivery API over the network, with the time-out and the retries of section 9. */
export const httpDelivery = (
  connection: Omit<Connection, 'mediaType'>,
  clock: Pick<Clock, 'sleep'>,
  note?: (message: string) => void,
): Delivery =>
  toClient(
    pipe(
      httpTransport({ ...connection, mediaType: deliveryMediaType }),
      withTimeout(limits.timeout),
      withRetry(clock, limits.retries, ({ call, reason, wait, attempt, attempts }) =>
        note?.(`${call}: ${reason}. Trying again in ${(wait / 1000).toFixed(1)} s (attempt ${attempt} of ${attempts}).`),
      ),
    ),
  )(delivery)
