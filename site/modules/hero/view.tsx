import type { Place } from '../../../domain/page-view.ts'
import { Buttons } from '../elements/buttons.tsx'
import { CoverBand } from '../elements/cover.tsx'
import { titleId } from '../elements/head.tsx'
import { Picture } from '../elements/picture.tsx'
import type { Hero as Fields } from './fields.ts'

/** A quay: the words stand on a horizon, which is the picture, that of the page or, without one, a line with a single load on it. */
export const Hero = ({ title, lead, buttons = [], media, id, first, cover }: Fields & Place) => {
  const Title = first ? 'h1' : 'h2'
  return (
    <section className="hero" id={id} aria-labelledby={titleId(id)}>
      <div className="words">
        <Title id={titleId(id)}>{title}</Title>
        {(lead || buttons.length > 0) && (
          <div className="aside">
            {lead && <p className="lead">{lead}</p>}
            <Buttons buttons={buttons} />
          </div>
        )}
      </div>
      {media ? (
        <Picture picture={{ ratio: '21:9', ...media }} use="band" early={first} />
      ) : (
        cover && <CoverBand cover={cover} early={first} />
      )}
    </section>
  )
}
