import { useContext } from 'react'
import type { Place } from '../../../domain/page-view.ts'
import { TextsContext } from '../../texts/context.ts'
import { titleId } from '../elements/head.tsx'
import { Picture } from '../elements/picture.tsx'
import type { Carousel as Fields } from './fields.ts'

/** A convoy: the pictures pass in line, and the next one already shows at the edge. */
export const Carousel = ({ title, slider: { slides }, id }: Fields & Place) => {
  const { slide } = useContext(TextsContext)
  return (
    <section className="carousel" id={id} aria-labelledby={titleId(id)}>
      <h2 id={titleId(id)}>{title}</h2>
      {slides.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a group of pictures, not form fields.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
        <div className="track" role="group" aria-labelledby={titleId(id)} tabIndex={0}>
          {slides.map((media, index) => (
            <figure key={media.id}>
              <Picture picture={media} use="slide" />
              <figcaption>
                <span>{slide(index + 1, slides.length)}</span>
                {media.caption && <span>{media.caption}</span>}
              </figcaption>
            </figure>
          ))}
        </div>
      )}
    </section>
  )
}
