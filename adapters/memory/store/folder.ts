import type { Stored } from './stored.ts'

/** What a record is found by: the words an index files it under. */
export type KeysOf = (record: Stored) => Iterable<string>
type Index = { readonly keysOf: KeysOf; readonly drawers: Map<string, Drawer> }
/** Ids with their places in the folder; sorted when it is read, and only if something came in out of order. */
type Drawer = { readonly places: Map<string, number>; last: number; sorted: boolean }

/**
 * Records by id, in the order in which they came, or (`moving`) in which they last changed. Indexes are made when they are first
 * asked for, and kept up from then on.
 */
export class Folder {
  readonly #isMoving: boolean
  readonly #records = new Map<string, Stored>()
  readonly #places = new Map<string, number>()
  readonly #indexes = new Map<string, Index>()
  #next = 0
  /** Counts changes, so that what was found out about this folder can be known to be old. */
  changes = 0

  constructor(moving = false) {
    this.#isMoving = moving
  }

  get size(): number {
    return this.#records.size
  }

  get(id: string): Stored | undefined {
    return this.#records.get(id)
  }

  values(): Iterable<Stored> {
    return this.#records.values()
  }

  entries(): Iterable<[string, Stored]> {
    return this.#records.entries()
  }

  put(id: string, record: Stored): void {
    const before = this.#records.get(id)
    if (!before || this.#isMoving) this.#places.set(id, this.#next++)
    if (this.#isMoving) this.#records.delete(id)
    this.#records.set(id, record)
    this.changes++
    for (const index of this.#indexes.values()) this.#refile(index, id, before, record)
  }

  remove(id: string): void {
    const before = this.#records.get(id)
    if (!before) return
    for (const index of this.#indexes.values()) this.#refile(index, id, before, undefined)
    this.#records.delete(id)
    this.#places.delete(id)
    this.changes++
  }

  /** How many are filed under a key. */
  count(name: string, keysOf: KeysOf, key: string): number {
    return this.#drawer(name, keysOf, key)?.places.size ?? 0
  }

  #drawer(name: string, keysOf: KeysOf, key: string): Drawer | undefined {
    return (this.#indexes.get(name) ?? this.#made(name, keysOf)).drawers.get(key)
  }

  /** The ids filed under a key, in the order of the folder. */
  found(name: string, keysOf: KeysOf, key: string): ReadonlyArray<string> {
    const drawer = this.#drawer(name, keysOf, key)
    if (!drawer) return []
    if (!drawer.sorted) sort(drawer)
    return [...drawer.places.keys()]
  }

  place(id: string): number {
    return this.#places.get(id) ?? -1
  }

  #made(name: string, keysOf: KeysOf): Index {
    const index: Index = { keysOf, drawers: new Map() }
    for (const [id, record] of this.#records) this.#refile(index, id, undefined, record)
    this.#indexes.set(name, index)
    return index
  }

  #refile({ keysOf, drawers }: Index, id: string, before: Stored | undefined, after: Stored | undefined): void {
    const old = new Set(before ? keysOf(before) : [])
    const fresh = new Set(after ? keysOf(after) : [])
    for (const key of old)
      if (!fresh.has(key)) {
        const drawer = drawers.get(key)
        drawer?.places.delete(id)
        if (drawer?.places.size === 0) drawers.delete(key)
      }
    for (const key of fresh) if (this.#isMoving || !old.has(key)) file(drawers, key, id, this.place(id))
  }
}

const file = (drawers: Map<string, Drawer>, key: string, id: string, place: number): void => {
  const drawer = drawers.get(key) ?? { places: new Map<string, number>(), last: -1, sorted: true }
  drawers.set(key, drawer)
  // Set anew, it stands at the end.
  drawer.places.delete(id)
  drawer.places.set(id, place)
  if (place < drawer.last) drawer.sorted = false
  drawer.last = Math.max(drawer.last, place)
}

const sort = (drawer: Drawer): void => {
  const sorted = [...drawer.places].sort(([, one], [, other]) => one - other)
  drawer.places.clear()
  for (const [id, place] of sorted) drawer.places.set(id, place)
  drawer.sorted = true
}
