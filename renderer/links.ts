import type { Fields, LinkedPage } from '../domain/linked.ts'

/** The pages of one language by id, and the ids of those that exist in another one only. */
export type Addresses = { readonly here: ReadonlyMap<string, LinkedPage>; readonly elsewhere: ReadonlySet<string> }

/** `missing` are the ids of linked pages that have no address here. */
export type Addressed = { readonly fields: Fields; readonly missing: ReadonlyArray<string> }

/**
 * Gives every link to a page its address. A page that is not translated drops out of the lists it is in; where one page is meant,
 * it is missed.
 */
export const withAddresses = ({ here, elsewhere }: Addresses, fields: Fields): Addressed => {
  const missing = new Set<string>()
  const value = (raw: unknown): unknown => {
    if (Array.isArray(raw)) return raw.filter((item) => !(isPage(item) && isElsewhere(item.id))).map(value)
    if (isPage(raw)) return page(raw.id)
    return typeof raw === 'object' && raw !== null ? mapValues(raw, value) : raw
  }
  const isElsewhere = (id: string) => elsewhere.has(id) && !here.has(id)
  const page = (id: string): LinkedPage | undefined => {
    const found = here.get(id)
    if (!found) missing.add(id)
    return found
  }
  return { fields: mapValues(fields, value), missing: [...missing] }
}

const mapValues = (record: object, change: (value: unknown) => unknown): Fields =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))

const isPage = (value: unknown): value is { readonly kind: 'page'; readonly id: string } =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'page'
