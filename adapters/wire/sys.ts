import * as t from 'io-ts'
import type { Link, OpenEntity, Sys } from '../../domain/platform/sys.ts'
import type { Codec } from './endpoint.ts'

export const link = <Type extends string>(linkType: Type): Codec<Link<Type>> =>
  t.type({ sys: t.type({ type: t.literal('Link'), linkType: t.literal(linkType), id: t.string }) }, `link to ${linkType}`)

export const anyLink: Codec<Link> = t.type({ sys: t.type({ type: t.literal('Link'), linkType: t.string, id: t.string }) }, 'link')

const known = t.partial({
  version: t.number,
  publishedVersion: t.number,
  archivedVersion: t.number,
  createdAt: t.string,
  updatedAt: t.string,
  publishedAt: t.string,
  firstPublishedAt: t.string,
  contentType: link('ContentType'),
  space: link('Space'),
  environment: link('Environment'),
  organization: link('Organization'),
  team: link('Team'),
  parentEntity: anyLink,
})

export const sys: Codec<Sys> = t.intersection([t.type({ id: t.string, type: t.string }), known], 'sys')

/** For what the platform does not document: a record with `sys`, its other members as they came. */
export const openEntity: Codec<OpenEntity> = t.intersection([t.type({ sys }), t.UnknownRecord], 'record')

/** Content that is sent as it is given. */
export const openDraft: Codec<{ readonly [name: string]: unknown }> = t.UnknownRecord
