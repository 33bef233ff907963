import { type Link, linkTo } from '../../../domain/platform/sys.ts'
import { E, pipe } from '../../../domain/prelude.ts'
import { operation, type Parameters } from '../answer.ts'
import { created, type Machine } from '../machine.ts'
import { inEnvironment, type Place, placed } from '../places.ts'
import { notFound, type Problem, validationFailed } from '../refusals.ts'
import type { Stored } from '../store/stored.ts'
import { actionError, type Job, type Parts, performAll, type Verb } from './publishing.ts'

const most = 200
const folderOf = ({ path }: Place): string => `${path}/bulk_actions`

export type Item = {
  readonly sys?: Link['sys'] & { readonly version?: number }
  readonly entity?: Item
  readonly [name: string]: unknown
}
export type Draft = {
  readonly action?: string
  readonly entities?: { readonly items?: ReadonlyArray<Item> } | ReadonlyArray<Item>
}

/** Many records published, taken back or checked at once. The answer names the action; what came of it is asked for later. */
export const bulkActions = (machine: Machine, parts: Parts) => {
  const { records } = machine
  const start = (verbOf: (draft: Draft) => unknown, needsVersion: boolean) =>
    operation<Draft>((at, draft) =>
      pipe(
        inEnvironment(machine)(at),
        E.flatMap((place) => {
          const verb = verbOf(draft)
          if (verb !== 'publish' && verb !== 'unpublish' && verb !== 'validate')
            return E.left(
              validationFailed([{ name: 'in', path: ['action'], value: verb, expected: ['publish', 'unpublish', 'validate'] }]),
            )
          const items = itemsOf(draft)
          const problems = problemsOf(items, needsVersion && verb === 'publish')
          if (problems.length > 0) return E.left(validationFailed(problems))
          return E.right(run(place, verb, items.map(toJob(verb)), draft))
        }),
      ),
    )

  const run = (place: Place, verb: Verb, jobs: ReadonlyArray<Job>, payload: Draft): Stored => {
    const id = machine.newId()
    const failures = performAll(machine, parts, place, jobs)
    const sys = { type: 'BulkAction', id, schemaVersion: 'BulkAction.v1', version: 1, ...created(machine) }
    const done = { status: failures.length > 0 ? 'failed' : 'succeeded', version: 2 }
    const { action: _, ...rest } = payload
    const action = { action: verb, payload: rest }
    const error = failures.length > 0 ? { error: actionError(failures) } : {}
    records.put(folderOf(place), id, { ...action, ...error, sys: { ...sys, ...done } })
    return placed(place)({ ...action, sys: { ...sys, status: 'created' } })
  }

  const get = operation((at: Parameters) =>
    pipe(
      inEnvironment(machine)(at),
      E.flatMap((place) => {
        const action = records.get(folderOf(place), at.bulkActionId)
        return action ? E.right(placed(place)(action)) : E.left(notFound({ type: 'BulkAction', id: at.bulkActionId }))
      }),
    ),
  )
  const v2 = start(({ action }) => action, false)
  return {
    get,
    publish: start(() => 'publish', true),
    unpublish: start(() => 'unpublish', true),
    validate: start(() => 'validate', true),
    getV2: get,
    publishV2: v2,
    unpublishV2: v2,
    validateV2: v2,
  }
}

const itemsOf = ({ entities }: Draft): ReadonlyArray<Item> =>
  Array.isArray(entities) ? entities : ((entities as { readonly items?: ReadonlyArray<Item> } | undefined)?.items ?? [])

/** An item is a link, or names one and what is to be done in which locales. */
const toJob =
  (verb: Verb) =>
  (item: Item): Job => {
    const { type: _, version, ...sys } = (item.entity ?? item).sys ?? ({ linkType: '', id: '' } as never)
    const locales = localesOf(item)
    return {
      link: linkTo(sys.linkType, sys.id),
      verb,
      ...(version === undefined ? {} : { version }),
      ...(locales ? { locales } : {}),
    }
  }

const localesOf = (item: Item): ReadonlyArray<string> | undefined =>
  ((item.add ?? item.remove) as { readonly fields?: { readonly '*'?: ReadonlyArray<string> } } | undefined)?.fields?.['*']

const problemsOf = (items: ReadonlyArray<Item>, needsVersion: boolean): ReadonlyArray<Problem> => {
  if (items.length > most)
    return [
      {
        name: 'array.max',
        path: ['entities', 'items'],
        details: `"entities.items" must contain less than or equal to ${most} items`,
      },
    ]
  if (items.length === 0)
    return [{ name: 'array.min', path: ['entities', 'items'], details: '"entities.items" must contain at least 1 items' }]
  return items.flatMap((item, index) =>
    needsVersion && (item.entity ?? item).sys?.version === undefined
      ? [
          {
            name: 'any.required',
            path: ['entities', 'items', index, 'sys', 'version'],
            details: `"entities.items[${index}].sys.version" is required`,
          },
        ]
      : [],
  )
}
