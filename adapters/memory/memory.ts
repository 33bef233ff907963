import { linkTo } from '../../domain/platform/sys.ts'
import { E } from '../../domain/prelude.ts'
import type { ExportFile } from '../../ports/platform/export-file.ts'
import type { Crypto } from './crypto.ts'
import { deliveryApi } from './delivery/api.ts'
import { timelineApi } from './delivery/timeline.ts'
import type { FileHosts } from './entities/assets.ts'
import { type Event, type Files, type Machine, makeId, memoryFiles } from './machine.ts'
import { openOrganization } from './organization/organizations.ts'
import { openUser } from './organization/users.ts'
import { inEnvironment, type Place } from './places.ts'
import { memoryResources } from './platform.ts'
import { openSpace } from './space/spaces.ts'
import { Records } from './store/records.ts'
import { exportSpace } from './transfer/export.ts'
import { importExport } from './transfer/import.ts'
import type { UnresolvedLink } from './transfer/unresolved.ts'
import type { SendWebhook } from './webhooks/send.ts'

export type MemoryOptions = {
  /** Milliseconds since 1970. Default: the time of this machine. */
  readonly now?: () => number
  /** From 0 to 1, for ids. Default: `Math.random`. */
  readonly random?: () => number
  /** Where the files of assets are to be had. Default: the platform's own hosts. */
  readonly hosts?: FileHosts
  readonly files?: Files
  /** Told what happens to records: webhooks. Default: nobody. */
  readonly emit?: (event: Event) => void
  readonly userId?: string
  /** Without it, nothing is signed, and no key is made. */
  readonly crypto?: Crypto
  /** Calls the actions of apps. Default: they fail. */
  readonly call?: SendWebhook
}

const platformHosts: FileHosts = { images: '//images.ctfassets.net', assets: '//assets.ctfassets.net' }

/** The platform in memory: the management API, and the delivery and preview APIs over the same records. */
export const createMemory = ({
  now = Date.now,
  random = Math.random,
  hosts = platformHosts,
  files = memoryFiles(),
  emit = () => {},
  userId = 'local-user',
  crypto,
  call,
}: MemoryOptions = {}) => {
  const records = new Records()
  const machine: Machine = {
    records,
    now: strictly(now),
    newId: () => makeId(random),
    user: linkTo('User', userId),
    files,
    emit,
    ...(crypto ? { crypto } : {}),
    ...(call ? { call } : {}),
  }
  const resources = memoryResources(machine, hosts)
  return {
    records,
    machine,
    resources,
    delivery: deliveryApi(machine, 'published'),
    preview: deliveryApi(machine, 'drafts'),
    timelineApi: timelineApi(machine),
    /** The one who asks. */
    openUser: (email: string, firstName: string, lastName: string) => openUser(machine, { email, firstName, lastName }),
    openOrganization: (id: string, name: string) => openOrganization(machine, id, name),
    openSpace: (space: {
      readonly id: string
      readonly name: string
      readonly organizationId: string
      readonly defaultLocale?: string
    }) => openSpace(machine, space),
    /** Into an environment that is there; gives the links that lead nowhere. */
    import: (spaceId: string, file: ExportFile, environmentId = 'master'): ReadonlyArray<UnresolvedLink> =>
      importExport(machine, placeOf(machine, spaceId, environmentId), file),
    export: (spaceId: string, environmentId = 'master'): ExportFile =>
      exportSpace(machine, placeOf(machine, spaceId, environmentId)),
  }
}

export type Memory = ReturnType<typeof createMemory>

/** No two records are of the same moment, so that orders by time are orders. */
const strictly = (now: () => number): (() => string) => {
  let last = 0
  return () => {
    last = Math.max(now(), last + 1)
    return new Date(last).toISOString()
  }
}

const placeOf = (machine: Machine, spaceId: string, environmentId: string): Place => {
  const place = inEnvironment(machine)({ spaceId, environmentId })
  if (E.isRight(place)) return place.right
  throw new Error(`There is no environment ${environmentId} in a space ${spaceId}.`)
}
