import { sourcesIn } from '../documents.ts'
import type { Destination, Document, Link, Site } from '../model.ts'
import type { Found, Rule } from '../rule.ts'

type Led<To extends Destination> = { readonly at: string; readonly link: Link; readonly to: To }

/** The addresses that lead where they should not. */
function* astray<To extends Destination>(site: Site, isWrong: (to: Destination) => to is To): Generator<Led<To>> {
  for (const { at, doubtful } of sourcesIn(site))
    for (const link of doubtful) if (isWrong(link.to)) yield { at, link, to: link.to }
}

const foundAt = ({ at, link }: Omit<Led<Destination>, 'to'>, what: string, remedy: string): Found => ({
  at,
  what: `${link.shown} ${what}`,
  remedy,
  sought: [['text', link.value]],
})

type Nowhere = Extract<Destination, { kind: 'nothing' | 'malformed' }>
const isNowhere = (to: Destination): to is Nowhere => to.kind === 'nothing' || to.kind === 'malformed'

export const destinations: Rule = {
  name: 'link',
  severity: 'error',
  holds: 'Every address of this website leads to a file that is there.',
  *find(site) {
    for (const { to, ...led } of astray(site, isNowhere))
      yield to.kind === 'malformed'
        ? foundAt(led, 'is no address.', 'Correct the address.')
        : foundAt(led, `leads to nothing: there is no ${to.path}.`, 'Correct the address, or write what it leads to.')
  },
}

type Detour = Extract<Destination, { kind: 'detour' }>
const isDetour = (to: Destination): to is Detour => to.kind === 'detour'

export const detours: Rule = {
  name: 'detour',
  severity: 'warning',
  holds: 'Every address of this website is written as the host has it, so that no redirect is needed.',
  *find(site) {
    for (const { to, ...led } of astray(site, isDetour))
      yield foundAt(led, `leads to ${to.to} through a redirect.`, `Write ${to.to}.`)
  },
}

type There = Extract<Destination, { kind: 'file' }>

export const fragments: Rule = {
  name: 'fragment',
  severity: 'error',
  holds: 'Every address with a fragment leads to an element with that id.',
  *find(site) {
    const isMissed = (to: Destination): to is There => {
      const target = to.kind === 'file' ? site.documents.get(to.path) : undefined
      return target !== undefined && to.kind === 'file' && !isThere(target, to.fragment)
    }
    for (const { to, ...led } of astray(site, isMissed)) {
      const ids = likest(to.fragment, site.documents.get(to.path)?.ids ?? new Set())
      yield foundAt(
        led,
        `leads to no element: ${to.path} has none with the id "${to.fragment}".`,
        `Correct the fragment${ids.length === 0 ? '' : `; like it there: ${ids.join(', ')}`}.`,
      )
    }
  },
}

/** The top of a page has always a name, and a part of its text may be meant. */
const isThere = ({ ids }: Document, fragment: string): boolean => {
  const id = fragment.replace(/:~:.*$/, '')
  return id === '' || id === 'top' || ids.has(id)
}

const mostLike = 5

const likest = (fragment: string, ids: ReadonlySet<string>): ReadonlyArray<string> =>
  [...ids]
    .map((id) => ({ id, shared: sharedStart(id, fragment) }))
    .filter(({ shared }) => shared > 0)
    .sort((one, other) => other.shared - one.shared)
    .slice(0, mostLike)
    .map(({ id }) => id)

const sharedStart = (one: string, other: string): number => {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}
