import type { Link } from '../../fields/link.ts'
import { Action } from './action.tsx'

/** How most sections begin: a heading left, one link right. */
export const Head = ({ id, title, link }: { readonly id: string; readonly title: string; readonly link?: Link | undefined }) => (
  <div className="head">
    <h2 id={titleId(id)}>{title}</h2>
    {link && <Action link={link} />}
  </div>
)

/** The id of a section's heading, which names the section. */
export const titleId = (id: string): string => `${id}-title`
