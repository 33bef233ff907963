import { expect } from 'chai'
import { array, assert, asyncProperty, nat } from 'fast-check'
import { createMemory } from '../../../adapters/memory/memory.ts'
import { linkTo } from '../../../domain/platform/sys.ts'
import type { Query } from '../../../ports/platform/operations.ts'
import type { ConceptSchemes, Concepts } from '../../../ports/platform/taxonomy.ts'
import { made, refused } from '../webhooks/space.ts'

const organization = { organizationId: 'o' }
const at = (conceptId: string) => ({ ...organization, conceptId })
const link = (id: string) => linkTo('TaxonomyConcept', id)
const labelled = (text: string, ...broader: ReadonlyArray<string>) => ({
  prefLabel: { 'en-US': text },
  broader: broader.map(link),
})

const openTaxonomy = () => {
  const memory = createMemory()
  memory.openOrganization('o', 'O')
  const { concept, conceptScheme } = memory.resources as unknown as {
    readonly concept: Concepts
    readonly conceptScheme: ConceptSchemes
  }
  const add = (id: string, ...broader: ReadonlyArray<string>) => made(concept.createWithId(at(id), labelled(id, ...broader)))
  const ids = async (list: Concepts['getDescendants'], id: string, query: Query = {}) =>
    (await made(list({ ...at(id), query }))).items.map(({ sys }) => sys.id)
  return { concept, conceptScheme, add, ids }
}

describe('a concept', () => {
  it('is told whole, also when only its label was given', async () => {
    const { add } = openTaxonomy()
    const { sys, ...content } = await add('tea')
    expect(sys).to.include({ type: 'TaxonomyConcept', version: 1 })
    expect(content).to.deep.equal({
      ...{ prefLabel: { 'en-US': 'tea' }, altLabels: { 'en-US': [] }, hiddenLabels: { 'en-US': [] } },
      ...{ uri: null, definition: null, editorialNote: null, historyNote: null, example: null, note: null },
      ...{ scopeNote: null, changeNote: null, notations: [], broader: [], related: [], conceptSchemes: [] },
    })
  })

  it('needs a label', async () => {
    const { concept } = openTaxonomy()
    for (const prefLabel of [undefined, {}])
      expect((await refused(concept.create(organization, { prefLabel }))).status).to.equal(422)
  })

  it('is changed and deleted from its newest version only: none is a mistake, another one a conflict', async () => {
    const { concept, add } = openTaxonomy()
    await add('tea')
    const change = [{ op: 'add', path: '/notations/-', value: 'T' }] as const
    for (const version of [0, -1]) {
      expect(await refused(concept.patch({ ...at('tea'), version }, change))).to.include({
        status: 422,
        name: 'ValidationFailed',
      })
      expect((await refused(concept.delete({ ...at('tea'), version }))).status).to.equal(422)
    }
    expect(await refused(concept.patch({ ...at('tea'), version: 2 }, change))).to.include({
      status: 409,
      message: 'Version mismatch',
    })
    const changed = await made(concept.patch({ ...at('tea'), version: 1 }, change))
    expect(changed).to.deep.nested.include({ 'sys.version': 2, notations: ['T'] })
    await made(concept.delete({ ...at('tea'), version: 2 }))
    expect((await refused(concept.get(at('tea')))).status).to.equal(404)
  })

  it('is changed by all of a patch or by none of it', async () => {
    const { concept, add } = openTaxonomy()
    await add('tea')
    const patch = [
      { op: 'replace', path: '/uri', value: 'https://example.com' },
      { op: 'remove', path: '/nothing' },
    ] as const
    expect((await refused(concept.patch({ ...at('tea'), version: 1 }, patch))).status).to.equal(422)
    expect(await made(concept.get(at('tea')))).to.deep.nested.include({ uri: null, 'sys.version': 1 })
  })

  it('cannot be below what is not there, nor below itself by any way', async () => {
    const { concept, add } = openTaxonomy()
    expect((await refused(concept.create(organization, labelled('tea', 'nowhere')))).status).to.equal(422)
    await add('drinks')
    await add('tea', 'drinks')
    await add('green', 'tea')
    for (const broader of ['drinks', 'green'])
      expect((await refused(concept.update({ ...at('drinks'), version: 1 }, labelled('drinks', broader)))).status).to.equal(422)
  })

  it('has ancestors and descendants, level by level and each once, to the depth that is asked for', async () => {
    const { concept, add, ids } = openTaxonomy()
    await add('all')
    await add('food', 'all')
    await add('drinks', 'all')
    await add('soup', 'food', 'drinks')
    await add('miso', 'soup')
    expect(await ids(concept.getDescendants, 'all')).to.deep.equal(['food', 'drinks', 'soup', 'miso'])
    expect(await ids(concept.getDescendants, 'all', { depth: 1 })).to.deep.equal(['food', 'drinks'])
    expect(await ids(concept.getAncestors, 'miso')).to.deep.equal(['soup', 'food', 'drinks', 'all'])
    expect(await ids(concept.getAncestors, 'miso', { depth: '2' })).to.deep.equal(['soup', 'food', 'drinks'])
    expect((await refused(concept.getAncestors(at('nowhere')))).status).to.equal(404)
  })

  it('is an ancestor of exactly what descends from it', async () => {
    await assert(
      asyncProperty(array(nat(), { minLength: 1, maxLength: 8 }), async (choices) => {
        const { concept, add, ids } = openTaxonomy()
        const all: Array<string> = []
        for (const [index, choice] of choices.entries()) {
          const parents = all.filter((_, position) => (choice >> position) % 2 === 1)
          await add(`c${index}`, ...parents)
          all.push(`c${index}`)
        }
        for (const one of all) {
          const below = await ids(concept.getDescendants, one)
          for (const other of all) expect((await ids(concept.getAncestors, other)).includes(one)).to.equal(below.includes(other))
        }
      }),
      { numRuns: 20 },
    )
  })

  it('is listed by pages that lead to each other', async () => {
    const { concept, add } = openTaxonomy()
    for (const id of ['a', 'b', 'c', 'd', 'e']) await add(id)
    const seen: Array<string> = []
    let pageNext: string | undefined
    for (let page = 0; page < 3; page++) {
      const { items, pages } = await made(concept.getMany({ ...organization, query: { limit: 2, pageNext } }))
      seen.push(...items.map(({ sys }) => sys.id))
      pageNext = pages.next && (new URL(pages.next, 'http://a').searchParams.get('pageNext') ?? undefined)
    }
    expect(seen).to.deep.equal(['a', 'b', 'c', 'd', 'e'])
    expect(pageNext).to.equal(undefined)
    expect(await made(concept.getTotal(organization))).to.deep.equal({ total: 5 })
  })
})

describe('a scheme of concepts', () => {
  it('counts its concepts, and they name it', async () => {
    const { concept, conceptScheme, add } = openTaxonomy()
    await add('tea')
    await add('coffee')
    const scheme = { ...organization, conceptSchemeId: 'drinks' }
    const draft = { prefLabel: { 'en-US': 'Drinks' }, topConcepts: [link('tea')], concepts: [link('tea'), link('coffee')] }
    expect(await made(conceptScheme.createWithId(scheme, draft))).to.include({ totalConcepts: 2 })
    const schemesOf = async (id: string) => (await made(concept.get(at(id)))).conceptSchemes
    expect(await schemesOf('tea')).to.deep.equal([linkTo('TaxonomyConceptScheme', 'drinks')])
    const without = [{ op: 'remove', path: '/concepts/0' }] as const
    expect(await made(conceptScheme.patch({ ...scheme, version: 1 }, without))).to.include({ totalConcepts: 1 })
    expect(await schemesOf('tea')).to.deep.equal([])
    expect(await schemesOf('coffee')).to.have.length(1)
  })

  it('holds no concepts that are not there', async () => {
    const { conceptScheme } = openTaxonomy()
    const draft = { prefLabel: { 'en-US': 'Drinks' }, concepts: [link('nowhere')] }
    const { status, details } = await refused(conceptScheme.create(organization, draft))
    expect(status).to.equal(422)
    expect(details).to.have.deep.nested.property('errors[0].path', ['concepts', 0])
  })
})
