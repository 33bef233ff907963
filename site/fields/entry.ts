import * as t from 'io-ts'
import type { LinkedEntry } from '../../domain/linked.ts'
import { E } from '../../domain/prelude.ts'
import { type Codec, codec } from './codec.ts'

const isEntry = (input: unknown): input is LinkedEntry =>
  typeof input === 'object' && input !== null && 'kind' in input && input.kind === 'entry' && 'type' in input && 'fields' in input

/** The fields of a linked entry of one content type. They keep the entry's own path: `buttons.0.link`, without `fields`. */
export const entryOf = <A>(type: string, fields: Codec<A>): Codec<A> =>
  codec(`a ${type}`, (input, context) =>
    isEntry(input) && input.type === type ? fields.validate(input.fields, context) : t.failure(input, context),
  )

/** For entries that are listed: the id tells them apart. */
export const identified = <A extends object>(type: string, fields: Codec<A>): Codec<A & { readonly id: string }> =>
  codec(`a ${type}`, (input, context) => {
    const read = entryOf(type, fields).validate(input, context)
    return E.isRight(read) ? t.success({ ...read.right, id: (input as LinkedEntry).id }) : read
  })

// biome-ignore lint/suspicious/noExplicitAny: the content types differ; `Chosen` gives them back.
type Choices = { readonly [type: string]: Codec<any> }

/** An entry that was one of several content types, told apart by `type`. */
export type Chosen<C extends Choices> = {
  [Type in keyof C & string]: { readonly id: string; readonly type: Type; readonly fields: t.TypeOf<C[Type]> }
}[keyof C & string]

/** Looks at the content type first, so that a problem is told once and not for every alternative. */
export const entryAmong = <C extends Choices>(choices: C): Codec<Chosen<C>> =>
  codec(`one of ${Object.keys(choices).join(', ')}`, (input, context) => {
    const fields = isEntry(input) && Object.hasOwn(choices, input.type) ? choices[input.type] : undefined
    if (!isEntry(input) || fields === undefined) return t.failure(input, context)
    const read = fields.validate(input.fields, context)
    return E.isRight(read) ? t.success({ id: input.id, type: input.type, fields: read.right } as Chosen<C>) : read
  })
