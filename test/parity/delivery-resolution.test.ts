import { expect } from 'chai'
import { createClient as official } from 'contentful'
import fc from 'fast-check'
import { createClient } from '../../adapters/promise/delivery/client.ts'

const names = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 3 })
const place = (space: string) => ({
  space: { sys: { type: 'Link', linkType: 'Space', id: space } },
  environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
})

/** Webs of links of every kind, few enough that theirs can be written as JSON. */
const graphs = fc.nat(5).chain((size) => {
  const id = fc.nat(size + 1).map((number) => `e${number}`)
  const link = fc.record({
    sys: fc.record({ type: fc.constant('Link'), linkType: fc.constantFrom('Entry', 'Entry', 'Asset'), id }),
  })
  const resourceLink = fc
    .tuple(fc.constantFrom('sp', 'other'), id, fc.constantFrom('', '/environments/master'))
    .map(([space, target, environment]) => ({
      sys: {
        type: 'ResourceLink',
        linkType: 'Contentful:Entry',
        urn: `crn:contentful:::content:spaces/${space}${environment}/entries/${target}`,
      },
    }))
  const foreign = fc.constant({ sys: { type: 'ResourceLink', linkType: 'Shop:Product', urn: 'crn:shop:::1' } })
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)),
      link,
      resourceLink,
      foreign,
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(names, tie('value'), { maxKeys: 3, noNullPrototype: true }),
    ),
  }))
  const entity = fc.record({
    sys: fc.record({ type: fc.constantFrom('Entry', 'Entry', 'Asset'), id, space: fc.constantFrom('', 'sp', 'other') }),
    fields: fc.dictionary(names, value, { maxKeys: 4, noNullPrototype: true }),
  })
  const entities = fc.array(
    entity.map(({ sys: { space, ...sys }, fields }) => ({ sys: { ...sys, ...(space ? place(space) : {}) }, fields })),
    { maxLength: size },
  )
  return fc.record({ items: entities, includes: fc.record({ Entry: entities, Asset: entities }, { requiredKeys: [] }) })
})

const withoutReasons = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutReasons)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => (name === 'unresolved' ? [] : [[name, withoutReasons(inner)]])),
  )
}

/** Theirs calls every link back one to an entry. */
const asEntries = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, inner) => (inner?.circular ? { ...inner, linkType: 'Entry' } : inner))

describe('any web of links', () => {
  const options = { space: 'sp', accessToken: 'token-of-a-test' }
  const clients = { theirs: official(options), ours: createClient(options) }

  for (const chain of ['withoutUnresolvableLinks', 'withoutLinkResolution', undefined] as const)
    it(`is resolved as by the official client${chain ? ` ${chain}` : ''}`, () =>
      fc.assert(
        fc.property(graphs, (graph) => {
          const theirs = (chain ? clients.theirs[chain] : clients.theirs).parseEntries(structuredClone(graph) as never)
          const ours = (chain ? clients.ours[chain] : clients.ours).parseEntries(graph)
          expect(asEntries(withoutReasons(JSON.parse(ours.stringifySafe())))).to.deep.equal(
            JSON.parse((theirs as unknown as typeof ours).stringifySafe()),
          )
        }),
        { numRuns: 500 },
      ))
})
