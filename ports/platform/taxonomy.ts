import type { OpenEntity } from '../../domain/platform/sys.ts'
import type { PatchOperation } from './entry.ts'
import type { Ask, CursorPage, Send } from './operations.ts'

type Organization = 'organizationId'
type Draft = { readonly [name: string]: unknown }
type Total = { readonly total: number }

/** Lists are walked by tokens, or by the address of the next page as `query.pageUrl`. */
type Taxonomy<Id extends string> = {
  readonly get: Ask<Organization | Id, OpenEntity>
  readonly getMany: Ask<Organization, CursorPage<OpenEntity>>
  readonly getTotal: Ask<Organization, Total>
  readonly create: Send<Organization, Draft, OpenEntity>
  readonly createWithId: Send<Organization | Id, Draft, OpenEntity>
  readonly update: Send<Organization | Id | 'version', Draft, OpenEntity>
  readonly patch: Send<Organization | Id | 'version', ReadonlyArray<PatchOperation>, OpenEntity>
  readonly delete: Ask<Organization | Id | 'version', undefined>
}

export type ConceptSchemes = Taxonomy<'conceptSchemeId'>
export type Concepts = Taxonomy<'conceptId'> & {
  readonly getDescendants: Ask<Organization | 'conceptId', CursorPage<OpenEntity>>
  readonly getAncestors: Ask<Organization | 'conceptId', CursorPage<OpenEntity>>
}
