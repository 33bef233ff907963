import type { Place } from '../../../domain/page-view.ts'
import { addressed } from '../elements/action.tsx'
import { titleId } from '../elements/head.tsx'
import type { Socials as Fields } from './fields.ts'

/** A string of signal flags: the names in one line, nothing but their words. */
export const Socials = ({ title, links, id }: Fields & Place) => (
  <section className="socials" id={id} aria-labelledby={titleId(id)}>
    <div className="string">
      <h2 id={titleId(id)}>{title}</h2>
      {links.length > 0 && (
        <ul>
          {links.map((link) => (
            <li key={`${link.href} ${link.label}`}>
              <a {...addressed(link)}>{link.label}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  </section>
)
