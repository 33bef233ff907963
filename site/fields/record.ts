import * as t from 'io-ts'
import { E } from '../../domain/prelude.ts'
import { type Codec, codec } from './codec.ts'

// biome-ignore lint/suspicious/noExplicitAny: a shape mixes codecs of every type; `RecordOf` gives them back.
type Shape = { readonly [key: string]: Codec<any> }

export type RecordOf<Required extends Shape, Optional extends Shape> = {
  readonly [Key in keyof Required]: t.TypeOf<Required[Key]>
} & { readonly [Key in keyof Optional]?: t.TypeOf<Optional[Key]> }

// An editor who clears a field may leave an empty text behind.
const isAbsent = (input: unknown): boolean => input === undefined || input === null || input === ''

const isObject = (input: unknown): input is { readonly [key: string]: unknown } =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

/** These keys and no others. An absent optional key stays absent rather than undefined, or JSON would lose it. */
export const record = <R extends Shape, O extends Shape = Record<never, never>>(
  required: R,
  optional: O = {} as O,
): Codec<RecordOf<R, O>> =>
  codec('fields', (input, context) => {
    if (!isObject(input)) return t.failure(input, context)
    const wanted = [
      ...Object.entries(required),
      ...Object.entries(optional).filter(([key]) => !isAbsent(Object.hasOwn(input, key) ? input[key] : undefined)),
    ]
    const read = wanted.map(([key, field]) => {
      const found = Object.hasOwn(input, key) ? input[key] : undefined
      return [key, field.validate(found, t.appendContext(context, key, field, found))] as const
    })
    const errors = read.flatMap(([, result]) => (E.isLeft(result) ? result.left : []))
    return errors.length > 0
      ? t.failures(errors)
      : t.success(
          Object.fromEntries(read.flatMap(([key, result]) => (E.isRight(result) ? [[key, result.right]] : []))) as RecordOf<R, O>,
        )
  })
