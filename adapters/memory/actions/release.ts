import type { Link } from '../../../domain/platform/sys.ts'
import type { Stored } from '../store/stored.ts'

export const releasesOf = ({ path }: { readonly path: string }): string => `${path}/releases`

export type ReleaseItem = Link & {
  readonly entity?: Link
  readonly action?: string
  readonly add?: InLocales
  readonly remove?: InLocales
}
type InLocales = { readonly fields?: { readonly '*'?: ReadonlyArray<string> } }
export type Release = Stored & { readonly title: string; readonly entities: { readonly items: ReadonlyArray<ReleaseItem> } }

export const itemsOf = (release: { readonly [name: string]: unknown }): ReadonlyArray<ReleaseItem> =>
  (release as Partial<Release>).entities?.items ?? []
export const linkOf = (item: ReleaseItem): Link => item.entity ?? item
