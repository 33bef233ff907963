import { type ReactElement, useContext } from 'react'
import { TextsContext } from '../../texts/context.ts'
import type { Texts } from '../../texts/texts.ts'

type Properties = {
  readonly id: string
  readonly question: {
    readonly name: string
    readonly label: string
    readonly hint?: string
    readonly required?: boolean
    readonly maxSize?: number
  }
  readonly children: (attributes: Attributes, texts: Texts) => ReactElement
}

type Attributes = {
  readonly id: string
  readonly name: string
  readonly required: boolean
  readonly 'aria-describedby'?: string
}

/** The label and hint around a field. What need not be answered says so, as most of a form must be. */
export const Question = ({ id, question: { name, label, required = false, ...limits }, children }: Properties) => {
  const texts = useContext(TextsContext)
  const hint = [limits.hint, limits.maxSize && texts.largest(limits.maxSize)].filter(Boolean).join(' ')
  return (
    <div className="question">
      <label htmlFor={id}>
        {label}
        {!required && <span className="optional">{` (${texts.optional})`}</span>}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({ id, name, required, ...(hint ? { 'aria-describedby': `${id}-hint` } : {}) }, texts)}
    </div>
  )
}
