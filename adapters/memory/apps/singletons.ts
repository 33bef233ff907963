import { E, pipe } from '../../../domain/prelude.ts'
import { type Answer, operation } from '../answer.ts'
import { changed, created, type Machine } from '../machine.ts'
import { placed } from '../places.ts'
import { invalidPayload, notFound, type Problem } from '../refusals.ts'
import { type Stored, sysOf } from '../store/stored.ts'
import { inApp } from './places.ts'

type Draft = { readonly [name: string]: unknown }
type Only = {
  readonly type: string
  readonly problems?: (draft: Draft) => ReadonlyArray<Problem>
  readonly shown?: (record: Stored) => Stored
  /** Members of its `sys` that a draft brings. */
  readonly sys?: (draft: Draft) => Draft
}

/** What there is one of per app: it has no id and no version, and is written as a whole. */
export const only = (machine: Machine, { type, problems, shown = (record) => record, sys: more }: Only) => {
  const { records } = machine
  const folder = 'only'
  return {
    get: operation((at) =>
      pipe(
        inApp(machine)(at),
        E.flatMap((place): Answer<Stored> => {
          const record = records.get(`${place.path}/${folder}`, type)
          return record ? E.right(placed(place)(shown(record))) : E.left(notFound(`${type} does not exist.`))
        }),
      ),
    ),
    upsert: operation<Draft>((at, draft) =>
      pipe(
        inApp(machine)(at),
        E.flatMap((place): Answer<Stored> => {
          const wrong = problems?.(draft) ?? []
          if (wrong.length > 0) return E.left(invalidPayload(wrong))
          const before = records.get(`${place.path}/${folder}`, type)
          const { sys: _, ...content } = draft
          const sys = before
            ? sysOf(before.sys, changed(machine), more?.(draft) ?? {})
            : { type, id: type, ...created(machine), ...more?.(draft) }
          return E.right(placed(place)(shown(records.put(`${place.path}/${folder}`, type, { ...content, sys }))))
        }),
      ),
    ),
    delete: operation((at) =>
      pipe(
        inApp(machine)(at),
        E.flatMap((place) => {
          if (!records.get(`${place.path}/${folder}`, type)) return E.left(notFound(`${type} does not exist.`))
          records.remove(`${place.path}/${folder}`, type)
          return E.right(undefined)
        }),
      ),
    ),
  }
}

const withoutId = ({ sys: { id: _, ...sys }, ...record }: Stored): Stored => ({ ...record, sys: sys as Stored['sys'] })

export const singletons = (machine: Machine) => ({
  appDetails: only(machine, { type: 'AppDetails', shown: withoutId }),
  appSigningSecret: only(machine, {
    type: 'AppSigningSecret',
    problems: ({ value }) =>
      /^[0-9a-zA-Z+/=_-]{64}$/.test(String(value))
        ? []
        : [{ name: 'regexp', path: ['value'], details: 'Does not match /^[0-9a-zA-Z+/=_-]{64}$/' }],
    shown: ({ value, ...record }) => withoutId({ ...record, redactedValue: String(value).slice(-4) }),
  }),
  appEventSubscription: only(machine, {
    type: 'AppEventSubscription',
    problems: ({ topics, targetUrl, functions }) => [
      ...(Array.isArray(topics) && topics.length > 0
        ? []
        : [{ name: 'size', path: ['topics'], details: 'Size must be at least 1' }]),
      ...(Array.isArray(topics) && topics.some((topic) => String(topic).includes('*'))
        ? [{ name: 'in', path: ['topics'], value: topics, details: 'Each topic has to be named: there are no wildcards here' }]
        : []),
      ...(targetUrl === undefined && functions === undefined ? [{ name: 'required', path: ['targetUrl'] }] : []),
    ],
    shown: withoutId,
  }),
  resourceProvider: only(machine, {
    type: 'ResourceProvider',
    problems: ({ type }) => (type === 'function' ? [] : [{ name: 'in', path: ['type'], value: type, expected: ['function'] }]),
    sys: (draft) => ({ id: String((draft.sys as { readonly id?: string } | undefined)?.id ?? '') }),
  }),
})
