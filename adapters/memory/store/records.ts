import { Folder, type KeysOf } from './folder.ts'
import type { Change, Stored } from './stored.ts'

/** All records at one moment, by folder and id. */
export type Picture = ReadonlyMap<string, ReadonlyMap<string, Stored>>

/**
 * Everything there is, by folder: `spaces/s/environments/master/entries` holds entries by id. Records are never changed,
 * only replaced, so a copy or a picture of all of it costs no more than its ids.
 */
export class Records {
  readonly #folders = new Map<string, Folder>()
  /** Counts changes, so that what was worked out can be known to be old. */
  changes = 0
  readonly #listeners = new Set<(change: Change) => void>()

  folder(path: string): Folder {
    const found = this.#folders.get(path) ?? new Folder(/\/(entries|assets)$/.test(path))
    this.#folders.set(path, found)
    return found
  }

  get(path: string, id: string): Stored | undefined {
    return this.#folders.get(path)?.get(id)
  }

  all(path: string): ReadonlyArray<Stored> {
    return [...(this.#folders.get(path)?.values() ?? [])]
  }

  put<R extends Stored>(path: string, id: string, record: R): R {
    this.apply({ put: path, id, record })
    return record
  }

  remove(path: string, id: string): void {
    if (this.#folders.get(path)?.get(id)) this.apply({ remove: path, id })
  }

  /** Copies everything below a folder. */
  copy(from: string, to: string): void {
    this.apply({ copy: from, to })
  }

  clear(path: string): void {
    this.apply({ clear: path })
  }

  found(path: string, name: string, keysOf: KeysOf, key: string): ReadonlyArray<string> {
    return this.#folders.get(path)?.found(name, keysOf, key) ?? []
  }

  apply(change: Change): void {
    this.#perform(change)
    for (const listener of this.#listeners) listener(change)
  }

  /** Tells of every change, in order, until it is called off. */
  listen(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #perform(change: Change): void {
    this.changes++
    if ('put' in change) this.folder(change.put).put(change.id, change.record)
    else if ('remove' in change) this.#folders.get(change.remove)?.remove(change.id)
    else if ('copy' in change) {
      for (const [path, folder] of this.#below(change.copy))
        for (const [id, record] of folder.entries()) this.folder(change.to + path.slice(change.copy.length)).put(id, record)
    } else for (const [path] of this.#below(change.clear)) this.#folders.delete(path)
  }

  #below(path: string): ReadonlyArray<readonly [string, Folder]> {
    return [...this.#folders].filter(([each]) => path === '' || each === path || each.startsWith(`${path}/`))
  }

  /** Paths of the folders below a path that hold something. */
  below(path: string): ReadonlyArray<string> {
    return this.#below(path).flatMap(([each, { size }]) => (size > 0 ? [each] : []))
  }

  picture(): Picture {
    return new Map([...this.#folders].map(([path, folder]) => [path, new Map(folder.entries())]))
  }

  restore(picture: Picture): void {
    this.clear('')
    for (const [path, records] of picture) for (const [id, record] of records) this.apply({ put: path, id, record })
  }
}
