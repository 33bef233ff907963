import * as t from 'io-ts'
import type { Collection, CursorPage } from '../../ports/platform/operations.ts'
import type { Codec } from './endpoint.ts'

/** Whatever comes back is not of interest. */
export const nothing: Codec<undefined> = new t.Type(
  'nothing',
  (value): value is undefined => value === undefined,
  () => t.success(undefined),
  t.identity,
)

/** A codec that reads a missing value as `fallback`: the platform leaves empty things out. */
export const orElse = <A>(codec: t.Type<A, unknown, unknown>, fallback: A): Codec<A> =>
  new t.Type(
    codec.name,
    codec.is,
    (value, context) => (value === undefined ? t.success(fallback) : codec.validate(value, context)),
    codec.encode,
  )

/** Where the platform says `null` for nothing. Written out, since a union of io-ts brings much along that browsers need not load. */
export const nullable = <A>(codec: Codec<A>): Codec<A | null> =>
  new t.Type<A | null, unknown>(
    `${codec.name} or null`,
    (value): value is A | null => value === null || codec.is(value),
    (value, context) => (value === null ? t.success(null) : codec.validate(value, context)),
    (value) => (value === null ? null : codec.encode(value)),
  )

/** One of these words. */
export const oneOf = <const Words extends ReadonlyArray<string>>(...words: Words): Codec<Words[number]> => {
  const isWord = (value: unknown): value is Words[number] => words.includes(value as string)
  return new t.Type<Words[number], unknown>(
    words.join(' | '),
    isWord,
    (value, context) => (isWord(value) ? t.success(value) : t.failure(value, context)),
    t.identity,
  )
}

/** One page of a list. Short lists come without `skip` and `limit`, some without `total`: those are whole. */
export const collection = <A>(item: Codec<A>): Codec<Collection<A>> => {
  const page = t.type(
    { total: orElse(t.number, -1), skip: orElse(t.number, 0), limit: orElse(t.number, 0), items: t.readonlyArray(item) },
    `collection of ${item.name}`,
  )
  return changed(page, (read) => (read.total < 0 ? { ...read, total: read.items.length } : read))
}

/** A page that is walked by tokens. The platform gives the addresses of its neighbours; the token in them is all one needs. */
export const cursorPage = <A>(item: Codec<A>): Codec<CursorPage<A>> => {
  const neighbours = t.partial({ next: t.string, prev: t.string })
  const page = t.intersection(
    [t.type({ items: t.readonlyArray(item), pages: orElse(neighbours, {}) }), t.partial({ limit: t.number })],
    `page of ${item.name}`,
  )
  return changed(page, (read) => ({
    ...read,
    pages: { ...token('next', 'pageNext', read.pages), ...token('prev', 'pagePrev', read.pages) },
  }))
}

/** A page of a list that is always walked by tokens; its neighbours stay as the platform gives them. */
export const tokenPage = <A>(item: Codec<A>): Codec<CursorPage<A>> =>
  t.intersection(
    [
      t.type({ items: t.readonlyArray(item), pages: orElse(t.partial({ next: t.string, prev: t.string }), {}) }),
      t.partial({ limit: t.number }),
    ],
    `page of ${item.name}`,
  )

type Neighbours = CursorPage<unknown>['pages']

/** An address gives the token in it; what is no address is one already. */
const token = (name: keyof Neighbours, parameter: string, pages: Neighbours): Neighbours => {
  const address = pages[name]
  if (!address) return {}
  const [, query] = address.split('?', 2)
  const found = query === undefined ? address : new URLSearchParams(query).get(parameter)
  return found ? { [name]: found } : {}
}

/** Looks first whether all is well, which is quick; only what is not is read again to say why, or to fill in what is missing. */
export const quickly = <A>(codec: Codec<A>): Codec<A> =>
  new t.Type(
    codec.name,
    codec.is,
    (value, context) => (codec.is(value) ? t.success(value) : codec.validate(value, context)),
    codec.encode,
  )

/** Reads as `codec` does, then makes something of it. */
export const changed = <A>(codec: Codec<A>, change: (read: A) => A): Codec<A> =>
  new t.Type(
    codec.name,
    codec.is,
    (value, context) => {
      const read = codec.validate(value, context)
      return read._tag === 'Left' ? read : t.success(change(read.right))
    },
    codec.encode,
  )
