import { useContext } from 'react'
import type { PageView } from '../../domain/page-view.ts'
import { TextsContext } from '../texts/context.ts'
import { statementsOf } from './statements.tsx'

/** The head of a page: title, lead and what it states about itself. */
export const Opening = ({ page: { title, description, facts } }: { readonly page: PageView }) => {
  const texts = useContext(TextsContext)
  return (
    <header className="opening">
      <h1>{title}</h1>
      <div className="sheet">
        <p className="lead">{description}</p>
        {facts && (
          <dl className="facts">
            {statementsOf(texts, facts).map(({ term, value }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </header>
  )
}
