/** Values by name, of at most so many bytes together: what was not asked for the longest goes first. */
export class Remembered<A> {
  readonly #values = new Map<string, { readonly value: A; readonly size: number }>()
  readonly #most: number
  #size = 0

  constructor(most: number) {
    this.#most = most
  }

  get(name: string): A | undefined {
    const found = this.#values.get(name)
    if (!found) return undefined
    this.#values.delete(name)
    this.#values.set(name, found)
    return found.value
  }

  put(name: string, value: A, size: number): void {
    if (size > this.#most) return
    this.#size += size - (this.#values.get(name)?.size ?? 0)
    this.#values.delete(name)
    this.#values.set(name, { value, size })
    for (const [oldest, { size: freed }] of this.#values) {
      if (this.#size <= this.#most) return
      this.#values.delete(oldest)
      this.#size -= freed
    }
  }
}
