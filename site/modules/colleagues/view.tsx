import type { Place } from '../../../domain/page-view.ts'
import { titleId } from '../elements/head.tsx'
import { Person } from '../elements/person.tsx'
import type { Colleagues as Fields } from './fields.ts'

/** The crew, drawn up along the quay. */
export const Colleagues = ({ title, text, people, id }: Fields & Place) => (
  <section className="colleagues" id={id} aria-labelledby={titleId(id)}>
    <div className="about">
      <h2 id={titleId(id)}>{title}</h2>
      {text && <p>{text}</p>}
    </div>
    {people.length > 0 && (
      <ul>
        {people.map((person) => (
          <li key={person.id}>
            <Person person={person} large />
          </li>
        ))}
      </ul>
    )}
  </section>
)
