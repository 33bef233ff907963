import { E, pipe } from '../../../domain/prelude.ts'
import { type Answer, operation, type Parameters } from '../answer.ts'
import type { Machine } from '../machine.ts'
import { inSpace, type Place, placed } from '../places.ts'
import { invalidPayload, notFound, type Problem } from '../refusals.ts'
import type { Stored } from '../store/stored.ts'
import { settingsOf } from './definition.ts'

type Draft = { readonly [name: string]: unknown }
/** A setting of all webhooks of a space. */
type Setting = {
  readonly type: string
  readonly id: string
  readonly problems: (draft: Draft) => ReadonlyArray<Problem>
  readonly kept: (draft: Draft) => Draft
  readonly shown: (record: Stored) => Draft
}

const signingSecret: Setting = {
  type: 'WebhookSigningSecret',
  id: 'signing_secret',
  // The value itself is not sent back.
  problems: ({ value }) =>
    typeof value === 'string' && /^[0-9a-zA-Z+/=_-]{64}$/.test(value)
      ? []
      : [{ name: 'regexp', path: ['value'], details: 'Does not match /^[0-9a-zA-Z+/=_-]+$/ with exactly 64 characters' }],
  kept: ({ value }) => ({ value }),
  shown: ({ sys, value }) => ({ sys, redactedValue: String(value).slice(-4) }),
}

/** How often a call may be made again, at most. */
const mostRetries = 99
const retryPolicy: Setting = {
  type: 'WebhookRetryPolicy',
  id: 'retry_policy',
  problems: ({ maxRetries }) =>
    Number.isInteger(maxRetries) && Number(maxRetries) >= 0 && Number(maxRetries) <= mostRetries
      ? []
      : [{ name: 'range', path: ['maxRetries'], value: maxRetries, details: `Must be a whole number from 0 to ${mostRetries}` }],
  kept: ({ maxRetries }) => ({ maxRetries }),
  shown: ({ sys, maxRetries }) => ({ sys, maxRetries }),
}

const setting = (machine: Machine, { type, id, problems, kept, shown }: Setting) => {
  const { records, now, user } = machine
  const folderOf = ({ spaceId = '' }: Place) => settingsOf(spaceId)
  const found = (at: Parameters): Answer<{ readonly place: Place; readonly record: Stored }> =>
    pipe(
      inSpace(machine)(at),
      E.flatMap((place) => {
        const record = records.get(folderOf(place), id)
        return record ? E.right({ place, record }) : E.left(notFound(`${type} does not exist.`))
      }),
    )
  return {
    get: operation((at) =>
      pipe(
        found(at),
        E.map(({ place, record }) => shown(placed(place)(record))),
      ),
    ),
    upsert: operation<Draft>((at, draft = {}) =>
      pipe(
        inSpace(machine)(at),
        E.flatMap((place): Answer<unknown> => {
          const errors = problems(draft)
          if (errors.length > 0) return E.left(invalidPayload(errors))
          // There are no versions: what replaces another begins anew, only that it is not of the same moment tells it from a first one.
          const createdAt = now()
          const updatedAt = records.get(folderOf(place), id) ? now() : createdAt
          const sys = { type, id, createdAt, updatedAt, createdBy: user, updatedBy: user }
          return E.right(shown(placed(place)(records.put(folderOf(place), id, { ...kept(draft), sys }))))
        }),
      ),
    ),
    delete: operation((at) =>
      pipe(
        found(at),
        E.map(({ place }) => records.remove(folderOf(place), id)),
      ),
    ),
  }
}

export const webhookSettings = (machine: Machine) => {
  const secret = setting(machine, signingSecret)
  const policy = setting(machine, retryPolicy)
  return {
    getSigningSecret: secret.get,
    upsertSigningSecret: secret.upsert,
    deleteSigningSecret: secret.delete,
    getRetryPolicy: policy.get,
    upsertRetryPolicy: policy.upsert,
    deleteRetryPolicy: policy.delete,
  }
}

/** The secret that calls of a space are signed with, and how often they are made again. */
export const signingSecretOf = ({ records }: Machine, spaceId: string): string | undefined =>
  records.get(settingsOf(spaceId), signingSecret.id)?.value as string | undefined
export const retriesOf = ({ records }: Machine, spaceId: string): number =>
  (records.get(settingsOf(spaceId), retryPolicy.id)?.maxRetries as number | undefined) ?? 2
