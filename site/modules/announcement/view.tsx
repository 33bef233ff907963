import type { Place } from '../../../domain/page-view.ts'
import { Action } from '../elements/action.tsx'
import type { Announcement as Fields } from './fields.ts'

/** One line over the full width; a lamp in front of it says that it is news. */
export const Announcement = ({ text, link, id }: Fields & Place) => (
  <section className="announcement" id={id} data-ground="ink" aria-labelledby={`${id}-text`}>
    <div className="line">
      <p id={`${id}-text`}>{text}</p>
      {link && <Action link={link} />}
    </div>
  </section>
)
