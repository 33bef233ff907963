import { useContext } from 'react'
import { slugOf } from '../../domain/slug.ts'
import { TextsContext } from '../texts/context.ts'
import type { Overview } from './overview.ts'

/** Fewer pages are seen at a glance. */
const fewest = 4

/** Answers at once where scripts run, and is not there where they don't: the list below is whole by itself. */
export const Filter = ({ overview: { kind, parts, labels } }: { readonly overview: Overview }) => {
  const { filter, everything, shown } = useContext(TextsContext)
  const entries = parts.flatMap(({ entries }) => entries)
  if (labels.length < 2 || entries.length < fewest) return null
  return (
    <div className="filter">
      <fieldset>
        <legend>{filter[kind]}</legend>
        <label>
          <input type="radio" name="filter" value="" defaultChecked />
          <span>{everything}</span>
        </label>
        {labels.map((label) => (
          <label key={label}>
            <input type="radio" name="filter" value={slugOf(label)} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <p className="shown" role="status" data-template={shown.replace('{total}', String(entries.length))} />
    </div>
  )
}
