import { isSlug } from '../../domain/page.ts'
import { E } from '../../domain/prelude.ts'
import { type Codec, derived, value } from './codec.ts'

const isString = (input: unknown): input is string => typeof input === 'string'

/** A text of which nothing may be wanted: rich text is full of empty ones. */
export const anyText: Codec<string> = value('a text', isString)

export const text: Codec<string> = derived(anyText, (read) => (read.trim() === '' ? E.left('is empty') : E.right(read)))

export const flag: Codec<boolean> = value('yes or no', (input) => typeof input === 'boolean')

export const count: Codec<number> = value(
  'a whole number',
  (input): input is number => typeof input === 'number' && Number.isInteger(input) && input >= 0,
)

export const oneOf = <A extends string>(allowed: ReadonlyArray<A>): Codec<A> =>
  value(allowed.map((name) => `"${name}"`).join(' or '), (input): input is A => allowed.some((name) => name === input))

export const anchor: Codec<string> = value(
  'lower-case letters, digits and single hyphens',
  (input): input is string => isString(input) && isSlug(input),
)
