import type { Place } from '../../../domain/page-view.ts'
import { Action } from '../elements/action.tsx'
import { titleId } from '../elements/head.tsx'
import { Person } from '../elements/person.tsx'
import type { Contacts as Fields } from './fields.ts'

/** Lines ashore: what one came for, a number or an address, is the largest thing here. */
export const Contacts = ({ title, text, people = [], links = [], id }: Fields & Place) => (
  <section className="contacts" id={id} aria-labelledby={titleId(id)}>
    <div className="sheet">
      <div className="about">
        <h2 id={titleId(id)}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      {people.length > 0 && (
        <ul className="people">
          {people.map((person) => (
            <li key={person.id}>
              <Person person={person} />
            </li>
          ))}
        </ul>
      )}
      {links.length > 0 && (
        <ul className="links">
          {links.map((link) => (
            <li key={`${link.href} ${link.label}`}>
              <Action link={link} />
            </li>
          ))}
        </ul>
      )}
    </div>
  </section>
)
