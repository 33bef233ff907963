import type { Place } from '../../../domain/page-view.ts'
import { Action } from '../elements/action.tsx'
import { titleId } from '../elements/head.tsx'
import type { Features as Fields } from './fields.ts'

/** A reading list: the heading stays in the margin while the features pass beside it. */
export const Features = ({ title, text, features, id }: Fields & Place) => (
  <section className="features" id={id} aria-labelledby={titleId(id)}>
    <div className="sheet">
      <div className="about">
        <h2 id={titleId(id)}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      {features.length > 0 && (
        <ul>
          {features.map(({ id, title, text, figure, link }) => (
            <li key={id}>
              <h3>{title}</h3>
              {(figure || text || link) && (
                <div>
                  {figure && <p className="figure">{figure}</p>}
                  {text && <p>{text}</p>}
                  {link && <Action link={link} />}
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  </section>
)
