import type { Place } from '../../../domain/page-view.ts'
import { Action } from '../elements/action.tsx'
import { titleId } from '../elements/head.tsx'
import type { Tiles as Fields } from './fields.ts'

/** A stowage plan: tiles wide and narrow by turns, parted by rules and never boxed. */
export const Tiles = ({ title, tiles, id }: Fields & Place) => (
  <section className="tiles" id={id} aria-labelledby={titleId(id)}>
    <h2 id={titleId(id)}>{title}</h2>
    {tiles.length > 0 && (
      <ul>
        {tiles.map(({ id, title, text, figure, link }) => (
          <li key={id}>
            {figure && <p className="figure">{figure}</p>}
            <h3>{title}</h3>
            {text && <p>{text}</p>}
            {link && <Action link={link} />}
          </li>
        ))}
      </ul>
    )}
  </section>
)
