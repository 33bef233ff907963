import { Fragment } from 'react'
import type { PageView } from '../../domain/page-view.ts'
import { kindsOf } from './specimens.tsx'

/** A page that shows the parts of all others, each below its name. It has no styles of its own, which would reach every visitor. */
export const Catalogue = ({ page }: { readonly page: PageView }) => {
  const kinds = kindsOf(page)
  return (
    <>
      <nav className="contents" aria-labelledby="catalogue">
        <div className="sheet">
          <p id="catalogue">{page.description}</p>
          <ol>
            {kinds.map(({ name, specimens }) => (
              <li key={name}>
                <a href={`#${specimens[0]?.id}`}>{name}</a>
                <ol>
                  {specimens.map(({ id, name }) => (
                    <li key={id}>
                      <a href={`#${id}`}>{name}</a>
                    </li>
                  ))}
                </ol>
              </li>
            ))}
          </ol>
        </div>
      </nav>
      {kinds
        .flatMap(({ specimens }) => specimens)
        .map(({ id, name, shown }) => (
          <Fragment key={id}>
            <p className="source" id={id}>
              <code>{name}</code>
            </p>
            <div className="specimen">{shown}</div>
          </Fragment>
        ))}
    </>
  )
}
