import { expect } from 'chai'
import { createMemory } from '../../../adapters/memory/memory.ts'
import type { linkTo } from '../../../domain/platform/sys.ts'
import type { AiActionInvocations, AiActions, Semantic } from '../../../ports/platform/ai.ts'
import { made, refused } from '../webhooks/space.ts'

const environment = { spaceId: 's', environmentId: 'master' }
type Found = { readonly items: ReadonlyArray<{ readonly sys: { readonly entity: object }; readonly label?: string }> }

const openContent = async () => {
  const memory = createMemory()
  memory.openOrganization('o', 'O')
  memory.openSpace({ id: 's', name: 'S', organizationId: 'o' })
  const { contentType, entry } = memory.resources
  const fields = [
    { id: 'title', name: 'Title', type: 'Symbol', localized: true },
    { id: 'author', name: 'Author', type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['person'] }] },
    { id: 'anything', name: 'Anything', type: 'Array', items: { type: 'Link', linkType: 'Entry' } },
  ]
  for (const contentTypeId of ['post', 'person']) {
    const at = { ...environment, contentTypeId }
    await made(contentType.createWithId(at, { name: contentTypeId, fields } as never))
    await made(contentType.publish(at, { sys: { version: 1 } } as never))
  }
  const write = async (entryId: string, title: string, contentTypeId = 'post', isPublic = true) => {
    const at = { ...environment, entryId, contentTypeId }
    await made(entry.createWithId(at, { fields: { title: { 'en-US': title } } } as never))
    if (isPublic) await made(entry.publish(at, { sys: { version: 1 } } as never))
  }
  const semantic = memory.resources as unknown as { readonly [name: string]: Semantic }
  const ask = async (name: string, question: { readonly [name: string]: unknown }) => {
    const { items } = (await made((semantic[name] as Semantic).get(environment, question))) as Found
    return items
  }
  const ids = async (name: string, question: { readonly [name: string]: unknown }) =>
    (await ask(name, question)).map(({ sys }) => (sys.entity as ReturnType<typeof linkTo>).sys.id)
  return { memory, semantic, write, ask, ids }
}

describe('a semantic search', () => {
  it('gives what shares most words first, and leaves out what shares none', async () => {
    const { write, ids } = await openContent()
    await write('far', 'Bread and butter')
    await write('near', 'Green tea from Japan')
    await write('some', 'Tea time')
    expect(await ids('semanticSearch', { query: 'green TEA' })).to.deep.equal(['near', 'some'])
    expect(await ids('semanticSearch', { query: 'entry link title' })).to.deep.equal([])
  })

  it('finds only what is published, of the types that are asked for', async () => {
    const { write, ids } = await openContent()
    await write('draft', 'Green tea', 'post', false)
    await write('public', 'Green tea')
    await write('person', 'Earl Green', 'person')
    expect(await ids('semanticSearch', { query: 'green' })).to.have.members(['public', 'person'])
    expect(await ids('semanticSearch', { query: 'green', filter: { contentTypeIds: ['person'] } })).to.deep.equal(['person'])
  })

  it('needs something to ask about', async () => {
    const { semantic } = await openContent()
    expect((await refused((semantic.semanticSearch as Semantic).get(environment, {}))).status).to.equal(422)
    const unknown = (semantic.semanticDuplicates as Semantic).get(environment, { entityId: 'nowhere' })
    expect((await refused(unknown)).status).to.equal(404)
  })
})

describe('duplicates', () => {
  it('are called so the surer, the more they share; an entry is none of itself', async () => {
    const { write, ask } = await openContent()
    await write('one', 'Green tea from Japan')
    await write('same', 'Green tea from Japan')
    await write('alike', 'Green tea grown here')
    await write('other', 'Earl Grey is black tea with bergamot and more')
    const items = await ask('semanticDuplicates', { entityId: 'one' })
    expect(items.map(({ sys, label }) => [(sys.entity as ReturnType<typeof linkTo>).sys.id, label])).to.deep.equal([
      ['same', 'high'],
      ['alike', 'medium'],
      ['other', 'low'],
    ])
  })
})

describe('suggestions for a field', () => {
  it('are of the types that the field takes, the closest first', async () => {
    const { semantic, write, ids } = await openContent()
    await write('subject', 'Green tea')
    await write('stranger', 'Someone', 'person')
    await write('grower', 'Grower of green tea', 'person')
    await write('post', 'Green tea again')
    expect(await ids('semanticReferenceSuggestions', { entityId: 'subject', referenceFieldId: 'author' })).to.deep.equal([
      'grower',
      'stranger',
    ])
    const any = await ids('semanticReferenceSuggestions', { entityId: 'subject', referenceFieldId: 'anything' })
    expect(any).to.have.members(['post', 'grower', 'stranger'])
    const noField = { entityId: 'subject', referenceFieldId: 'title' }
    expect((await refused((semantic.semanticReferenceSuggestions as Semantic).get(environment, noField))).status).to.equal(422)
  })
})

describe('an AI action', () => {
  it('is kept and published, and its invocations say that there is no model', async () => {
    const { memory } = await openContent()
    const { aiAction, aiActionInvocation } = memory.resources as unknown as {
      readonly aiAction: AiActions
      readonly aiActionInvocation: AiActionInvocations
    }
    const { sys } = await made(aiAction.create({ spaceId: 's' }, { name: 'Rewrite' }))
    const at = { spaceId: 's', aiActionId: sys.id }
    expect((await made(aiAction.publish({ ...at, version: 1 }))).sys).to.include({ publishedVersion: 1, version: 2 })
    const invoked = await made(aiAction.invoke({ ...environment, aiActionId: sys.id }, {}))
    expect(invoked.sys).to.include({ type: 'AiActionInvocation', status: 'FAILED', errorCode: 'NoModel' })
    const where = { ...environment, aiActionId: sys.id, invocationId: invoked.sys.id }
    expect(await made(aiActionInvocation.get(where))).to.deep.equal(invoked)
    expect((await refused(aiActionInvocation.get({ ...where, aiActionId: 'other' }))).status).to.equal(404)
  })
})
