import { expect } from 'chai'
import { createClient } from 'contentful-management'
import { adapterNames } from '../../adapters/promise/names.ts'
import { RestAdapter } from '../../adapters/promise/rest-adapter.ts'
import { type Recorder, startRecorder } from './recorder.ts'
import { link, spaceSys } from './samples.ts'

type Asked = { readonly entityType: string; readonly action: string }
type Tree = { readonly [name: string]: Tree | ((...args: ReadonlyArray<unknown>) => unknown) }

describe('the adapter', () => {
  let recorder: Recorder
  let adapter: RestAdapter
  before(async () => {
    recorder = await startRecorder()
    adapter = new RestAdapter({ accessToken: 'a-token-of-some-length', host: recorder.host, insecure: true })
  })
  after(() => recorder.close())

  it('names every operation as the official client does', () => {
    let asked: Asked | undefined
    const apiAdapter = {
      makeRequest: async (options: Asked) => {
        asked = options
      },
    }
    const client = createClient({ apiAdapter } as never, { type: 'plain' }) as unknown as Tree
    const compare = (tree: Tree, prefix: string) => {
      for (const [name, member] of Object.entries(tree)) {
        const operation = `${prefix}${name}`
        // These two never reach an adapter by their own name.
        if (['raw.getDefaultParams', 'contentType.omitAndDeleteField'].includes(operation)) continue
        if (typeof member !== 'function') compare(member, `${operation}.`)
        else {
          member({}, { sys: {} })
          expect(adapterNames(operation), operation).to.deep.equal({ entityType: asked?.entityType, action: asked?.action })
        }
      }
    }
    compare(client, '')
  })

  it('carries the official client, which then asks through us', async () => {
    recorder.answerWith([
      {
        sys: spaceSys('TeamMembership', 'tm', { organization: link('Organization', 'o') }),
        admin: true,
        organizationMembershipId: 'om',
      },
    ])
    const client = createClient({ apiAdapter: adapter } as never, { type: 'plain' })
    const found = await client.teamMembership.get({ organizationId: 'o', teamId: 't', teamMembershipId: 'tm' })
    expect(found.sys.id).to.equal('tm')
    expect(recorder.take()[0]).to.include({ method: 'GET', path: '/organizations/o/teams/t/team_memberships/tm' })
  })

  it('makes raw requests', async () => {
    recorder.answerWith([{ made: true }])
    const params = { url: '/spaces/sp/anything', config: { params: { a: 1 } } }
    expect(await adapter.makeRequest({ entityType: 'Http', action: 'post', params, payload: { b: 2 } })).to.deep.equal({
      made: true,
    })
    expect(recorder.take()[0]).to.deep.include({ method: 'POST', query: ['a=1'], body: { b: 2 } })
  })

  for (const [entityType, action] of [
    ['Elephant', 'get'],
    ['Entry', 'feed'],
    ['constructor', 'call'],
  ] as const)
    it(`takes ${entityType}.${action} for an unknown endpoint`, async () => {
      const error = await adapter.makeRequest({ entityType, action }).catch((reason: Error) => reason)
      expect(error).to.be.instanceOf(Error).with.property('message', 'Unknown endpoint')
    })
})

describe('a raw request', () => {
  for (const address of ['https://elsewhere.example/x', '//elsewhere.example/x', '/\\elsewhere.example', 'spaces'])
    it(`never takes the token to ${address}`, async () => {
      const adapter = new RestAdapter({ accessToken: 'a-token-of-some-length', host: '127.0.0.1:1', insecure: true })
      const error = (await adapter
        .makeRequest({ entityType: 'Http', action: 'get', params: { url: address } })
        .catch((reason: Error) => reason)) as Error
      expect(error.message).to.contain('takes a path of the platform')
    })
})
