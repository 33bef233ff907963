import { E } from '../../../domain/prelude.ts'
import type { Machine } from '../machine.ts'
import { inEnvironment, type Place } from '../places.ts'
import { preconditionsFailed } from '../refusals.ts'
import { resource } from '../resource.ts'

/** Ids and visibility are given once, and stay. A tag that is in use stays, too. */
export const tags = (machine: Machine) =>
  resource(machine, {
    type: 'Tag',
    folder: 'tags',
    id: 'tagId',
    locate: inEnvironment,
    topic: 'Tag',
    kept: ({ name }) => ({ name }),
    sys: (draft, at, current) => ({
      visibility:
        current?.sys.visibility ?? at.visibility ?? (draft.sys as { visibility?: string } | undefined)?.visibility ?? 'private',
    }),
    problems: ({ name }) =>
      typeof name === 'string' && name.length > 0
        ? []
        : [{ name: 'required', path: ['name'], details: 'The property "name" is required here' }],
    keeps: ({ sys }, _at, place) =>
      isUsed(machine, place, sys.id)
        ? E.left(preconditionsFailed([{ name: 'reference', details: 'Tag is referenced by another entity' }]))
        : E.right(undefined),
  })

type Tagged = { readonly metadata?: { readonly tags?: ReadonlyArray<{ readonly sys: { readonly id: string } }> } }

const isUsed = ({ records }: Machine, { path }: Place, id: string): boolean =>
  ['entries', 'assets'].some(
    (folder) =>
      records.found(`${path}/${folder}`, 'tag', (record) => (record as Tagged).metadata?.tags?.map(({ sys }) => sys.id) ?? [], id)
        .length > 0,
  )
