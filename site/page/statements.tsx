import { Fragment, type ReactNode } from 'react'
import type { Day, Person } from '../../domain/facts.ts'
import type { PageView } from '../../domain/page-view.ts'
import { slugOf } from '../../domain/slug.ts'
import { formatDay, type Texts } from '../texts/texts.ts'

/** One fact of a page, ready to be read. */
type Statement = { readonly term: string; readonly value: ReactNode }

export const statementsOf = (texts: Texts, { facts, minutes, trail }: PageView): ReadonlyArray<Statement> => {
  const { facts: terms, employments } = texts
  switch (facts?.kind) {
    case undefined:
      return []
    case 'article':
      return [
        { term: terms.published, value: dayOf(texts, facts.published) },
        ...some(terms.authors, facts.authors.length > 0 && <Authors people={facts.authors} />),
        ...some(terms.minutes, minutes && texts.minutes(minutes)),
        ...some(terms.topics, linked(facts.topics, trail)),
      ]
    case 'case':
      return [
        { term: terms.customer, value: facts.customer },
        { term: terms.sector, value: facts.sector },
        ...some(terms.services, linked(facts.services, trail)),
        ...some(terms.year, facts.year),
      ]
    case 'vacancy':
      return [
        { term: terms.team, value: facts.team },
        { term: terms.location, value: facts.location },
        { term: terms.employment, value: employments[facts.employment] },
        ...some(terms.validThrough, facts.validThrough && dayOf(texts, facts.validThrough)),
      ]
    case 'partner':
      return [
        { term: terms.sort, value: facts.sort },
        ...some(terms.tagline, facts.tagline),
        ...some(terms.website, facts.url && siteOf(facts.url)),
      ]
  }
}

/** Each leads to the overview above, which shows what carries it. */
const linked = (labels: ReadonlyArray<string>, trail: PageView['trail']): ReactNode => {
  const overview = trail.at(-1)
  if (labels.length === 0 || !overview) return labels.join(', ')
  return labels.map((label, index) => (
    <Fragment key={label}>
      {index > 0 && ', '}
      <a href={`${overview.path}?filter=${slugOf(label)}`}>{label}</a>
    </Fragment>
  ))
}

const Authors = ({ people }: { readonly people: ReadonlyArray<Person> }) => (
  <ul className="authors">
    {people.map(({ id, name, portrait }) => (
      <li key={id}>
        {portrait && (
          <img src={portrait.url} width={portrait.width} height={portrait.height} alt="" loading="lazy" decoding="async" />
        )}
        {name}
      </li>
    ))}
  </ul>
)

const some = (term: string, value: ReactNode): ReadonlyArray<Statement> => (value ? [{ term, value }] : [])

const dayOf = (texts: Texts, day: Day) => <time dateTime={day}>{formatDay(texts, day)}</time>

const siteOf = (url: string) => (
  <a href={url} rel="noopener">
    {url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')}
  </a>
)
