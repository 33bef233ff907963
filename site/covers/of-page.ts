import type { Cover } from '../../domain/cover.ts'
import type { Facts } from '../../domain/facts.ts'
import type { Route } from '../../domain/route.ts'
import { drawCover, type Family } from './cover.ts'
import { hashOf } from './hash.ts'

const ofFacts: { readonly [Kind in Facts['kind']]: Family } = {
  article: 'news',
  case: 'cases',
  vacancy: 'careers',
  partner: 'partners',
}

/** Pages that state no facts are known by their entry; any other draws lots. */
const ofEntries: { readonly [id: string]: Family } = {
  home: 'services',
  'what-we-do': 'services',
  policies: 'policies',
  cases: 'cases',
  news: 'news',
  careers: 'careers',
  partners: 'partners',
}
const lots: ReadonlyArray<Family> = ['cases', 'services', 'news']

const familyOf = ({ page: { id, facts } }: Route): Family =>
  facts ? ofFacts[facts.kind] : (ofEntries[id] ?? lots[hashOf(id) % lots.length] ?? 'cases')

/** The slug in the default language: a page has one picture in all its languages. */
const slugOf = ({ translations, path }: Route): string =>
  (translations[0]?.path ?? path)
    .split('/')
    .filter(Boolean)
    .slice(1)
    .at(-1)
    ?.replace(/\.html$/, '') ?? 'home'

export type Drawing = { readonly cover: Cover; readonly family: Family; readonly seed: string }

/** Pictures that a family has: enough for neighbours to differ, and however many pages there are, no more are drawn. */
const different = 512

/** Named by how this version draws, since browsers keep a picture for good. */
export const coverOf = (route: Route): Drawing => {
  const family = familyOf(route)
  const seed = String(hashOf(slugOf(route)) % different)
  return { cover: `${family}-${seed}-${edition()}`, family, seed }
}

/** Changes with the drawings: a few stand for all of them. */
const edition = (): string => {
  known ??= hashOf(specimens.map((family) => drawCover(family, 'specimen', 'card')).join('')).toString(36)
  return known
}
let known: string | undefined
const specimens: ReadonlyArray<Family> = ['cases', 'news', 'careers', 'partners', 'policies', 'services']
