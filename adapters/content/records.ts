import * as t from 'io-ts'
import { employments, type Facts, type Person } from '../../domain/facts.ts'
import type { Fields, LinkedEntry } from '../../domain/linked.ts'
import { E, pipe } from '../../domain/prelude.ts'

const employment = t.keyof(
  Object.fromEntries(employments.map((name) => [name, null])) as Record<(typeof employments)[number], null>,
)
const linked = t.type({ id: t.string, fields: t.UnknownRecord })

const portrait = t.type({
  fields: t.type({ asset: t.type({ kind: t.literal('asset'), url: t.string, width: t.number, height: t.number }) }),
})

const day = t.refinement(t.string, (text) => !Number.isNaN(Date.parse(text)), 'date')
/** Untrusted like everything editors write: it becomes a link. */
const webAddress = t.refinement(t.string, (text) => /^https?:\/\/[^/\\]/i.test(text) && URL.canParse(text), 'web address')

const country = t.refinement(t.string, (text) => /^[A-Z]{2}$/.test(text), 'country')

const article = t.intersection([t.type({ published: day }), t.partial({ authors: t.array(linked), topics: t.array(t.string) })])
const customerCase = t.intersection([
  t.type({ customer: t.string, sector: t.string }),
  t.partial({ services: t.array(t.string), year: t.number }),
])
const vacancy = t.intersection([
  t.type({ team: t.string, location: t.string, employment, posted: day }),
  t.partial({ country, validThrough: day }),
])
const partner = t.intersection([t.type({ kind: t.string }), t.partial({ tagline: t.string, url: webAddress })])

/** Calendar days: editors may have picked a time as well. */
const dayOf = (date: string) => date.slice(0, 10)

const personOf = ({ id, fields }: t.TypeOf<typeof linked>): Person => ({
  id,
  name: String(fields.name ?? ''),
  role: String(fields.role ?? ''),
  ...(portrait.is(fields.portrait) ? { portrait: portraitOf(fields.portrait.fields.asset) } : {}),
})

const portraitOf = ({ url, width, height }: Required<Person>['portrait']) => ({ url, width, height })

const reading =
  <A>(codec: t.Type<A, unknown>, facts: (fields: A) => Facts) =>
  (fields: Fields) =>
    pipe(codec.decode(fields), E.map(facts))

/** How the facts of each content type are read. */
const readings: { readonly [contentType: string]: (fields: Fields) => E.Either<t.Errors, Facts> } = {
  factsArticle: reading(article, ({ published, authors = [], topics = [] }) => ({
    kind: 'article',
    published: dayOf(published),
    authors: authors.map(personOf),
    topics,
  })),
  factsCase: reading(customerCase, ({ customer, sector, services = [], year }) => ({
    kind: 'case',
    customer,
    sector,
    services,
    ...(year === undefined ? {} : { year }),
  })),
  factsVacancy: reading(vacancy, ({ team, location, country, posted, validThrough, ...rest }) => ({
    kind: 'vacancy',
    team,
    location,
    ...(country === undefined ? {} : { country }),
    employment: rest.employment,
    posted: dayOf(posted),
    ...(validThrough === undefined ? {} : { validThrough: dayOf(validThrough) }),
  })),
  factsPartner: reading(partner, ({ kind, tagline, url }) => ({
    kind: 'partner',
    sort: kind,
    ...(tagline === undefined ? {} : { tagline }),
    ...(url === undefined ? {} : { url }),
  })),
}

/** The facts, or the names of the fields that are missing or wrong. */
export const factsOf = ({ type, fields }: LinkedEntry): E.Either<ReadonlyArray<string>, Facts> => {
  const read = readings[type]
  return read
    ? pipe(
        read(fields),
        E.mapLeft((errors) => errors.map(({ context }) => context.find(({ key }) => /^[a-z]/i.test(key))?.key ?? type)),
      )
    : E.left([type])
}
