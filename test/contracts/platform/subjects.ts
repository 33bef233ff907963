import { answering } from '../../../adapters/emulator/answering.ts'
import { seeded } from '../../../adapters/emulator/faults.ts'
import { createPlatform } from '../../../adapters/emulator/platform.ts'
import { httpPlatform } from '../../../adapters/http/platform.ts'
import { httpTransport } from '../../../adapters/http/transport.ts'
import { createMemory } from '../../../adapters/memory/memory.ts'
import { toClient } from '../../../adapters/wire/client.ts'
import { deliveryApi } from '../../../adapters/wire/delivery.ts'
import type { Transport } from '../../../adapters/wire/transport.ts'
import type { DeliveryApi } from '../../../ports/platform/delivery.ts'
import type { Platform } from '../../../ports/platform/platform.ts'

/** A platform with one empty space, `local`, whose time stands still until it is moved. */
export type Subject = {
  readonly platform: Platform
  readonly delivery: DeliveryApi
  readonly preview: DeliveryApi
  readonly advance: (milliseconds: number) => void
  readonly close: () => Promise<void>
}

const start = Date.UTC(2026, 0, 1)

const opened = () => {
  let time = start
  const memory = createMemory({ now: () => time, random: seeded(1) })
  memory.openUser('you@localhost.test', 'Local', 'Developer')
  memory.openOrganization('local', 'local')
  memory.openSpace({ id: 'local', name: 'local', organizationId: 'local' })
  const advance = (milliseconds: number): void => {
    time += milliseconds
    memory.resources.performDue()
  }
  return { memory, advance, close: async () => undefined }
}

const inMemory = async (): Promise<Subject> => {
  const { memory, advance, close } = opened()
  const { releaseEntry, releaseAsset, ...resources } = memory.resources
  // What takes several requests elsewhere is not in memory: nothing there needs it.
  const platform = {
    ...resources,
    release: { ...resources.release, entry: releaseEntry, asset: releaseAsset },
  } as unknown as Platform
  return {
    platform,
    delivery: memory.delivery as unknown as DeliveryApi,
    preview: memory.preview as unknown as DeliveryApi,
    advance,
    close,
  }
}

const overTheWire = async (): Promise<Subject> => {
  const { memory, advance, close } = opened()
  const { management, delivery, preview } = answering(memory)
  return {
    platform: httpPlatform(management),
    delivery: toClient(delivery)(deliveryApi),
    preview: toClient(preview)(deliveryApi),
    advance,
    close,
  }
}

const overHttp = async (): Promise<Subject> => {
  const local = await createPlatform({ seed: 1, now: () => start })
  const at = (mediaType: string, accessToken: string): Transport =>
    httpTransport({
      baseUrl: local.url,
      accessToken,
      mediaType: `application/vnd.contentful.${mediaType}.v1+json`,
      userAgent: 'sdk kade',
    })
  return {
    platform: httpPlatform(at('management', 'any')),
    delivery: toClient(at('delivery', 'any'))(deliveryApi),
    preview: toClient(at('delivery', 'a-preview-token'))(deliveryApi),
    advance: local.advance,
    close: local.close,
  }
}

export const subjects: ReadonlyArray<readonly [adapter: string, make: () => Promise<Subject>]> = [
  ['in memory', inMemory],
  ['over the wire, without a socket', overTheWire],
  ['over HTTP', overHttp],
]

/** The same promises of every adapter. */
export const describePlatform = (what: string, promises: (subject: () => Subject) => void): void => {
  for (const [adapter, make] of subjects)
    describe(`${what} ${adapter}`, () => {
      let subject: Subject
      beforeEach(async () => {
        subject = await make()
      })
      afterEach(() => subject.close())
      promises(() => subject)
    })
}
