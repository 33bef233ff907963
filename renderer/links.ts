import type { Fields, LinkedPage, UnroutedPage } from '../domain/linked.ts'
import { rewrite } from '../domain/rewrite.ts'

/** The pages of one language by id, and whether there is one in any language. */
export type Addresses = {
  readonly here: (id: string) => LinkedPage | undefined
  readonly anywhere: (id: string) => boolean
}

/** `missing` are the ids of linked pages that have no address here. */
export type Addressed = { readonly fields: Fields; readonly missing: ReadonlyArray<string> }

/**
 * Gives every link to a page its address. A page that is not translated drops out of the lists it is in; where one page is meant,
 * it is missed.
 */
export const withAddresses = ({ here, anywhere }: Addresses, fields: Fields): Addressed => {
  const missing = new Set<string>()
  const addressed = rewrite(fields, (part, inList) => {
    if (!isPage(part)) return undefined
    const found = here(part.id)
    if (found === undefined && !(inList && anywhere(part.id))) missing.add(part.id)
    return { by: found }
  })
  return { fields: addressed as Fields, missing: [...missing] }
}

const isPage = (value: { readonly kind?: unknown }): value is UnroutedPage => value.kind === 'page'
