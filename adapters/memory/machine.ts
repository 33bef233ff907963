import { type Link, linkTo } from '../../domain/platform/sys.ts'
import type { Crypto } from './crypto.ts'
import { imageSize } from './image-size.ts'
import type { Records } from './store/records.ts'
import type { Stored } from './store/stored.ts'
import type { SendWebhook } from './webhooks/send.ts'

/** Something happened to a record: what webhooks and automations hear of. */
export type Event = {
  /** As in `Entry.publish`. */
  readonly topic: string
  readonly spaceId: string
  readonly environmentId?: string
  readonly record: Stored
}

/** What every part of the platform needs: its records, the time, ids, who is asking, and someone to tell. */
export type Machine = {
  readonly records: Records
  /** ISO 8601, in UTC, with milliseconds. */
  readonly now: () => string
  readonly newId: () => string
  readonly user: Link<'User'>
  readonly files: Files
  readonly emit: (event: Event) => void
  /** Without it, nothing can be signed here. */
  readonly crypto?: Crypto
  /** Calls what apps offer; without it, calls fail. */
  readonly call?: SendWebhook
}

/** Bytes of uploads and of the assets made from them, by key. */
export type Files = {
  readonly get: (key: string) => Uint8Array | undefined
  readonly put: (key: string, bytes: Uint8Array) => void
  readonly remove: (key: string) => void
  /** Width and height of an image in pixels, if that is what these bytes are. */
  readonly measure: (bytes: Uint8Array | undefined) => { readonly width: number; readonly height: number } | undefined
}

export const memoryFiles = (): Files => {
  const files = new Map<string, Uint8Array>()
  return {
    get: (key) => files.get(key),
    put: (key, bytes) => void files.set(key, bytes),
    remove: (key) => void files.delete(key),
    measure: imageSize,
  }
}

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Ids as the platform makes them: 22 letters and digits. With a `random` of one's own they can be foretold. */
export const makeId = (random: () => number): string =>
  Array.from({ length: 22 }, () => letters[Math.floor(random() * letters.length)]).join('')

/** The dates and people of a new record, and of a changed one. */
export const created = ({ now, user }: Machine) => {
  const time = now()
  return { createdAt: time, updatedAt: time, createdBy: user, updatedBy: user }
}
export const changed = ({ now, user }: Machine) => ({ updatedAt: now(), updatedBy: user })

export const spaceLink = (id: string) => linkTo('Space', id)
export const environmentLink = (id: string) => linkTo('Environment', id)
