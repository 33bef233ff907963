import { useContext } from 'react'
import type { PageView, SectionView } from '../../domain/page-view.ts'
import { titleId } from '../modules/elements/head.tsx'
import type { Paragraphs } from '../modules/paragraphs/fields.ts'
import { sectionId } from '../modules/section.tsx'
import { headingIds, headingText } from '../rich-text/heading-ids.ts'
import { TextsContext } from '../texts/context.ts'

type Part = { readonly id: string; readonly title: string; readonly parts?: ReadonlyArray<Part> }

/** Fewer parts are seen at a glance. */
const fewest = 4

/** A table of contents, on pages that are long enough for one. */
export const Contents = ({ page }: { readonly page: PageView }) => {
  const { contents } = useContext(TextsContext)
  const parts = partsOf(page)
  return (
    parts.flatMap((part) => [part, ...(part.parts ?? [])]).length >= fewest && (
      <nav className="contents" aria-labelledby="contents">
        <div className="sheet">
          <p id="contents">{contents}</p>
          <Parts parts={parts} />
        </div>
      </nav>
    )
  )
}

const Parts = ({ parts }: { readonly parts: ReadonlyArray<Part> }) => (
  <ol>
    {parts.map(({ id, title, parts = [] }) => (
      <li key={id}>
        <a href={`#${id}`}>{title}</a>
        {parts.length > 0 && <Parts parts={parts} />}
      </li>
    ))}
  </ol>
)

/** The headings below the title: those of the sections, and those inside their texts. Home and overviews are no texts, a short article needs no map. */
const partsOf = ({ sections, children, minutes = 2 }: PageView): ReadonlyArray<Part> =>
  children.length > 0 || minutes < 2 ? [] : sections.flatMap((section, index) => partsIn(section, index === 0))

/** Nobody comes for these. */
const asides: ReadonlyArray<SectionView['type']> = ['announcement', 'banner', 'hero', 'socials']

const partsIn = (section: SectionView, first: boolean): ReadonlyArray<Part> => {
  const id = sectionId(section)
  const { title } = section.properties as { readonly title?: string }
  const inside = section.type === 'paragraphs' ? headingsOf(section.properties as Paragraphs, first ? undefined : id) : []
  if (title === undefined || asides.includes(section.type)) return inside
  return [{ id: section.anchor ?? titleId(id), title, ...(inside.length > 0 ? { parts: inside } : {}) }]
}

/** Those of the highest level that the text has. */
const headingsOf = ({ text }: Paragraphs, scope: string | undefined): ReadonlyArray<Part> => {
  const headings = [...headingIds(text, scope)].map(([heading, id]) => ({
    id,
    title: headingText(heading),
    level: heading.nodeType,
  }))
  const highest = headings.map(({ level }) => level).sort()[0]
  return headings.filter(({ level }) => level === highest).map(({ id, title }) => ({ id, title }))
}
