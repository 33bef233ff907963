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

export const list = <A>(item: Codec<A>): Codec<ReadonlyArray<A>> =>
  codec('a list', (input, context) => {
    if (!Array.isArray(input)) return t.failure(input, context)
    const items: Array<A> = []
    const errors: Array<t.ValidationError> = []
    for (let index = 0; index < input.length; index += 1) {
      const read = item.validate(input[index], inside(context, String(index), item, input[index]))
      if (E.isLeft(read)) errors.push(...read.left)
      else items.push(read.right)
    }
    return errors.length > 0 ? t.failures(errors) : t.success(items)
  })

/** For reading what is right, as nearly everything is: nobody asks where it stands. */
export const nowhere: t.Context = []

/** The way to a part, where anybody asks for it. */
export const inside = (context: t.Context, key: string, type: t.Decoder<unknown, unknown>, actual: unknown): t.Context =>
  context === nowhere ? nowhere : t.appendContext(context, key, type, actual)
