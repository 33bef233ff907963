import type * as t from 'io-ts'
import { E } from '../../../domain/prelude.ts'
import { button } from '../../fields/button.ts'
import { derived, list } from '../../fields/codec.ts'
import { media } from '../../fields/media.ts'
import { record } from '../../fields/record.ts'
import { text } from '../../fields/values.ts'

const buttons = derived(list(button), (given) =>
  given.length <= 2 ? E.right(given) : E.left(`has ${given.length} buttons; a hero takes at most 2`),
)

export const fields = record({ title: text }, { lead: text, buttons, media })
export type Hero = t.TypeOf<typeof fields>
