import type { Place } from '../../../domain/page-view.ts'
import { Button } from '../elements/buttons.tsx'
import { titleId } from '../elements/head.tsx'
import type { Banner as Fields } from './fields.ts'

/** Open water: one sentence over the full width, a few strokes of tide below it. */
export const Banner = ({ title, text, button, tone, id }: Fields & Place) => (
  <section className="banner" id={id} data-ground={tone === 'dark' ? 'deep' : 'mist'} aria-labelledby={titleId(id)}>
    <div className="water">
      <h2 id={titleId(id)}>{title}</h2>
      {(text || button) && (
        <div className="aside">
          {text && <p>{text}</p>}
          {button && <Button button={button} />}
        </div>
      )}
    </div>
  </section>
)
