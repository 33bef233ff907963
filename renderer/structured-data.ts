import type { Facts, Person } from '../domain/facts.ts'
import { absolute, type Meta, type Origin } from '../domain/meta.ts'
import type { PageView } from '../domain/page-view.ts'
import { touchIconPath } from '../domain/paths.ts'
import { wordsIn } from '../domain/reading-time.ts'
import type { Document } from '../domain/rich-text.ts'
import { plainHtml } from './plain-html.ts'
import { element, text } from './xml.ts'

type Thing = { readonly '@type': string; readonly [property: string]: unknown }

/** What search engines read about a page, in schema.org's words: only what the records hold. */
export const structuredData = (origin: Origin, brand: string, page: PageView): object => ({
  '@context': 'https://schema.org',
  '@graph': [
    organization(origin, brand),
    website(origin, brand, page.meta),
    ...breadcrumbs(origin, page),
    ...subject(origin, brand, page),
  ],
})

const idOf = (origin: Origin, name: string) => ({ '@id': absolute(origin, `/#${name}`) })

const organization = (origin: Origin, brand: string): Thing => ({
  '@type': 'Organization',
  ...idOf(origin, 'organization'),
  name: brand,
  url: absolute(origin, '/'),
  logo: absolute(origin, touchIconPath(512)),
})

const website = (origin: Origin, brand: string, { locales }: Meta): Thing => ({
  '@type': 'WebSite',
  ...idOf(origin, 'website'),
  name: brand,
  url: absolute(origin, '/'),
  inLanguage: locales.map(({ iso }) => iso),
  publisher: idOf(origin, 'organization'),
})

const breadcrumbs = (origin: Origin, { trail, title, path }: PageView): ReadonlyArray<Thing> =>
  trail.length === 0
    ? []
    : [
        {
          '@type': 'BreadcrumbList',
          itemListElement: [...trail, { title, path }].map((step, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: step.title,
            item: absolute(origin, step.path),
          })),
        },
      ]

const subject = (origin: Origin, brand: string, page: PageView): ReadonlyArray<Thing> => {
  const url = absolute(origin, page.path)
  switch (page.facts?.kind) {
    case 'article':
      return [article(origin, url, page, page.facts)]
    case 'vacancy':
      return [jobPosting(origin, brand, url, page, page.facts)]
    default:
      return []
  }
}

const article = (origin: Origin, url: string, page: PageView, facts: Extract<Facts, { kind: 'article' }>): Thing => ({
  '@type': 'Article',
  headline: page.title,
  image: page.meta.openGraph.find(({ property }) => property === 'og:image')?.content,
  description: page.description,
  url,
  mainEntityOfPage: url,
  inLanguage: page.locale.iso,
  datePublished: facts.published,
  ...(page.updated === '' ? {} : { dateModified: page.updated }),
  ...section(page),
  ...(facts.topics.length === 0 ? {} : { keywords: facts.topics }),
  wordCount: wordsIn(page.sections),
  ...(page.minutes === undefined ? {} : { timeRequired: `PT${page.minutes}M` }),
  author: facts.authors.length > 0 ? facts.authors.map((author) => person(origin, author)) : idOf(origin, 'organization'),
  publisher: idOf(origin, 'organization'),
})

/** The part of the website that an article stands in. */
const section = ({ trail }: PageView) => {
  const above = trail.at(-1)
  return above === undefined ? {} : { articleSection: above.title }
}

const person = (origin: Origin, { name, role, portrait }: Person): Thing => ({
  '@type': 'Person',
  name,
  jobTitle: role,
  ...(portrait === undefined ? {} : { image: portrait.url.startsWith('/') ? absolute(origin, portrait.url) : portrait.url }),
})

type VacancyFacts = Extract<Facts, { kind: 'vacancy' }>

const jobPosting = (origin: Origin, brand: string, url: string, page: PageView, facts: VacancyFacts): Thing => ({
  '@type': 'JobPosting',
  title: page.title,
  description: posting(page),
  identifier: { '@type': 'PropertyValue', name: brand, value: page.id },
  url,
  datePosted: facts.posted,
  ...(facts.validThrough === undefined ? {} : { validThrough: facts.validThrough }),
  employmentType: facts.employment,
  hiringOrganization: idOf(origin, 'organization'),
  jobLocation: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: facts.location,
      ...(facts.country === undefined ? {} : { addressCountry: facts.country }),
    },
  },
})

/** The whole of it, as job search engines want it: the lead, and every text below it under its title. */
const posting = ({ description, sections }: PageView): string =>
  [
    element('p', {}, text(description)),
    ...sections.flatMap(({ type, properties }) => {
      if (type !== 'paragraphs') return []
      const { title, text: document } = properties as { readonly title?: string; readonly text: Document }
      return [title === undefined ? '' : element('h2', {}, text(title)), plainHtml(document)]
    }),
  ].join('')
