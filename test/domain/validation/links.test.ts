import { expect } from 'chai'
import { unresolved } from '../../../domain/platform/validation/links.ts'
import { documentOf, fieldOf, type Given, node, paragraph, surroundings, text, toAsset, toEntry } from './article.ts'

const links: Given = { type: 'Array', items: { type: 'Link', linkType: 'Entry' } }
const missing = (given: Given, values: { readonly [locale: string]: unknown }, locales?: ReadonlyArray<string>) =>
  unresolved({ fields: { field: values } }, { fields: [fieldOf(given)] }, surroundings, locales ? { locales } : {})
const notThere = (linkType: string, ...path: ReadonlyArray<string | number>) => ({
  name: 'notResolvable',
  link: { type: 'Link', linkType, id: 'nobody' },
  path: ['fields', 'field', ...path],
})

describe('a link that leads to nothing', () => {
  it('is told with where it stands, also in a list', () => {
    expect(missing({ type: 'Link', linkType: 'Entry' }, { nl: toEntry('nobody') })).to.deep.equal([notThere('Entry', 'nl')])
    expect(missing({ type: 'Link', linkType: 'Asset' }, { nl: toAsset('nobody') })).to.deep.equal([notThere('Asset', 'nl')])
    expect(missing(links, { nl: [toEntry('person'), toEntry('nobody')], en: [toEntry('nobody')] })).to.deep.equal([
      notThere('Entry', 'nl', 1),
      notThere('Entry', 'en', 0),
    ])
  })

  it('is told of rich text', () => {
    const hyperlink = node('entry-hyperlink', [text('a')], { target: toEntry('nobody') })
    const document = documentOf(
      paragraph(node('entry-hyperlink', [], { target: toEntry('person') }), hyperlink),
      node('embedded-asset-block', [], { target: toAsset('nobody') }),
    )
    expect(missing({ type: 'RichText' }, { nl: document })).to.deep.equal([
      notThere('Entry', 'nl', 'content', 0, 'content', 1, 'data', 'target'),
      notThere('Asset', 'nl', 'content', 1, 'data', 'target'),
    ])
  })

  it('is told only of the locales that are published', () => {
    expect(missing(links, { nl: [toEntry('nobody')], en: [] }, ['en'])).to.deep.equal([])
  })
})

describe('what is no link', () => {
  it('leads nowhere: JSON, and links to what is elsewhere', () => {
    expect(missing({ type: 'Object' }, { nl: toEntry('nobody') })).to.deep.equal([])
    expect(
      missing({ type: 'Array', items: { type: 'ResourceLink' } }, { nl: [{ sys: { type: 'ResourceLink', urn: 'crn' } }] }),
    ).to.deep.equal([])
    expect(missing(links, { nl: null })).to.deep.equal([])
  })
})
