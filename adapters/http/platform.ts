import type { Clock } from '../../ports/clock.ts'
import type { Platform } from '../../ports/platform/platform.ts'
import { toClient } from '../wire/client.ts'
import type { Client, Table } from '../wire/endpoint.ts'
import { tables } from '../wire/tables.ts'
import type { Transport } from '../wire/transport.ts'
import { appActionResults } from './app-action-calls.ts'
import { assetFromFiles } from './asset-files.ts'
import { checkedAssetKeys } from './asset-key.ts'
import { assetProcessing } from './asset-processing.ts'
import { systemClock } from './clock.ts'
import { fieldDeletion } from './field-deletion.ts'
import { withLookup } from './organization.ts'
import { needingFile } from './uploads.ts'

type Clients<T extends { readonly [name: string]: Table }> = { readonly [Name in keyof T]: Client<T[Name]> }

/** The whole management API over one transport: every table, and the operations that take several requests. */
export const httpPlatform = (transport: Transport, clock: Clock = systemClock): Platform => {
  const clients = Object.fromEntries(
    Object.entries(tables).map(([name, table]) => [name, toClient(transport)(table as Table)]),
  ) as unknown as Clients<typeof tables>
  const { releaseAsset, releaseEntry, ...resources } = clients
  const upload = { ...clients.upload, create: needingFile(clients.upload.create) }
  const processing = assetProcessing(clients.asset, clock)
  const createFromFiles = assetFromFiles(upload, clients.asset, clock)
  return {
    ...resources,
    appActionCall: { ...clients.appActionCall, ...appActionResults(clients.appActionCall, clock) },
    appUpload: { ...clients.appUpload, create: needingFile(clients.appUpload.create) },
    asset: { ...clients.asset, createFromFiles, ...processing },
    assetKey: checkedAssetKeys(clients.assetKey, clock),
    contentType: { ...clients.contentType, ...fieldDeletion(clients.contentType, clock) },
    organization: withLookup(clients.organization),
    release: { ...clients.release, entry: releaseEntry, asset: { ...releaseAsset, createFromFiles, ...processing } },
    upload,
  }
}
