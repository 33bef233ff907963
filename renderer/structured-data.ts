import { coverPath } from '../domain/cover.ts'
import type { Facts } from '../domain/facts.ts'
import { absolute, type Meta, type Origin } from '../domain/meta.ts'
import type { PageView } from '../domain/page-view.ts'
import { touchIconPath } from '../domain/paths.ts'

type Thing = { readonly '@type': string; readonly [property: string]: unknown }

/** What search engines read about a page, in schema.org's words: only what the records hold. */
export const structuredData = (origin: Origin, brand: string, page: PageView): object => ({
  '@context': 'https://schema.org',
  '@graph': [
    organization(origin, brand),
    website(origin, brand, page.meta),
    ...breadcrumbs(origin, page),
    ...subject(origin, page),
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

const subject = (origin: Origin, page: PageView): ReadonlyArray<Thing> => {
  const url = absolute(origin, page.path)
  switch (page.facts?.kind) {
    case 'article':
      return [article(origin, url, page, page.facts)]
    case 'vacancy':
      return [jobPosting(origin, url, page, page.facts)]
    default:
      return []
  }
}

const article = (origin: Origin, url: string, page: PageView, facts: Extract<Facts, { kind: 'article' }>): Thing => ({
  '@type': 'Article',
  headline: page.title,
  image: absolute(origin, coverPath(page.cover, 'share')),
  description: page.description,
  url,
  mainEntityOfPage: url,
  inLanguage: page.locale.iso,
  datePublished: facts.published,
  ...(page.updated === '' ? {} : { dateModified: page.updated }),
  author:
    facts.authors.length > 0
      ? facts.authors.map(({ name, role }) => ({ '@type': 'Person', name, jobTitle: role }))
      : idOf(origin, 'organization'),
  publisher: idOf(origin, 'organization'),
})

const jobPosting = (origin: Origin, url: string, page: PageView, facts: Extract<Facts, { kind: 'vacancy' }>): Thing => ({
  '@type': 'JobPosting',
  title: page.title,
  description: page.description,
  url,
  datePosted: facts.posted,
  ...(facts.validThrough === undefined ? {} : { validThrough: facts.validThrough }),
  employmentType: facts.employment,
  hiringOrganization: idOf(origin, 'organization'),
  jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: facts.location } },
})
