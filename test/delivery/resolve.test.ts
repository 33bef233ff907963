import { expect } from 'chai'
import { type Linked, type Resolution, resolve, resolver } from '../../domain/platform/resolve.ts'

const link = (id: string, linkType = 'Entry') => ({ sys: { type: 'Link', linkType, id } })
const resourceLink = (urn: unknown, linkType: unknown = 'Contentful:Entry') => ({ sys: { type: 'ResourceLink', linkType, urn } })
const entry = (id: string, fields: object, sys: object = {}) => ({ sys: { type: 'Entry', id, ...sys }, fields })
const place = { space: link('sp', 'Space'), environment: link('env', 'Environment') }

// biome-ignore lint/suspicious/noExplicitAny: a test looks into fields of every kind.
type Any = any
const fieldsOf = (answer: object, resolution?: Resolution): Any =>
  (resolve(answer as Linked, resolution).items[0] as { readonly fields: Any }).fields
const nested = (depth: number, value: unknown): unknown => {
  let result = value
  for (let level = 0; level < depth; level++) result = [result]
  return result
}

describe('a resolved answer', () => {
  it('has the entry where a link was: in fields, lists, rich text and data', () => {
    const answer = {
      items: [
        entry('a', {
          one: link('b'),
          many: [link('b')],
          text: {
            nodeType: 'document',
            content: [{ nodeType: 'embedded-entry-block', data: { target: link('b') }, content: [] }],
          },
          data: { deep: [{ er: link('b') }] },
        }),
        entry('b', { title: 'B' }),
      ],
    }
    const { one, many, text, data } = fieldsOf(answer)
    expect(one).to.deep.equal(entry('b', { title: 'B' }))
    for (const same of [many[0], text.content[0].data.target, data.deep[0].er]) expect(same).to.equal(one)
  })

  it('goes round in circles where its links do', () => {
    const [first, second] = resolve({ items: [entry('a', { next: link('b') }), entry('b', { next: link('a') })] }).items as Any
    expect(first.fields.next).to.equal(second)
    expect(second.fields.next).to.equal(first)
  })

  it('takes what is included before what is listed', () => {
    const items = [entry('a', { next: link('b') }), entry('b', { title: 'listed' })]
    expect(fieldsOf({ items, includes: { Entry: [entry('b', { title: 'included' })] } }).next.fields.title).to.equal('included')
  })

  it('leaves sys and metadata alone', () => {
    const one = { ...entry('a', {}, { contentType: link('a') }), metadata: { tags: [link('a')] } }
    expect(resolve({ items: [one] }).items[0]).to.deep.equal(one)
  })

  it('shares with the answer everything that holds no link', () => {
    const answer = { items: [entry('a', { plain: { list: [1, 2] }, next: link('b') }), entry('b', { title: 'B' })] }
    const [first, second] = resolve(answer).items as Any
    expect(first.fields.plain).to.equal((answer.items[0] as Any).fields.plain)
    expect(second.fields).to.equal((answer.items[1] as Any).fields)
  })

  it('may be resolved again', () => {
    const items = [entry('a', { next: link('b'), gone: link('c') }), entry('b', { next: link('a'), also: link('a') })]
    const once = resolve({ items })
    expect(JSON.stringify(resolve(once))).to.equal(JSON.stringify(once))
  })

  it('follows a chain of 100,000 links', () => {
    const items = Array.from({ length: 100_000 }, (_, index) => entry(`e${index}`, { next: link(`e${index + 1}`) }))
    let [last] = resolve({ items }).items as Any
    let length = 1
    while (last.fields.next.fields) {
      last = last.fields.next
      length += 1
    }
    expect(length).to.equal(100_000)
    expect(last.fields.next).to.deep.equal({ ...link('e100000'), unresolved: 'notIncluded' })
  })

  it('leaves what is nested deeper than 1,000 levels as data', () => {
    const answer = { items: [entry('a', { near: nested(900, link('a')), far: nested(5000, link('a')) })] }
    const { near, far } = fieldsOf(answer)
    expect(far).to.equal((answer.items[0] as Any).fields.far)
    expect(near.flat(900)[0].sys.id).to.equal('a')
    expect(near.flat(900)[0]).not.to.have.property('unresolved')
  })

  it('is empty when the answer has no items', () => expect(resolve({} as Linked).items).to.deep.equal([]))

  it('keeps fields by any name', () => {
    const items = [
      {
        sys: { type: 'Entry', id: 'a' },
        fields: JSON.parse('{"__proto__":{"sys":{"type":"Link","linkType":"Entry","id":"a"}}}'),
      },
    ]
    const written = JSON.parse(JSON.stringify(resolve({ items })))
    expect(Object.keys(written.items[0].fields)).to.deep.equal(['__proto__'])
  })
})

describe('a link that leads nowhere', () => {
  const answer = {
    items: [
      entry('a', {
        gone: link('gone'),
        deep: link('deep'),
        elsewhere: resourceLink('crn:contentful:::content:spaces/other/entries/x'),
        secret: resourceLink('crn:contentful:::content:spaces/other/entries/secret'),
        asset: resourceLink('crn:contentful:::content:spaces/sp/assets/x', 'Contentful:Asset'),
        broken: resourceLink(7),
        shop: resourceLink('crn:shopify:::product/1', 'Shopify:Product'),
        odd: resourceLink('x', null),
        list: [link('gone'), 1, resourceLink('crn:shopify:::product/1', 'Shopify:Product')],
      }),
    ],
    errors: [
      { sys: { id: 'notResolvable', type: 'error' }, details: { type: 'Link', linkType: 'Entry', id: 'gone' } },
      {
        sys: { id: 'notResolvable', type: 'error' },
        details: {
          type: 'ResourceLink',
          linkType: 'Contentful:Entry',
          urn: 'crn:contentful:::content:spaces/other/entries/secret',
        },
      },
    ],
  }
  const reasons = {
    gone: 'notResolvable',
    deep: 'notIncluded',
    elsewhere: 'otherSpace',
    secret: 'notResolvable',
    asset: 'otherSpace',
    broken: 'otherSpace',
    shop: 'otherProvider',
    odd: 'otherProvider',
  }

  for (const [field, reason] of Object.entries(reasons))
    it(`stays, and says why: ${reason} (${field})`, () =>
      expect(fieldsOf(answer)[field]).to.deep.equal({ ...(answer.items[0] as Any).fields[field], unresolved: reason }))

  it('is taken out if asked, but for those of other providers', () => {
    const fields = fieldsOf(answer, { removeUnresolved: true })
    expect(Object.keys(fields)).to.deep.equal(['shop', 'odd', 'list'])
    expect(fields.list).to.have.length(2)
  })

  it('leads into another space when the answer brings that along', () => {
    const there = entry('x', { title: 'X' }, { space: link('other', 'Space'), environment: link('master', 'Environment') })
    expect(fieldsOf({ ...answer, includes: { Entry: [there] } }).elsewhere).to.deep.equal(there)
    const here = entry('a', { self: resourceLink('crn:contentful:::content:spaces/sp/environments/env/entries/a') }, place)
    expect(fieldsOf({ items: [here] }).self.sys.id).to.equal('a')
  })
})

describe('a resolved answer as JSON', () => {
  it('keeps a link where it would go round in a circle', () => {
    const resolved = resolve({ items: [entry('a', { next: link('b') }), entry('b', { back: link('a') })] })
    const b = (inA: object) => entry('b', { back: inA })
    expect(JSON.parse(JSON.stringify(resolved))).to.deep.equal({
      items: [entry('a', { next: b(link('a')) }), b(entry('a', { next: link('b') }))],
    })
    expect(JSON.parse(JSON.stringify(resolved.items[1]))).to.deep.equal(b(entry('a', { next: link('b') })))
  })

  it('writes what is linked twice, twice', () => {
    const items = [entry('a', { one: link('b'), two: link('b') }), entry('b', { title: 'B' })]
    const written = JSON.parse(JSON.stringify(resolve({ items })))
    expect(written.items[0].fields).to.deep.equal({ one: entry('b', { title: 'B' }), two: entry('b', { title: 'B' }) })
  })

  it('ends, however its links fan out', () => {
    const all = Array.from({ length: 300 }, (_, index) => link(`e${index}`))
    const items = all.map((_, index) => entry(`e${index}`, { all, text: 'x'.repeat(10_000) }))
    const written = JSON.stringify(resolve({ items }))
    expect(written.length).to.be.below(2e8)
    expect(JSON.parse(written).items).to.have.length(300)
  })

  it('ends, however long its links are', () => {
    const items = Array.from({ length: 3000 }, (_, index) => entry(`e${index}`, { next: nested(10, link(`e${index + 1}`)) }))
    expect(() => JSON.stringify(resolve({ items }))).not.to.throw()
  })

  it('is written for a circle of 100,000 links', () => {
    const items = Array.from({ length: 100_000 }, (_, index) => entry(`e${index}`, { next: link(`e${(index + 1) % 100_000}`) }))
    expect(JSON.parse(JSON.stringify(resolve({ items }))).items).to.have.length(100_000)
  })

  it('can be as deep as what is resolved', () => {
    const items = [entry('a', { deep: nested(990, link('b')) }), entry('b', { deep: nested(990, 1) })]
    expect(() => JSON.stringify(resolve({ items }))).not.to.throw()
  })
})

describe('several pages', () => {
  it('share what they lead to', () => {
    const page = resolver()
    const [first] = page({ items: [entry('a', { title: 'A' })] }).items as Any
    const [second] = page({ items: [entry('b', { back: link('a') })] }).items as Any
    expect(second.fields.back).to.equal(first)
  })
})
