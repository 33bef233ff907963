import { useContext } from 'react'
import type { Place } from '../../../domain/page-view.ts'
import { TextsContext } from '../../texts/context.ts'
import { Head, titleId } from '../elements/head.tsx'
import type { Careers as Fields } from './fields.ts'

/** A departure board: one line per vacancy, its facts in columns that can be read downwards. */
export const Careers = ({ title, text, pages, link, id }: Fields & Place) => {
  const { employments } = useContext(TextsContext)
  return (
    <section className="careers" id={id} aria-labelledby={titleId(id)}>
      <Head id={id} title={title} link={link} />
      {text && <p className="intro">{text}</p>}
      {pages.length > 0 && (
        <ul>
          {pages.map(({ id, path, title, description, facts }) => (
            <li key={id}>
              <h3>
                <a href={path}>{title}</a>
              </h3>
              {facts?.kind === 'vacancy' ? (
                <>
                  <p>{facts.team}</p>
                  <p>{facts.location}</p>
                  <p>{employments[facts.employment]}</p>
                </>
              ) : (
                <p className="description">{description}</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
