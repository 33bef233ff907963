import { pipe, TE } from '../../domain/prelude.ts'
import type { Memory } from '../memory/memory.ts'
import { deliveryApi, timeline } from '../wire/delivery.ts'
import { toServers } from '../wire/server.ts'
import { tables } from '../wire/tables.ts'
import type { Transport, WireRequest, WireResponse } from '../wire/transport.ts'
import { moreDelivery, moreManagement } from '../wire/unlisted.ts'
import type { Api } from './which-api.ts'

/** What answers each of the APIs: the tables of the wire, over one memory. */
export const answering = ({ resources, delivery, preview, timelineApi }: Memory): { readonly [A in Api]: Transport } => {
  const reader = (api: Memory['delivery']) =>
    toServers({ deliveryApi, moreDelivery, timeline }, { deliveryApi: api, moreDelivery: api, timeline: timelineApi } as never)
  const management = toServers({ ...tables, moreSpaces: moreManagement.space }, {
    ...resources,
    moreSpaces: resources.space,
  } as never)
  return {
    management: (request) => withMaster(management)(request),
    delivery: withMaster(reader(delivery)),
    preview: withMaster(reader(preview)),
  }
}

/** Addresses from before there were environments mean the one called master. */
const withMaster =
  (transport: Transport): Transport =>
  (request) =>
    pipe(
      transport(request),
      TE.flatMap((response) => {
        const older = isUnknown(response) ? inMaster(request) : undefined
        return older ? transport(older) : TE.right(response)
      }),
    )

const isUnknown = ({ status, body }: WireResponse): boolean =>
  status === 404 && (body as { readonly sys?: { readonly id?: string } }).sys?.id === 'UnknownRoute'

const inMaster = (request: WireRequest): WireRequest | undefined => {
  const [, space, rest] = /^(\/spaces\/[^/]+)\/(?!environments\/)(.+)$/.exec(request.path) ?? []
  return space && rest ? { ...request, path: `${space}/environments/master/${rest}` } : undefined
}
