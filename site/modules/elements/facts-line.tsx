import { useContext } from 'react'
import type { Facts } from '../../../domain/facts.ts'
import { TextsContext } from '../../texts/context.ts'
import { formatDay, type Texts } from '../../texts/texts.ts'

type Properties = {
  readonly facts: Facts | undefined
  /** Under a heading that already says which sector, team or kind it is. */
  readonly parted?: boolean
}

/** What tells a page from its neighbours in a list, in a few words. */
export const FactsLine = ({ facts, parted = false }: Properties) => {
  const texts = useContext(TextsContext)
  if (!facts) return null
  if (facts.kind === 'article')
    return (
      <p className="facts-line">
        <time dateTime={facts.published}>{formatDay(texts, facts.published)}</time>
      </p>
    )
  const words = wordsOf(texts, facts, parted)
  return words.length > 0 && <p className="facts-line">{words.join(' · ')}</p>
}

const wordsOf = (
  { employments }: Texts,
  facts: Exclude<Facts, { readonly kind: 'article' }>,
  parted: boolean,
): ReadonlyArray<string> => {
  switch (facts.kind) {
    case 'case':
      return parted ? facts.services : [facts.sector]
    case 'vacancy':
      return [...(parted ? [] : [facts.team]), facts.location, employments[facts.employment]]
    case 'partner':
      return parted ? [] : [facts.sort]
  }
}
