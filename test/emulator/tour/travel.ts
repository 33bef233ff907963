import { createClient as officialReader } from 'contentful'
import { createClient as officialManagement } from 'contentful-management'
import { createPlatform, type LocalPlatform } from '../../../adapters/emulator/platform.ts'
import { createClient as ourReader } from '../../../adapters/promise/delivery/client.ts'
import { createClient as ourManagement } from '../../../adapters/promise/management.ts'
import { type Operation, operationsOf, type Tree } from './operations.ts'
import { openReceiver } from './receiver.ts'
import type { Answer, Known, Step } from './steps.ts'

/** What a delivery client asks the platform for; its chains are objects of their own. */
const methodsOf = (client: Tree): Tree =>
  Object.fromEntries(
    Object.entries(client).filter(([name, member]) => typeof member === 'function' && /^(get|sync|create)/.test(name)),
  )

type Create = (options: object, kind?: object) => unknown
const clients = {
  official: { management: officialManagement as unknown as Create, reader: officialReader as unknown as Create },
  ours: { management: ourManagement as unknown as Create, reader: ourReader as unknown as Create },
} as const
export type Client = keyof typeof clients

/** One call and what came of it, without what differs from one platform to the next. */
export type Seen = { readonly operation: string; readonly answer?: Answer; readonly error?: string }

export type Traveller = {
  readonly operations: ReadonlyArray<string>
  readonly platform: LocalPlatform
  /** Rejects when something the step says is not true. */
  readonly take: (step: Step) => Promise<ReadonlyArray<Seen>>
  readonly close: () => Promise<void>
}

/** What a refusal says; the request it repeats has the headers of its own client. */
const saidBy = ({ name, message }: Error): string => {
  const { status, message: said, details } = message.startsWith('{') ? JSON.parse(message) : { message }
  return JSON.stringify({ name, status, message: said, details })
}

/** Our clients take the internal code of a locale out (specification, section 3), and say why a link stayed one. */
const withoutOwn = (name: string, value: unknown): unknown =>
  name === 'internal_code' || name === 'unresolved' ? undefined : value

/** Clients check some times against the clock of this machine. */
const start = Math.floor(Date.now() / 60_000) * 60_000

/** A client with a platform of its own, in which the same calls make the same ids. */
export const travel = async (client: Client): Promise<Traveller> => {
  const platform = await createPlatform({
    organization: { id: 'org', name: 'Tour' },
    spaces: [{ id: 'tour', name: 'Tour' }],
    seed: 1,
    now: () => start,
    webhookDelays: [10, 10],
  })
  const receiver = await openReceiver()
  const options = {
    accessToken: 'CFPAT-token-of-a-tour',
    host: platform.host,
    hostUpload: platform.host,
    insecure: true,
    retryOnError: false,
  }
  const make = clients[client]
  const reader = (accessToken: string): Tree => {
    const made = make.reader({ space: 'tour', accessToken, host: platform.host, insecure: true, retryOnError: false }) as Tree
    const { getEntry, getEntries } = made.withAllLocales as { readonly [name: string]: Operation }
    return { ...methodsOf(made), withAllLocales: { getEntry, getEntries } as Tree }
  }
  const operations = new Map([
    ...operationsOf(make.management(options, { type: 'plain' }) as Tree),
    ...operationsOf(reader('token-of-a-tour'), 'delivery.'),
    ...operationsOf(reader('preview-token-of-a-tour'), 'preview.'),
  ])
  const known: Known = { platform, receiverUrl: receiver.url, received: receiver.received, start }
  const ownPorts = (text: string): string =>
    text
      .replaceAll(platform.host, 'platform.test')
      .replaceAll(receiver.url, 'https://receiver.test')
      // The platform looks at its clock in between, and no two looks are of the same millisecond.
      .replaceAll(/(\d{4}-\d\d-\d\dT\d\d:\d\d):\d\d\.\d{3}Z/g, '$1')
      // What is made of those times.
      .replaceAll(/\b[0-9a-f]{64}\b/g, 'digest')

  const call = async (seen: Array<Seen>, operation: string, args: ReadonlyArray<unknown>): Promise<Answer> => {
    try {
      const run = operations.get(operation)
      if (!run) throw new Error(`There is no operation ${operation}.`)
      // Some operations change what they are given.
      const value = await run(...structuredClone(args))
      const text = value === '' || value === undefined ? undefined : JSON.stringify(value)
      seen.push({ operation, answer: text === undefined ? undefined : JSON.parse(ownPorts(text), withoutOwn) })
      return text === undefined ? undefined : JSON.parse(text)
    } catch (cause) {
      seen.push({ operation, error: ownPorts(saidBy(cause as Error)) })
      throw cause
    }
  }

  known.quietly = (operation: string, ...args: ReadonlyArray<unknown>) => call([], operation, args)
  return {
    operations: [...operations.keys()],
    platform,
    take: async ([operation, take]) => {
      const seen: Array<Seen> = []
      await take(
        (...args) => call(seen, operation, args),
        known,
        (other, ...args) => call(seen, other, args),
      )
      return seen
    },
    close: async () => {
      await platform.close()
      await receiver.close()
    },
  }
}
