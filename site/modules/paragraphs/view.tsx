import type { Place } from '../../../domain/page-view.ts'
import { RichText } from '../../rich-text/rich-text.tsx'
import { titleId } from '../elements/head.tsx'
import type { Paragraphs as Fields } from './fields.ts'

/** A page of a book: the title in the margin, the text on its own measure. */
export const Paragraphs = ({ title, text, id, first }: Fields & Place) => (
  <section className="paragraphs" id={id} {...(title ? { 'aria-labelledby': titleId(id) } : {})}>
    <div className="sheet">
      {title && <h2 id={titleId(id)}>{title}</h2>}
      <RichText document={text} {...(first ? {} : { scope: id })} />
    </div>
  </section>
)
