import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { ExportFile } from '../../ports/platform/export-file.ts'
import type { Event } from '../memory/machine.ts'
import { createMemory, type Memory } from '../memory/memory.ts'
import { readdressed } from '../memory/transfer/readdressed.ts'
import type { UnresolvedLink } from '../memory/transfer/unresolved.ts'
import type { Controls } from './admin.ts'
import { answering } from './answering.ts'
import { nodeCrypto } from './crypto.ts'
import { diskFiles } from './disk-files.ts'
import { Faults, seeded } from './faults.ts'
import { furnish, type SpaceToOpen } from './furnish.ts'
import { failed, handler } from './handler.ts'
import { addressesIn, reversed } from './imported-files.ts'
import { openJournal } from './journal.ts'
import { publishDelay } from './publish-delay.ts'
import type { Tokens } from './tokens.ts'
import { webhookClock } from './webhooks/clock.ts'
import { httpSend } from './webhooks/send.ts'
import { httpWebhooks } from './webhooks/webhooks.ts'

export type { SpaceToOpen }

export type PlatformOptions = {
  /** Default: any that is free. */
  readonly port?: number
  /** Default: this machine only, `127.0.0.1`. */
  readonly host?: string
  /** Default: an organization `local`. */
  readonly organization?: { readonly id: string; readonly name?: string }
  /** Default: one empty space, `local`. */
  readonly spaces?: ReadonlyArray<SpaceToOpen>
  /** Tokens that are let in, by API. Default: everyone is. */
  readonly tokens?: Tokens
  /** A folder that keeps everything across restarts. Default: nothing is kept. */
  readonly data?: string
  /** Makes ids and faults the same every time. Default: ids are random. */
  readonly seed?: number
  /** Milliseconds since 1970. Default: the time of this machine. */
  readonly now?: () => number
  /** Milliseconds before each further attempt to call a webhook. Default: 30 s, then 60 s. */
  readonly webhookDelays?: ReadonlyArray<number>
}

export type LocalPlatform = {
  readonly url: string
  /** `127.0.0.1:5000`, as the clients want their hosts. */
  readonly host: string
  readonly port: number
  readonly memory: Memory
  readonly faults: Faults
  /** The links of the imported files that lead nowhere. */
  readonly unresolved: ReadonlyArray<UnresolvedLink>
  /** Everything as it was at the start. */
  readonly reset: () => void
  readonly snapshot: (name: string) => void
  /** Whether there was a snapshot of that name. */
  readonly restore: (name: string) => boolean
  readonly advance: (milliseconds: number) => void
  readonly export: (spaceId?: string) => ExportFile
  /** When all webhooks are delivered, or given up. */
  readonly settled: () => Promise<void>
  readonly close: () => Promise<void>
}

/** The platform on this machine: the management, delivery, preview and upload APIs and the files of assets, at one address. */
export const createPlatform = async (options: PlatformOptions = {}): Promise<LocalPlatform> => {
  const {
    organization = { id: 'local' },
    spaces = [{ id: 'local' }],
    host = '127.0.0.1',
    port = 0,
    tokens = {},
    data,
    seed,
    webhookDelays,
  } = options
  let offset = 0
  const now = (): number => (options.now ?? Date.now)() + offset
  const advance = (milliseconds: number): void => {
    offset += milliseconds
  }
  const server = createServer()
  const listening = await listenAt(server, port, host)
  const address = `${host.includes(':') ? `[${host}]` : host}:${listening.port}`
  let tell = (_event: Event): void => {}
  const memory = createMemory({
    emit: (event) => tell(event),
    crypto: nodeCrypto,
    call: httpSend(),
    now,
    hosts: { images: `//${address}`, assets: `//${address}` },
    ...(seed === undefined ? {} : { random: seeded(seed) }),
    ...(data === undefined ? {} : { files: diskFiles(join(data, 'files')) }),
  })
  const hooks = httpWebhooks(memory.machine, {
    clock: { ...webhookClock, now },
    ...(webhookDelays ? { delays: webhookDelays } : {}),
  })
  const journal = data === undefined ? undefined : openJournal(data, memory.records)
  const isNew = journal?.isNew ?? true
  const unresolved = isNew ? furnish(memory, organization, spaces, address) : []
  const before = reversed(new Map(spaces.flatMap((space) => [...addressesIn(space, address)])))
  journal?.flush()
  // What the space holds at the start is no event.
  tell = hooks.deliver

  const faults = new Faults(seed)
  const delay = publishDelay(memory, now)
  const controls: Controls = {
    memory,
    faults,
    delay,
    initial: memory.records.picture(),
    snapshots: new Map(),
    clock: { now, advance },
    organizationId: organization.id,
    settled: hooks.settled,
  }
  const apis = answering(memory)
  const late = answering({ ...memory, delivery: delay.delivery }).delivery
  const handle = handler({
    memory,
    controls,
    tokens,
    apis: (api) => {
      if (api !== 'delivery' || delay.get() === 0) return apis[api]
      delay.catchUp()
      return late
    },
    flush: journal?.flush ?? (() => {}),
  })
  server.on('request', (request, response) => {
    handle(request, response).catch((cause: unknown) => failed(response, cause))
  })
  const ticking = setInterval(() => {
    memory.resources.performDue()
    journal?.flush()
  }, 1000)
  ticking.unref()

  return {
    url: `http://${address}`,
    host: address,
    port: listening.port,
    memory,
    faults,
    unresolved,
    reset: () => {
      faults.clear()
      delay.set(0)
      memory.records.restore(controls.initial)
      journal?.flush()
    },
    snapshot: (name) => void controls.snapshots.set(name, memory.records.picture()),
    restore: (name) => {
      const picture = controls.snapshots.get(name)
      if (picture) memory.records.restore(picture)
      journal?.flush()
      return picture !== undefined
    },
    advance: (milliseconds) => {
      advance(milliseconds)
      memory.resources.performDue()
      journal?.flush()
    },
    export: (spaceId = spaces[0]?.id ?? 'local') => readdressed(memory.export(spaceId), (url) => before.get(url)),
    settled: hooks.settled,
    close: async () => {
      clearInterval(ticking)
      await hooks.stop()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
      journal?.close()
    },
  }
}

const listenAt = (server: Server, port: number, host: string): Promise<AddressInfo> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve(server.address() as AddressInfo)
    })
  })
