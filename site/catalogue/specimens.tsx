import type { ReactElement } from 'react'
import { type ModuleType, moduleTypes } from '../../domain/page.ts'
import type { PageView } from '../../domain/page-view.ts'
import { E, pipe } from '../../domain/prelude.ts'
import { decoders } from '../modules/decoders.ts'
import { Section } from '../modules/section.tsx'
import { Children } from '../page/children.tsx'
import { Contents } from '../page/contents.tsx'
import { Onward } from '../page/onward.tsx'
import { Opening } from '../page/opening.tsx'
import { examples } from './examples.ts'
import { children, contents, nearby, openings } from './parts.ts'

/** One variation of one thing, and what names it on the page. */
export type Specimen = { readonly id: string; readonly name: string; readonly shown: ReactElement }
export type Kind = { readonly name: string; readonly specimens: ReadonlyArray<Specimen> }

/** Everything there is to see, in the language of `page`. */
export const kindsOf = (page: PageView): ReadonlyArray<Kind> => [
  ...moduleTypes.map((type) => kindOf(type, examples[type], (fields, id) => moduleOf(type, fields, id))),
  kindOf('opening', openings, (more) => <Opening page={{ ...page, ...more }} />),
  kindOf('contents', contents, (more) => <Contents page={{ ...page, ...more }} />),
  kindOf('children', children, (pages) => <Children pages={pages} />),
  kindOf('onward', nearby, (near) => <Onward kind="article" nearby={near} />),
]

const kindOf = <A,>(
  name: string,
  variations: { readonly [name: string]: A },
  show: (given: A, id: string) => ReactElement,
): Kind => ({
  name,
  specimens: Object.entries(variations).map(([variation, given]) => {
    const id = `${name}-${variation}`
    return { id, name: `${name} ${variation}`, shown: show(given, `${id}-shown`) }
  }),
})

/** Read as content is. What is wrong with an example is shown in its place. */
const moduleOf = (type: ModuleType, fields: unknown, id: string): ReactElement =>
  pipe(
    decoders[type](fields),
    E.match(
      (problems) => <pre>{problems.join('\n')}</pre>,
      (properties: object) => <Section section={{ id, type, properties }} verbose={false} />,
    ),
  )
