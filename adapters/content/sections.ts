import type { LinkedEntry } from '../../domain/linked.ts'
import type { Section } from '../../domain/page.ts'
import { moduleTypeOf } from '../../domain/platform/module-type.ts'
import type { Where } from '../../domain/problem.ts'
import type { Follower } from './follow.ts'

/** The follower has been here: what stands in such a field is a linked entry or a page. */
const entriesIn = (value: unknown): ReadonlyArray<LinkedEntry> =>
  (Array.isArray(value) ? value : value === undefined ? [] : [value]) as ReadonlyArray<LinkedEntry>

/** A page's sections in order: groups of sections opened up, a module's anchor taken over. */
export const sectionsOf = (follower: Follower, where: Where, value: unknown): ReadonlyArray<Section> =>
  entriesIn(value).flatMap((entry): ReadonlyArray<Section> => {
    const type = moduleTypeOf(entry.type)
    const inside = (field: string): Where => ({ ...where, entry: entry.id, field })
    if (type !== undefined) return [{ id: entry.id, type, fields: entry.fields }]
    if (entry.type === 'layoutSections') return sectionsOf(follower, inside('sections'), entry.fields.sections)
    if (entry.type === 'module')
      return sectionsOf(follower, inside('module'), entry.fields.module).map((section) => ({
        ...section,
        anchor: String(entry.fields.anchor ?? entry.id),
      }))
    follower.report({ _tag: 'WrongType', where, target: entry.id, found: entry.type ?? 'page', expected: 'a module' })
    return []
  })
