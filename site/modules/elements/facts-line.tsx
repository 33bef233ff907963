import { useContext } from 'react'
import type { Facts } from '../../../domain/facts.ts'
import { TextsContext } from '../../texts/context.ts'
import { formatDay, type Texts } from '../../texts/texts.ts'

/** What tells a page from its neighbours in a list, in a few words. */
export const FactsLine = ({ facts }: { readonly facts: Facts | undefined }) => {
  const texts = useContext(TextsContext)
  if (!facts) return null
  if (facts.kind === 'article')
    return (
      <p className="facts-line">
        <time dateTime={facts.published}>{formatDay(texts, facts.published)}</time>
      </p>
    )
  return <p className="facts-line">{wordsOf(texts, facts).join(' · ')}</p>
}

const wordsOf = ({ employments }: Texts, facts: Exclude<Facts, { readonly kind: 'article' }>): ReadonlyArray<string> => {
  switch (facts.kind) {
    case 'case':
      return [facts.sector]
    case 'vacancy':
      return [facts.team, facts.location, employments[facts.employment]]
    case 'partner':
      return [facts.sort]
  }
}
