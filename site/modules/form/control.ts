import { E } from '../../../domain/prelude.ts'
import { derived, list } from '../../fields/codec.ts'
import { quote } from '../../fields/decode.ts'
import { type Chosen, entryAmong } from '../../fields/entry.ts'
import { record } from '../../fields/record.ts'
import { richText } from '../../fields/rich-text.ts'
import { count, flag, oneOf, text } from '../../fields/values.ts'

/** The name an answer is sent under. */
const name = derived(text, (given) =>
  /^[a-z][a-z0-9-]*$/.test(given)
    ? E.right(given)
    : E.left(`${quote(given)} is not a name for an answer (lower-case letters, digits and hyphens)`),
)

const question = { name, label: text }

const controls = {
  formArea: record(question, { hint: text, required: flag, maxLength: count }),
  formButton: record({ label: text }),
  formFile: record(question, { hint: text, required: flag, accept: list(text), maxSize: count }),
  formParagraph: record({ text: richText }),
  formSelect: record({ ...question, options: list(text) }, { hint: text, required: flag }),
  formText: record(
    { ...question, kind: oneOf(['text', 'email', 'tel', 'url']) },
    { hint: text, required: flag, autocomplete: text },
  ),
  formToggle: record(question, { required: flag }),
}

export const control = entryAmong(controls)
export type Control = Chosen<typeof controls>
export type ControlOf<Type extends Control['type']> = Extract<Control, { readonly type: Type }>['fields']
