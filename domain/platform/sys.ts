/** What a record of the platform says of itself (section 3). Records carry more; it is passed on as it came. */
export type Sys = {
  readonly id: string
  readonly type: string
  readonly version?: number
  readonly publishedVersion?: number
  readonly archivedVersion?: number
  readonly createdAt?: string
  readonly updatedAt?: string
  readonly publishedAt?: string
  readonly firstPublishedAt?: string
  readonly contentType?: Link<'ContentType'>
  readonly space?: Link<'Space'>
  readonly environment?: Link<'Environment'>
  readonly organization?: Link<'Organization'>
  readonly team?: Link<'Team'>
  readonly parentEntity?: Link
}

export type Link<Type extends string = string> = {
  readonly sys: { readonly type: 'Link'; readonly linkType: Type; readonly id: string }
}

export const linkTo = <Type extends string>(linkType: Type, id: string): Link<Type> => ({ sys: { type: 'Link', linkType, id } })

export const isLink = (value: unknown): value is Link => {
  const sys = typeof value === 'object' && value !== null ? (value as { readonly sys?: unknown }).sys : undefined
  return typeof sys === 'object' && sys !== null && 'type' in sys && sys.type === 'Link' && 'linkType' in sys && 'id' in sys
}

/** A record of which nothing more is known than that it is one. */
export type OpenEntity = { readonly sys: Sys; readonly [name: string]: unknown }
export type Entity = { readonly sys: Sys }
