import { useContext } from 'react'
import type { PageView, SectionView } from '../../domain/page-view.ts'
import { titleId } from '../modules/elements/head.tsx'
import type { Paragraphs } from '../modules/paragraphs/fields.ts'
import { sectionId } from '../modules/section.tsx'
import { headingIds, headingText } from '../rich-text/heading-ids.ts'
import { TextsContext } from '../texts/context.ts'

type Part = { readonly id: string; readonly title: string }

/** Fewer parts are seen at a glance. */
const fewest = 4

/** A table of contents, on pages that are long enough for one. */
export const Contents = ({ page }: { readonly page: PageView }) => {
  const { contents } = useContext(TextsContext)
  const parts = partsOf(page)
  return (
    parts.length >= fewest && (
      <nav className="contents" aria-labelledby="contents">
        <div className="sheet">
          <p id="contents">{contents}</p>
          <ol>
            {parts.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </div>
      </nav>
    )
  )
}

/** The headings below the title: those of the sections, and those that open a part inside a text. Home is no text. */
const partsOf = ({ sections, trail, minutes = 2 }: PageView): ReadonlyArray<Part> =>
  trail.length === 0 || minutes < 2 ? [] : sections.flatMap((section, index) => partsIn(section, index === 0))

const partsIn = (section: SectionView, first: boolean): ReadonlyArray<Part> => {
  const id = sectionId(section)
  const { title } = section.properties as { readonly title?: string }
  const own = title === undefined || section.type === 'hero' ? [] : [{ id: section.anchor ?? titleId(id), title }]
  return section.type === 'paragraphs' ? [...own, ...headingsOf(section.properties as Paragraphs, first ? undefined : id)] : own
}

const headingsOf = ({ title, text }: Paragraphs, scope: string | undefined): ReadonlyArray<Part> =>
  title === undefined
    ? [...headingIds(text, scope)]
        .filter(([{ nodeType }]) => nodeType === 'heading-1' || nodeType === 'heading-2')
        .map(([heading, id]) => ({ id, title: headingText(heading) }))
    : []
