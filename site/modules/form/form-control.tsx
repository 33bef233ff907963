import { type ReactElement, useContext } from 'react'
import { RichText } from '../../rich-text/rich-text.tsx'
import { TextsContext } from '../../texts/context.ts'
import type { Control, ControlOf } from './control.ts'
import { Question } from './question.tsx'

type Views = {
  readonly [Type in Control['type']]: (properties: { readonly field: ControlOf<Type>; readonly id: string }) => ReactElement
}

/** Every control carries what there is to say when its answer is wrong, by the names of `ValidityState`; the script says it. */
const views: Views = {
  formArea: ({ field, id }) => (
    <Question id={id} question={field}>
      {(attributes, { errors }) => (
        <textarea
          {...attributes}
          rows={5}
          data-value-missing={errors.text}
          {...(field.maxLength ? { maxLength: field.maxLength, 'data-too-long': errors.tooLong(field.maxLength) } : {})}
        />
      )}
    </Question>
  ),
  formButton: ({ field }) => (
    <button type="submit" className="button primary">
      {field.label}
    </button>
  ),
  formFile: ({ field, id }) => (
    <Question id={id} question={field}>
      {(attributes, { errors }) => (
        <input
          {...attributes}
          type="file"
          data-value-missing={errors.file}
          {...(field.accept
            ? { accept: field.accept.join(','), 'data-other-kind': errors.otherKind(field.accept.join(', ')) }
            : {})}
          {...(field.maxSize ? { 'data-max-size': field.maxSize * 1e6, 'data-too-large': errors.tooLarge(field.maxSize) } : {})}
        />
      )}
    </Question>
  ),
  formParagraph: ({ field, id }) => <RichText document={field.text} scope={id} />,
  formSelect: ({ field, id }) => (
    <Question id={id} question={field}>
      {(attributes, { choose, errors }) => (
        <select {...attributes} defaultValue="" data-value-missing={errors.choice}>
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
      {(attributes, { errors }) => (
        <input
          {...attributes}
          type={field.kind}
          data-value-missing={errors.text}
          {...(field.kind === 'email' || field.kind === 'url' ? { 'data-type-mismatch': errors[field.kind] } : {})}
          {...(field.autocomplete ? { autoComplete: field.autocomplete } : {})}
        />
      )}
    </Question>
  ),
  formToggle: ({ field: { name, label, required = false }, id }) => {
    const { errors } = useContext(TextsContext)
    return (
      <div className="toggle">
        <input type="checkbox" id={id} name={name} value="yes" required={required} data-value-missing={errors.toggle} />
        <label htmlFor={id}>{label}</label>
      </div>
    )
  },
}

/** `scope` keeps the ids of two forms on one page apart. */
export const FormControl = ({ control, scope }: { readonly control: Control; readonly scope: string }) => {
  // The codec gave `fields` the shape that `type` promises; TypeScript does not see the two move together.
  const View = views[control.type] as (properties: { readonly field: Control['fields']; readonly id: string }) => ReactElement
  return <View field={control.fields} id={`${scope}-${control.id.replaceAll('.', '-')}`} />
}
