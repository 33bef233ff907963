import type { Platform } from '../../ports/platform/platform.ts'
import { toClient } from '../wire/client.ts'
import type { Client, Table } from '../wire/endpoint.ts'
import { tables } from '../wire/tables.ts'
import type { Transport } from '../wire/transport.ts'

type Clients<T extends { readonly [name: string]: Table }> = { readonly [Name in keyof T]: Client<T[Name]> }

/** The whole management API over one transport. */
export const httpPlatform = (transport: Transport): Platform => {
  const clients = Object.fromEntries(
    Object.entries(tables).map(([name, table]) => [name, toClient(transport)(table as Table)]),
  ) as unknown as Clients<typeof tables>
  return { ...clients }
}
