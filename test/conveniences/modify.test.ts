import { expect } from 'chai'
import { clientOf, refusal, rejection } from './platform.ts'

const stored = (version: number, title = 'a') => ({ fields: { title: { nl: title } }, sys: { id: 'e1', type: 'Entry', version } })
const address = '/spaces/sp/environments/env/entries/e1'

/** A record that others change, too: after these many reads. */
const contested = (changes: number) => {
  let version = 3
  let reads = 0
  return clientOf(({ method, headers, body }) => {
    if (method === 'GET') {
      const read = stored(version)
      if (reads++ < changes) version++
      return read
    }
    if (headers['x-contentful-version'] !== String(version)) return refusal(409, 'VersionMismatch')
    return { ...(body as object), sys: { ...stored(version).sys, version: version + 1 } }
  })
}
const retitle = (entry: { readonly fields: object }) => ({ ...entry, fields: { ...entry.fields, title: { nl: 'b' } } })

type Client = ReturnType<typeof clientOf>['client']
type Modifiable = { [Name in keyof Client]: 'modify' extends keyof Client[Name] ? Name : never }[keyof Client]
const modifiable: { readonly [Name in Modifiable]: true } = {
  aiAction: true,
  apiKey: true,
  appDefinition: true,
  asset: true,
  automationDefinition: true,
  comment: true,
  contentType: true,
  dataAssembly: true,
  editorInterface: true,
  entry: true,
  environment: true,
  environmentAlias: true,
  environmentTemplate: true,
  extension: true,
  locale: true,
  organizationMembership: true,
  role: true,
  space: true,
  spaceMembership: true,
  tag: true,
  task: true,
  team: true,
  teamMembership: true,
  teamSpaceMembership: true,
  uiConfig: true,
  userUIConfig: true,
  webhook: true,
  workflow: true,
  workflowDefinition: true,
}

describe('modify', () => {
  it('reads, changes and writes the version that was read', async () => {
    const { client, requests, calls } = contested(0)
    const entry = await client.entry.modify({ entryId: 'e1' }, retitle)
    expect(entry.sys.version).to.equal(4)
    expect(calls()).to.deep.equal([`GET ${address}`, `PUT ${address}`])
    expect(requests[1]).to.deep.include({ body: { fields: { title: { nl: 'b' } } } })
  })

  it('keeps the version when the change leaves sys out', async () => {
    const { client, requests } = contested(0)
    await client.entry.modify({ entryId: 'e1' }, ({ fields }) => ({ fields }))
    expect(requests[1]?.headers).to.include({ 'x-contentful-version': '3' })
  })

  it('starts anew from the current version when somebody was faster', async () => {
    const { client, calls } = contested(2)
    const seen: Array<number | undefined> = []
    await client.entry.modify({ entryId: 'e1' }, (entry) => {
      seen.push(entry.sys.version)
      return retitle(entry)
    })
    expect(seen).to.deep.equal([3, 4, 5])
    expect(calls()).to.have.length(6)
  })

  it('gives up after 5 tries and names the sent and the current version', async () => {
    const { client, calls } = contested(100)
    const error = await rejection(client.entry.modify({ entryId: 'e1' }, retitle))
    expect(error.name).to.equal('VersionMismatch')
    expect(JSON.parse(error.message)).to.deep.include({
      status: 409,
      message: 'Version 7 of Entry e1 was sent, but the current one is 8: it was changed by others during each of 5 tries.',
      details: { sent: 7, current: 8, tries: 5 },
    })
    expect(calls().filter((call) => call.startsWith('PUT'))).to.have.length(5)
  })

  it('tries as often as it is told', async () => {
    const { client, calls } = contested(100)
    await rejection(client.entry.modify({ entryId: 'e1', tries: 2 }, retitle))
    expect(calls().filter((call) => call.startsWith('PUT'))).to.have.length(2)
  })

  it('does not repeat what was refused for another reason', async () => {
    const { client, calls } = clientOf(({ method }) => (method === 'GET' ? stored(3) : refusal(422, 'ValidationFailed')))
    expect((await rejection(client.entry.modify({ entryId: 'e1' }, retitle))).name).to.equal('ValidationFailed')
    expect(calls()).to.have.length(2)
  })

  it('writes nothing when the change gives the record back as it is', async () => {
    const { client, calls } = contested(0)
    expect((await client.entry.modify({ entryId: 'e1' }, (entry) => entry)).sys.version).to.equal(3)
    expect(calls()).to.deep.equal([`GET ${address}`])
  })

  it('waits for a change that takes time, and throws what the change throws', async () => {
    const { client } = contested(0)
    expect((await client.entry.modify({ entryId: 'e1' }, async (entry) => retitle(entry))).fields).to.deep.equal({
      title: { nl: 'b' },
    })
    const mine = new RangeError('mine')
    const thrown = await rejection(client.entry.modify({ entryId: 'e1' }, () => Promise.reject(mine)))
    expect(thrown).to.equal(mine)
  })

  it('never writes back a part that a select has read', async () => {
    const { client, requests } = contested(0)
    await client.entry.modify({ entryId: 'e1', query: { select: 'sys' } }, retitle)
    expect(requests.map(({ query }) => query)).to.deep.equal([{}, {}])
  })

  it('is there for everything that is updated from its version, in the types as in the client', () => {
    const { client } = contested(0)
    const having = Object.entries(client).filter(([, namespace]) => 'modify' in namespace)
    expect(having.map(([name]) => name)).to.have.members(Object.keys(modifiable))
    expect(client.release.entry).to.have.property('modify')
  })
})
