import * as t from 'io-ts'
import type { Link, Sys } from '../../domain/platform/sys.ts'
import type { Codec } from './endpoint.ts'

const link = <Type extends string>(linkType: Type): Codec<Link<Type>> =>
  t.type({ sys: t.type({ type: t.literal('Link'), linkType: t.literal(linkType), id: t.string }) }, `link to ${linkType}`)

export const sys: Codec<Sys> = t.intersection(
  [
    t.type({ id: t.string, type: t.string }),
    t.partial({
      version: t.number,
      publishedVersion: t.number,
      archivedVersion: t.number,
      createdAt: t.string,
      updatedAt: t.string,
      publishedAt: t.string,
      firstPublishedAt: t.string,
      contentType: link('ContentType'),
    }),
  ],
  'sys',
)
