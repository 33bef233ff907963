import type { Place } from '../../../domain/page-view.ts'
import { Head, titleId } from '../elements/head.tsx'
import { PageCard } from '../elements/page-card.tsx'
import type { Cards as Fields } from './fields.ts'

/** The front page of a newspaper: the first page leads and says more than the others. */
export const Cards = ({ title, pages, link, id }: Fields & Place) => (
  <section className="cards" id={id} aria-labelledby={titleId(id)}>
    <Head id={id} title={title} link={link} />
    {pages.length > 0 && (
      <ul>
        {pages.map((page, index) => (
          <li key={page.id}>
            <PageCard page={page} wide={index === 0 || (index === 3 && pages.length === 4)} />
          </li>
        ))}
      </ul>
    )}
  </section>
)
