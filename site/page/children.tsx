import { useContext } from 'react'
import type { LinkedPage } from '../../domain/linked.ts'
import { FactsLine } from '../modules/elements/facts-line.tsx'
import { TextsContext } from '../texts/context.ts'

/** The pages below this one. */
export const Children = ({ pages }: { readonly pages: ReadonlyArray<LinkedPage> }) => {
  const texts = useContext(TextsContext)
  return (
    pages.length > 0 && (
      <section className="children" aria-label={texts.pages}>
        <ul>
          {newestFirst(pages).map(({ id, path, title, description, facts }) => (
            <li key={id}>
              <FactsLine facts={facts} />
              <h2>
                <a href={path}>{title}</a>
              </h2>
              <p className="description">{description}</p>
            </li>
          ))}
        </ul>
      </section>
    )
  )
}

/** Articles by their date; anything else keeps the order its editors gave it. */
const newestFirst = (pages: ReadonlyArray<LinkedPage>): ReadonlyArray<LinkedPage> =>
  pages.every(({ facts }) => facts?.kind === 'article')
    ? [...pages].sort((one, other) => compare(publishedOf(other), publishedOf(one)))
    : pages

const publishedOf = ({ facts }: LinkedPage): string => (facts?.kind === 'article' ? facts.published : '')

const compare = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1)
