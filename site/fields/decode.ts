import type * as t from 'io-ts'
import { E, pipe } from '../../domain/prelude.ts'
import { nowhere } from './codec.ts'

/** Reads untrusted fields, or says everything that is wrong with them. */
export type Decode<A> = (fields: unknown) => E.Either<ReadonlyArray<string>, A>

export const decoder =
  <A>(codec: t.Decoder<unknown, A>): Decode<A> =>
  (fields) => {
    const read = codec.validate(fields, nowhere)
    return E.isRight(read)
      ? read
      : pipe(
          codec.decode(fields),
          E.mapLeft((errors) => errors.map(messageOf)),
        )
  }

const longest = 60

/** A value as a message may quote it. */
export const quote = (text: string): string => `"${text.length > longest ? `${text.slice(0, longest - 1)}…` : text}"`

const messageOf = ({ value, context, message }: t.ValidationError): string => {
  const path = context.map(({ key }) => key).filter((key) => key !== '')
  const expected = context.at(-1)?.type.name ?? 'something else'
  const problem = isAbsent(value) ? 'is missing' : (message ?? `expected ${expected}, found ${describe(value)}`)
  return path.length > 0 ? `${path.join('.')}: ${problem}` : problem
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null

const describe = (value: unknown): string => {
  if (typeof value === 'string') return quote(value)
  if (Array.isArray(value)) return 'a list'
  if (typeof value !== 'object' || value === null) return String(value)
  const { kind, type, nodeType } = value as { readonly [key: string]: unknown }
  if (kind === 'entry') return `a ${String(type).slice(0, longest)}`
  if (kind === 'page') return 'a page'
  if (kind === 'asset') return 'a file'
  return nodeType === undefined ? 'an object' : `a ${String(nodeType).slice(0, longest)}`
}
