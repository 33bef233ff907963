import { E } from '../../../domain/prelude.ts'
import type { Machine } from '../machine.ts'
import { inSpace } from '../places.ts'
import { invalidPayload } from '../refusals.ts'
import { resource } from '../resource.ts'
import type { Stored } from '../store/stored.ts'
import type { WebhookDefinition, WebhookHeader } from './definition.ts'
import { webhookProblems } from './problems.ts'

type Draft = { readonly [name: string]: unknown }

/** Webhooks of a space. Secrets go in and never come out; who sends a webhook back without them keeps them. */
export const webhookDefinitions = (machine: Machine) =>
  resource(machine, {
    type: 'WebhookDefinition',
    folder: 'webhook_definitions',
    id: 'webhookDefinitionId',
    locate: inSpace,
    versions: 0,
    problems: (draft, _at, current) => webhookProblems(completed(draft, current)),
    allows: (draft, _at, place, current) => {
      const { url } = completed(draft, current)
      const isTaken = machine.records
        .all(`${place.path}/webhook_definitions`)
        .some((other) => other.url === url && other.sys.id !== current?.sys.id)
      return isTaken ? E.left(invalidPayload([{ name: 'taken', path: 'url', value: url }])) : E.right(undefined)
    },
    kept: (draft, _at, current) => kept(completed(draft, current), current as WebhookDefinition | undefined),
    shown,
  })

/** An update may leave out what every webhook has. */
const completed = (draft: Draft, current: Stored | undefined): Draft =>
  current ? { name: current.name, url: current.url, topics: current.topics, active: current.active, ...draft } : draft

const kept = (draft: Draft, current: WebhookDefinition | undefined): Draft => {
  const { name, url, topics, headers, active, httpBasicUsername, httpBasicPassword, filters, transformation } = draft
  const password = httpBasicPassword === undefined ? current?.httpBasicPassword : httpBasicPassword
  return {
    name,
    url,
    httpBasicUsername: httpBasicUsername ?? null,
    ...(httpBasicUsername && password ? { httpBasicPassword: password } : {}),
    topics,
    ...(filters ? { filters } : {}),
    ...(transformation ? { transformation } : {}),
    headers: ((headers ?? []) as ReadonlyArray<WebhookHeader>).map((header) => withSecret(header, current)),
    active: active ?? true,
  }
}

const withSecret = (header: WebhookHeader, current: WebhookDefinition | undefined): WebhookHeader =>
  header.secret && header.value === undefined
    ? { ...current?.headers.find(({ key, secret }) => secret && key.toLowerCase() === header.key.toLowerCase()), ...header }
    : header

const shown = ({ httpBasicPassword: _, ...record }: Stored): Draft => ({
  ...record,
  headers: (record.headers as ReadonlyArray<WebhookHeader>).map(({ value, ...header }) =>
    header.secret ? header : { ...header, value },
  ),
})
