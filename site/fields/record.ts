import * as t from 'io-ts'
import { E } from '../../domain/prelude.ts'
import { type Codec, codec, inside } from './codec.ts'

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
): Codec<RecordOf<R, O>> => {
  const keys = [...Object.keys(required), ...Object.keys(optional)]
  const fields = { ...required, ...optional }
  return codec('fields', (input, context) => {
    if (!isObject(input)) return t.failure(input, context)
    const values: { [key: string]: unknown } = {}
    const errors: Array<t.ValidationError> = []
    for (const key of keys) {
      const found = Object.hasOwn(input, key) ? input[key] : undefined
      const field = fields[key]
      if (field === undefined || (isAbsent(found) && !Object.hasOwn(required, key))) continue
      const read = field.validate(found, inside(context, key, field, found))
      if (E.isLeft(read)) errors.push(...read.left)
      else values[key] = read.right
    }
    return errors.length > 0 ? t.failures(errors) : t.success(values as RecordOf<R, O>)
  })
}
