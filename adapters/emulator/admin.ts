import { E } from '../../domain/prelude.ts'
import type { Memory } from '../memory/memory.ts'
import type { Picture } from '../memory/store/records.ts'
import { explainUnresolved } from '../memory/transfer/unresolved.ts'
import { decodeExportFile } from '../wire/export-file.ts'
import type { WireRequest } from '../wire/transport.ts'
import { type Fault, type Faults, faultKinds } from './faults.ts'

/** What admin calls act on. */
export type Controls = {
  readonly memory: Memory
  readonly faults: Faults
  readonly initial: Picture
  readonly snapshots: Map<string, Picture>
  readonly clock: { readonly now: () => number; readonly advance: (milliseconds: number) => void }
  readonly delay: { readonly get: () => number; readonly set: (milliseconds: number) => void }
  readonly organizationId: string
  readonly settled: () => Promise<void>
}

type Reply = { readonly status: number; readonly body?: unknown }
type Call = (controls: Controls, name: string, body: Body) => Reply | Promise<Reply>
type Body = { readonly [name: string]: unknown }

const fine = (body?: unknown): Reply => (body === undefined ? { status: 204 } : { status: 200, body })
const wrong = (status: number, message: string): Reply => ({ status, body: { message } })

/** Everything that can be asked of the platform that no platform elsewhere would do. */
export const adminCalls: ReadonlyArray<readonly [method: string, path: string, purpose: string, call: Call]> = [
  ['GET', '/_kade', 'what there is, and what was asked for', (controls) => fine(statusOf(controls))],
  [
    'POST',
    '/_kade/reset',
    'everything as it was at the start',
    ({ memory, initial, faults, delay }) => {
      faults.clear()
      delay.set(0)
      memory.records.restore(initial)
      return fine()
    },
  ],
  [
    'PUT',
    '/_kade/snapshots/{name}',
    'remembers everything as it is now',
    ({ memory, snapshots }, name) => {
      snapshots.set(name, memory.records.picture())
      return fine()
    },
  ],
  [
    'POST',
    '/_kade/snapshots/{name}',
    'everything as it was remembered',
    ({ memory, snapshots }, name) => {
      const picture = snapshots.get(name)
      if (!picture) return wrong(404, `There is no snapshot "${name}".`)
      memory.records.restore(picture)
      return fine()
    },
  ],
  [
    'DELETE',
    '/_kade/snapshots/{name}',
    'forgets it',
    ({ snapshots }, name) => (snapshots.delete(name) ? fine() : wrong(404, `There is no snapshot "${name}".`)),
  ],
  [
    'PUT',
    '/_kade/spaces/{name}',
    'a space of this id: empty, of an export file (`import`), or as another one is (`copyOf`)',
    openSpace,
  ],
  [
    'DELETE',
    '/_kade/spaces/{name}',
    'a space and all in it is gone',
    ({ memory: { records } }, name) => {
      if (!records.get('spaces', name)) return wrong(404, `There is no space "${name}".`)
      records.remove('spaces', name)
      records.clear(`spaces/${name}`)
      return fine()
    },
  ],
  [
    'GET',
    '/_kade/spaces/{name}/export',
    'its master environment as an export file',
    ({ memory }, name) =>
      memory.records.get('spaces', name) ? fine(memory.export(name)) : wrong(404, `There is no space "${name}".`),
  ],
  [
    'PUT',
    '/_kade/records',
    'keeps records as they are: a list of `put` (a folder, such as `organizations/local/teams`), `id` and `record`',
    keepRecords,
  ],
  ['GET', '/_kade/faults', 'the faults that are armed', ({ faults }) => fine({ items: faults.list() })],
  ['POST', '/_kade/faults', 'arms a fault, or several (a list)', armFaults],
  [
    'DELETE',
    '/_kade/faults',
    'all goes well again',
    ({ faults, delay }) => {
      faults.clear()
      delay.set(0)
      return fine()
    },
  ],
  [
    'POST',
    '/_kade/clock',
    '`advance`: moves the time on by so many milliseconds',
    ({ clock, memory }, _name, { advance }) => {
      if (typeof advance !== 'number' || !(advance >= 0))
        return wrong(400, '"advance" is the number of milliseconds to move the time on by.')
      clock.advance(advance)
      memory.resources.performDue()
      return fine({ now: new Date(clock.now()).toISOString() })
    },
  ],
  ['POST', '/_kade/settled', 'answers when all webhooks are delivered', async ({ settled }) => settled().then(() => fine())],
]

/** Answers an admin call; a page in a browser may make none. */
export const administer = async (controls: Controls, { method, path, headers, body }: WireRequest): Promise<Reply> => {
  if (headers.origin !== undefined) return wrong(403, 'Admin calls are not for pages in a browser.')
  for (const [verb, template, , call] of adminCalls) {
    const found = new RegExp(`^${template.replace('{name}', '([^/]+)')}/?$`).exec(path)
    if (found && verb === method) return call(controls, decodeURIComponent(found[1] ?? ''), (body ?? {}) as Body)
  }
  return wrong(
    404,
    `There is no admin call ${method} ${path}. Known are:\n${adminCalls.map(([verb, template]) => `${verb} ${template}`).join('\n')}`,
  )
}

const statusOf = ({ memory: { records }, snapshots, faults, clock, delay }: Controls) => ({
  now: new Date(clock.now()).toISOString(),
  organizations: records.all('organizations').map(({ sys, name }) => ({ id: sys.id, name })),
  spaces: records.all('spaces').map(({ sys, name }) => ({
    id: sys.id,
    name,
    environments: records.all(`spaces/${sys.id}/environments`).map((environment) => environment.sys.id),
    entries: records.folder(`spaces/${sys.id}/environments/master/entries`).size,
    assets: records.folder(`spaces/${sys.id}/environments/master/assets`).size,
  })),
  snapshots: [...snapshots.keys()],
  faults: faults.list(),
  publishDelay: delay.get(),
  calls: Object.fromEntries(adminCalls.map(([method, path, purpose]) => [`${method} ${path}`, purpose])),
})

function openSpace(
  { memory, organizationId }: Controls,
  id: string,
  { name = id, copyOf, import: file, organization = organizationId, defaultLocale, embargoedAssets }: Body,
): Reply {
  const { records } = memory
  if (!/^[a-zA-Z0-9\-_.]{1,64}$/.test(id)) return wrong(400, 'The id of a space is 1 to 64 letters, digits, "-", "_" and ".".')
  if (records.get('spaces', id)) return wrong(409, `There is a space "${id}" already.`)
  if (copyOf !== undefined && !records.get('spaces', String(copyOf))) return wrong(404, `There is no space "${copyOf}" to copy.`)
  const read = file === undefined ? undefined : decodeExportFile(file)
  if (read && E.isLeft(read)) return wrong(422, `The export file is not one:\n${read.left.join('\n')}`)
  if (!records.get('organizations', String(organization))) memory.openOrganization(String(organization), String(organization))
  memory.openSpace({
    id,
    name: String(name),
    organizationId: String(organization),
    ...(typeof defaultLocale === 'string' ? { defaultLocale } : {}),
  })
  if (copyOf !== undefined) {
    records.clear(`spaces/${id}`)
    records.copy(`spaces/${copyOf}`, `spaces/${id}`)
  }
  if (embargoedAssets === true) records.put('settings', id, { embargoedAssets, sys: { id, type: 'Settings' } })
  const unresolved = read && E.isRight(read) ? memory.import(id, read.right).map(explainUnresolved) : []
  return { status: 201, body: { id, unresolved } }
}

type Kept = { readonly put?: unknown; readonly id?: unknown; readonly record?: { readonly sys?: object } }

/** For what no API can make: people of a known id, teams, memberships. */
function keepRecords({ memory: { records } }: Controls, _name: string, body: Body): Reply {
  const all = (Array.isArray(body) ? body : [body]) as ReadonlyArray<Kept>
  const unfit = all.find(
    ({ put, id, record }) => typeof put !== 'string' || typeof id !== 'string' || typeof record?.sys !== 'object',
  )
  if (unfit) return wrong(400, 'Each record is told by "put" (its folder), "id" and "record" (with its sys).')
  for (const { put, id, record } of all)
    records.put(String(put), String(id), { ...record, sys: { type: 'Record', id: String(id), ...record?.sys } })
  return { status: 201, body: { kept: all.length } }
}

function armFaults({ faults, delay }: Controls, _name: string, body: Body): Reply {
  const all = (Array.isArray(body) ? body : [body]) as ReadonlyArray<Fault & { readonly kind: string }>
  const known = [...faultKinds, 'publish-delay']
  const unknown = all.find(({ kind }) => !known.includes(kind))
  if (unknown) return wrong(400, `There is no fault "${unknown.kind}". Known are: ${known.join(', ')}.`)
  for (const fault of all)
    if ((fault.kind as string) === 'publish-delay') delay.set(Number(fault.delay ?? 1000))
    else faults.add(fault)
  return { status: 201, body: { items: faults.list() } }
}
