import { useContext } from 'react'
import type { LinkedPage } from '../../domain/linked.ts'
import { slugOf } from '../../domain/slug.ts'
import { PageCard } from '../modules/elements/page-card.tsx'
import { TextsContext } from '../texts/context.ts'
import { Filter } from './filter.tsx'
import { overviewOf } from './overview.ts'

/** The pages below this one: in parts where they are of one kind, else in a row. */
export const Children = ({ pages }: { readonly pages: ReadonlyArray<LinkedPage> }) => {
  const texts = useContext(TextsContext)
  if (pages.length === 0) return null
  const overview = overviewOf(pages)
  return (
    <section className="children" aria-label={texts.pages} {...(overview ? { 'data-kind': overview.kind } : {})}>
      {overview ? (
        <>
          <Filter overview={overview} />
          {overview.parts.map(({ title, entries }) => (
            <div className="part" key={title}>
              <h2>{title}</h2>
              <ul>
                {entries.map(({ page, labels }) => (
                  <li key={page.id} data-labels={labels.map(slugOf).join(' ')}>
                    <PageCard page={page} parted />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </>
      ) : (
        <ul>
          {pages.map((page) => (
            <li key={page.id}>
              <PageCard page={page} heading="h2" />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
