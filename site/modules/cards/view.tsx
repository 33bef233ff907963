import type { Place } from '../../../domain/page-view.ts'
import { FactsLine } from '../elements/facts-line.tsx'
import { Head, titleId } from '../elements/head.tsx'
import type { Cards as Fields } from './fields.ts'

/** The front page of a newspaper: the first page leads and says more than the others. */
export const Cards = ({ title, pages, link, id }: Fields & Place) => (
  <section className="cards" id={id} aria-labelledby={titleId(id)}>
    <Head id={id} title={title} link={link} />
    {pages.length > 0 && (
      <ul>
        {pages.map((page) => (
          <li key={page.id}>
            <h3>
              <a href={page.path}>{page.title}</a>
            </h3>
            <p className="description">{page.description}</p>
            <FactsLine facts={page.facts} />
          </li>
        ))}
      </ul>
    )}
  </section>
)
