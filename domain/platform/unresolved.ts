import type { Link } from './sys.ts'

/** Why a link stays a link. */
export type Unresolved =
  /** The platform says that it cannot be had: a draft, deleted, or never there. */
  | 'notResolvable'
  /** It was not part of the answer: deeper than `include`, or not selected. */
  | 'notIncluded'
  /** It leads to another space, and the answer does not bring it along. */
  | 'otherSpace'
  /** It leads out of the platform. */
  | 'otherProvider'

/** A link into another space, or out of the platform. */
export type ResourceLink = { readonly sys: { readonly type: 'ResourceLink'; readonly linkType: string; readonly urn: string } }
export type UnresolvedLink = (Link | ResourceLink) & { readonly unresolved: Unresolved }

type Sys = { readonly type?: unknown; readonly linkType?: unknown; readonly id?: unknown; readonly urn?: unknown }

const sysOf = (value: object): Sys | undefined => {
  const sys = (value as { readonly sys?: unknown }).sys
  return typeof sys === 'object' && sys !== null ? sys : undefined
}

export const linkKind = (value: object): 'Link' | 'ResourceLink' | undefined => {
  const type = sysOf(value)?.type
  return type === 'Link' || type === 'ResourceLink' ? type : undefined
}

/** `crn:contentful:::content:spaces/{space}[/environments/{environment}]/entries/{id}`, as the key of an entity. */
export const keyOfUrn = (urn: unknown): string | undefined => {
  const [, space, environment = 'master', id] =
    /^crn:.*:spaces\/([^/]+)(?:\/environments\/([^/]+))?\/entries\/([^/]+)$/.exec(typeof urn === 'string' ? urn : '') ?? []
  return space && id ? placedKey(space, environment, 'Entry', id) : undefined
}

/** An answer may say anything; what is no word is no id. */
const word = (value: unknown): string => (typeof value === 'object' ? '' : String(value))

export const keyOf = (type: unknown, id: unknown): string => `${word(type)}!${word(id)}`
export const placedKey = (space: unknown, environment: unknown, type: unknown, id: unknown): string =>
  `${word(space)}!${word(environment)}!${keyOf(type, id)}`
