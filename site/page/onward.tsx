import { useContext } from 'react'
import type { Facts } from '../../domain/facts.ts'
import type { LinkedPage } from '../../domain/linked.ts'
import type { Nearby } from '../../domain/nearby.ts'
import { PageCard } from '../modules/elements/page-card.tsx'
import { TextsContext } from '../texts/context.ts'

type Properties = { readonly kind: Facts['kind']; readonly nearby: Nearby }

/** Where a reader who reached the end can go on. */
export const Onward = ({ kind, nearby: { previous, next, related } }: Properties) => {
  const texts = useContext(TextsContext)
  return (
    <>
      {related.length > 0 && (
        <section className="cards related" aria-labelledby="related">
          <h2 id="related">{texts.related[kind]}</h2>
          <ul>
            {related.map((page) => (
              <li key={page.id}>
                <PageCard page={page} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {(previous || next) && (
        <nav className="turns" aria-label={texts.onward}>
          <ul>
            {previous && <Turn label={texts.previous} rel="prev" page={previous} />}
            {next && <Turn label={texts.next} rel="next" page={next} />}
          </ul>
        </nav>
      )}
    </>
  )
}

const Turn = ({ label, rel, page }: { readonly label: string; readonly rel: 'prev' | 'next'; readonly page: LinkedPage }) => (
  <li className={rel}>
    <a href={page.path} rel={rel}>
      <span className="label">{label}</span> <span className="title">{page.title}</span>
    </a>
  </li>
)
