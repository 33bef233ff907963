import * as t from 'io-ts'
import { E, identity } from '../../domain/prelude.ts'

/** Unknown on the way in, `A` on the way out. Content is only ever read, so nothing here encodes. */
export type Codec<A> = t.Type<A, unknown>

/** `expected` completes the sentence "expected …, found …". */
export const codec = <A>(expected: string, validate: t.Validate<unknown, A>): Codec<A> =>
  new t.Type<A, unknown>(expected, (input): input is A => E.isRight(validate(input, [])), validate, identity)

/** A value that can be judged on its own. */
export const value = <A>(expected: string, is: (input: unknown) => input is A): Codec<A> =>
  codec(expected, (input, context) => (is(input) ? t.success(input) : t.failure(input, context)))

/** What another codec gave, made into something else or refused; the reason follows the path of the field. */
export const derived = <A, B>(from: Codec<A>, derive: (value: A) => E.Either<string, B>): Codec<B> =>
  codec(from.name, (input, context) => {
    const read = from.validate(input, context)
    if (E.isLeft(read)) return read
    const made = derive(read.right)
    return E.isRight(made) ? made : t.failure(input, context, made.left)
  })

export const list = <A>(item: Codec<A>): Codec<ReadonlyArray<A>> => t.readonlyArray(item, 'a list')
