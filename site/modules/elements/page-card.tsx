import type { LinkedPage } from '../../../domain/linked.ts'
import { CoverBand, CoverCard } from './cover.tsx'
import { FactsLine } from './facts-line.tsx'

type Properties = {
  readonly page: Pick<LinkedPage, 'path' | 'title' | 'description' | 'cover' | 'facts'>
  readonly heading?: 'h2' | 'h3'
  /** Under a heading that says what its pages have in common. */
  readonly parted?: boolean
  /** The first among others. */
  readonly wide?: boolean
}

/** A page to go to: its picture, and what it is. The words come first in the document, where a screen reader meets them. */
export const PageCard = ({ page, heading: Heading = 'h3', parted = false, wide = false }: Properties) => (
  <div className="page-card">
    <div className="words">
      <Heading>
        <a href={page.path}>{page.title}</a>
      </Heading>
      <p className="description">{page.description}</p>
      <FactsLine facts={page.facts} parted={parted} />
    </div>
    {wide ? <CoverBand cover={page.cover} /> : <CoverCard cover={page.cover} />}
  </div>
)
