import type { Destination, Follow, Link, Links } from '../model.ts'
import { copied } from './kept.ts'

/** An address as it was found, before it is followed. */
export type Reference = { readonly value: string; readonly shown: string }

/** What is there as a whole needs no second look. */
const isPlain = (to: Destination): boolean => to.kind === 'file' && to.fragment === ''

/** Takes up the addresses of one file, one after the other: where they lead is known at once. */
export const collecting = (at: string, follow: Follow) => {
  const doubtful: Array<Link> = []
  let links = 0
  return {
    take: (given: string, shown: () => string): void => {
      const to = follow(given, at)
      if (to.kind === 'elsewhere') return
      links += 1
      if (isPlain(to)) return
      const value = copied(given)
      doubtful.push({ value, shown: copied(shown()), to: follow(value, at) })
    },
    taken: (): Links => ({ links, doubtful }),
  }
}

export type Collecting = ReturnType<typeof collecting>
