import type { ReactElement } from 'react'
import { RichText } from '../../rich-text/rich-text.tsx'
import type { Control, ControlOf } from './control.ts'
import { Question } from './question.tsx'

type Views = {
  readonly [Type in Control['type']]: (properties: { readonly field: ControlOf<Type>; readonly id: string }) => ReactElement
}

const views: Views = {
  formArea: ({ field, id }) => (
    <Question id={id} question={field}>
      {(attributes) => <textarea {...attributes} rows={5} {...(field.maxLength ? { maxLength: field.maxLength } : {})} />}
    </Question>
  ),
  formButton: ({ field }) => (
    <button type="submit" className="button primary">
      {field.label}
    </button>
  ),
  formFile: ({ field, id }) => (
    <Question id={id} question={field}>
      {(attributes) => <input {...attributes} type="file" {...(field.accept ? { accept: field.accept.join(',') } : {})} />}
    </Question>
  ),
  formParagraph: ({ field, id }) => <RichText document={field.text} scope={id} />,
  formSelect: ({ field, id }) => (
    <Question id={id} question={field}>
      {(attributes, { choose }) => (
        <select {...attributes} defaultValue="">
          <option value="">{choose}</option>
          {field.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </Question>
  ),
  formText: ({ field, id }) => (
    <Question id={id} question={field}>
      {(attributes) => (
        <input {...attributes} type={field.kind} {...(field.autocomplete ? { autoComplete: field.autocomplete } : {})} />
      )}
    </Question>
  ),
  formToggle: ({ field: { name, label, required = false }, id }) => (
    <p className="toggle">
      <input type="checkbox" id={id} name={name} value="yes" required={required} />
      <label htmlFor={id}>{label}</label>
    </p>
  ),
}

/** `scope` keeps the ids of two forms on one page apart. */
export const FormControl = ({ control, scope }: { readonly control: Control; readonly scope: string }) => {
  // The codec gave `fields` the shape that `type` promises; TypeScript does not see the two move together.
  const View = views[control.type] as (properties: { readonly field: Control['fields']; readonly id: string }) => ReactElement
  return <View field={control.fields} id={`${scope}-${control.id}`} />
}
