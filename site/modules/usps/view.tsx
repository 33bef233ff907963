import type { Place } from '../../../domain/page-view.ts'
import { Action } from '../elements/action.tsx'
import { titleId } from '../elements/head.tsx'
import type { Usps as Fields } from './fields.ts'

/** A gauge: figures as headlines, read from left to right along one scale. */
export const Usps = ({ title, usps, id }: Fields & Place) => (
  <section className="usps" id={id} aria-labelledby={titleId(id)}>
    <h2 id={titleId(id)}>{title}</h2>
    {usps.length > 0 && (
      <ul>
        {usps.map(({ id, title, text, figure, link }) => (
          <li key={id}>
            <h3 {...(figure ? { className: 'measured' } : {})}>
              {figure && <span className="figure">{`${figure} `}</span>}
              {title}
            </h3>
            {text && <p>{text}</p>}
            {link && <Action link={link} />}
          </li>
        ))}
      </ul>
    )}
  </section>
)
