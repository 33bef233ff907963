import { expect } from 'chai'
import fc from 'fast-check'
import { filled, filledText } from '../../../adapters/memory/webhooks/pointers.ts'
import { openSpace } from './space.ts'

const called = async (more: object, title = 'Hello') => {
  const { hook, entry, delivery, sent } = await openSpace()
  await hook(more)
  await entry('a', title)
  await delivery.settled()
  return sent[0]
}

describe('a transformation', () => {
  it('changes method, media type, address, headers and body', async () => {
    const request = await called({
      url: 'https://example.com/{ /payload/sys/id }?topic={/topic}',
      headers: [{ key: 'X-Title', value: 'Title: { /payload/fields/title/en-US }' }],
      transformation: {
        method: 'PUT',
        contentType: 'application/json',
        includeContentLength: true,
        body: {
          title: '{ /payload/fields/title/en-US }',
          all: '{ /payload/fields }',
          text: 'No. { /payload/sys/version }',
          gone: '{ /payload/x }',
          list: [1, null],
        },
      },
    })
    expect(request).to.include({
      method: 'PUT',
      url: 'https://example.com/a?topic=ContentManagement.Entry.create',
      includeContentLength: true,
    })
    expect(request?.headers).to.include({ 'Content-Type': 'application/json', 'X-Title': 'Title: Hello' })
    expect(JSON.parse(request?.body ?? '')).to.deep.equal({
      title: 'Hello',
      all: { title: { 'en-US': 'Hello' } },
      text: 'No. 1',
      gone: null,
      list: [1, null],
    })
  })

  for (const method of ['GET', 'DELETE'])
    it(`sends no body with ${method}`, async () => {
      expect(await called({ transformation: { method, body: {} } })).to.not.have.property('body')
    })

  it('sends a form', async () => {
    const body = { id: '{ /payload/sys/id }', a: { b: [1, true] }, none: null }
    const request = await called({ transformation: { contentType: 'application/x-www-form-urlencoded', body } })
    expect([...new URLSearchParams(request?.body)]).to.deep.equal([
      ['id', 'a'],
      ['a[b][0]', '1'],
      ['a[b][1]', 'true'],
      ['none', ''],
    ])
  })

  it('of nulls is none', async () => {
    const request = await called({ transformation: { method: null, contentType: null, includeContentLength: null, body: null } })
    expect(request).to.include({ method: 'POST', includeContentLength: false })
    expect(JSON.parse(request?.body ?? '').sys.id).to.equal('a')
  })

  it('lets content neither begin a new header nor lead to another host with a password', async () => {
    const injected = await called({ headers: [{ key: 'X-Title', value: '{ /payload/fields/title/en-US }' }] }, 'a\r\nX-Evil: 1')
    expect(injected?.headers['X-Title']).to.equal('a X-Evil: 1')
    expect(await called({ url: 'https://{ /payload/fields/title/en-US }example.com/' }, 'ann:secret@')).to.equal(undefined)
  })
})

describe('pointers', () => {
  it('reach what is there and nothing that every object has', () => {
    const context = { topic: 't', payload: { 'a/b': { 'c~d': [10, 20] } } }
    expect(filled('{ /payload/a~1b/c~0d/1 }', context)).to.equal(20)
    expect(filled('{ /payload/constructor }', context)).to.equal(null)
    expect(filledText('<{ /payload/toString }>', context)).to.equal('<>')
  })

  it('leave every text without them as it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (template) => {
        fc.pre(!JSON.stringify(template).includes('{ /') && !/\{\s*\//.test(JSON.stringify(template)))
        expect(filled(template, { topic: '', payload: {} })).to.deep.equal(template)
      }),
    )
  })
})
