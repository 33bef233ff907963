import { useContext } from 'react'
import type { Facts } from '../../domain/facts.ts'
import type { PageView } from '../../domain/page-view.ts'
import { CoverBand, CoverCard } from '../modules/elements/cover.tsx'
import { TextsContext } from '../texts/context.ts'
import { statementsOf } from './statements.tsx'

/** Stories open with a poster; whoever came for facts or a list gets the picture beside the title. */
const posters: ReadonlyArray<Facts['kind'] | undefined> = ['article', 'case']

/** The head of a page: title, picture, lead and what it states about itself. */
export const Opening = ({ page }: { readonly page: PageView }) => {
  const { title, description, cover, facts } = page
  const texts = useContext(TextsContext)
  const poster = posters.includes(facts?.kind)
  return (
    <header className="opening" data-cover={poster ? 'band' : 'card'}>
      <h1>{title}</h1>
      {poster ? <CoverBand cover={cover} early /> : <CoverCard cover={cover} early />}
      <div className="sheet">
        <p className="lead">{description}</p>
        {facts && (
          <dl className="facts">
            {statementsOf(texts, page).map(({ term, value }) => (
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
