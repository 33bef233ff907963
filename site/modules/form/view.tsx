import { useContext } from 'react'
import type { Place } from '../../../domain/page-view.ts'
import { TextsContext } from '../../texts/context.ts'
import { titleId } from '../elements/head.tsx'
import type { Form as Fields } from './fields.ts'
import { FormControl } from './form-control.tsx'

/** A bill of lading: one line per answer. Without an address to send it to there is nothing to fill in. */
export const Form = ({ title, text, action, fields, id }: Fields & Place) => {
  const { send, errors } = useContext(TextsContext)
  const multipart = fields.some(({ type }) => type === 'formFile')
  return (
    <section className="form" id={id} aria-labelledby={titleId(id)}>
      <div className="sheet">
        <div className="about">
          <h2 id={titleId(id)}>{title}</h2>
          {text && <p>{text}</p>}
        </div>
        {action && fields.length > 0 && (
          <form
            method="post"
            action={action}
            data-errors={errors.heading}
            {...(multipart ? { encType: 'multipart/form-data' } : {})}
          >
            {fields.map((control) => (
              <FormControl key={control.id} control={control} scope={id} />
            ))}
            {!fields.some(({ type }) => type === 'formButton') && (
              <button type="submit" className="button primary">
                {send}
              </button>
            )}
          </form>
        )}
      </div>
    </section>
  )
}
