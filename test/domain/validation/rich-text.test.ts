import { validateRichTextDocument } from '@contentful/rich-text-types'
import { expect } from 'chai'
import fc from 'fast-check'
import { documentProblems } from '../../../domain/platform/validation/rich-text/structure.ts'
import { documentOf, here, node, paragraph, problemsOf, text, textsOf, toAsset, toEntry } from './article.ts'

const list = node('unordered-list', [node('list-item', [paragraph(text('a'))])])
const row = node('table-row', [node('table-cell', [paragraph(text('a'))])])
const table = node('table', [row])
const embedded = (id: string) => node('embedded-entry-block', [], { target: toEntry(id) })
const hyperlink = (id: string) => paragraph(node('entry-hyperlink', [text('a')], { target: toEntry(id) }))

describe('a document of rich text', () => {
  it('is one', () => {
    const everything = documentOf(
      paragraph(text('a', 'bold', 'superscript'), node('hyperlink', [text('b')], { uri: 'https://example.com' })),
      list,
      node('blockquote', [paragraph()]),
      node('hr', []),
      node('heading-2', [text('c')]),
      embedded('person'),
      node('embedded-asset-block', [], { target: toAsset('image') }),
    )
    expect(problemsOf({ type: 'RichText' }, everything)).to.deep.equal([])
  })

  it('says where it is none', () => {
    expect(problemsOf({ type: 'RichText' }, 'a')).to.deep.equal([
      {
        name: 'type',
        details: 'The type of "value" is incorrect, expected type: Object',
        type: 'Object',
        path: here,
        value: 'a',
      },
    ])
    expect(problemsOf({ type: 'RichText' }, { nodeType: 'document', content: [] })).to.deep.equal([
      { name: 'required', details: 'The property "data" is required here', path: [...here, 'data'] },
    ])
    const { path, name, value } =
      problemsOf({ type: 'RichText' }, documentOf(paragraph(text('a'), { nodeType: 'break' })))[0] ?? {}
    expect([name, path, value]).to.deep.equal(['in', [...here, 'content', 0, 'content', 1, 'nodeType'], 'break'])
  })

  it('has no marks but those that there are', () => {
    const problems = problemsOf({ type: 'RichText' }, documentOf(paragraph(text('a', 'bold', 'blinking'))))
    expect(problems.map(({ name, path, value }) => [name, path, value])).to.deep.equal([
      ['in', [...here, 'content', 0, 'content', 0, 'marks', 1, 'type'], 'blinking'],
    ])
  })

  it('may be as deep as can be', () => {
    let deep = list
    for (let depth = 0; depth < 20_000; depth++) deep = node('unordered-list', [node('list-item', [deep])])
    expect(problemsOf({ type: 'RichText' }, documentOf(deep))).to.deep.equal([])
  })
})

describe('the rules of rich text', () => {
  const ruled = (validation: object, ...content: ReadonlyArray<object>) =>
    problemsOf({ type: 'RichText', validations: [validation] }, documentOf(...content))

  for (const [rule, validation, good, bad, said] of [
    [
      'enable marks',
      { enabledMarks: ['bold'] },
      paragraph(text('a', 'bold')),
      paragraph(text('a', 'bold', 'italic')),
      { name: 'enabledMarks', details: 'Marks that are not enabled: italic', expected: ['bold'] },
    ],
    [
      'enable nodes, and paragraphs always',
      { enabledNodeTypes: ['hr'] },
      node('hr', []),
      list,
      { name: 'enabledNodeTypes', details: 'Node types that are not enabled: unordered-list', expected: ['hr'] },
    ],
    [
      'count characters that are to be read',
      { size: { max: 2 } },
      paragraph(text('a'), text('b')),
      paragraph(text('a'), text('bc')),
      { name: 'size', details: 'Size must be at most 2', max: 2 },
    ],
    [
      'count nodes',
      { nodes: { 'embedded-entry-block': [{ size: { max: 0 } }] } },
      hyperlink('person'),
      embedded('person'),
      { name: 'size', details: 'Size must be at most 0', max: 0, nodeType: 'embedded-entry-block' },
    ],
    [
      'say where nodes may lead',
      { nodes: { 'entry-hyperlink': [{ linkContentType: ['page'], message: 'Pages only' }] } },
      hyperlink('page'),
      hyperlink('person'),
      {
        name: 'linkContentType',
        details: 'Link must point to an Entry with the Content Type page',
        contentTypeId: ['page'],
        nodeType: 'entry-hyperlink',
        customMessage: 'Pages only',
      },
    ],
    [
      'count nodes of resources, whose rules stand deeper',
      {
        nodes: { 'embedded-resource-block': { validations: [{ size: { min: 1 } }], allowedResources: [] } },
        enabledNodeTypes: [],
      },
      undefined,
      paragraph(),
      { name: 'size', details: 'Size must be at least 1', min: 1, nodeType: 'embedded-resource-block' },
    ],
  ] as const)
    it(rule, () => {
      if (good) expect(ruled(validation, good)).to.deep.equal([])
      expect(ruled(validation, bad).map(({ value: _, ...problem }) => problem)).to.deep.equal([{ ...said, path: here }])
    })

  it('enable tables only where they say so', () => {
    expect(textsOf(problemsOf({ type: 'RichText' }, documentOf(table)))).to.deep.equal(['Node types that are not enabled: table'])
    expect(ruled({ enabledNodeTypes: ['table'] }, table)).to.deep.equal([])
  })
})

describe("the vendor's own validator of rich text", () => {
  const marks = fc.array(fc.record({ type: fc.constantFrom('bold', 'code') }), { maxLength: 2 })
  const junk = fc.constantFrom<unknown>(undefined, null, 'a', 3, [], {}, { colspan: 2 }, { uri: 'a' }, { uri: 3 }, { target: {} })
  const targets = fc.constantFrom<unknown>(
    { target: toEntry('a') },
    { target: toAsset('a') },
    { target: { sys: { type: 'ResourceLink', linkType: 'Contentful:Entry', urn: 'a' } } },
    { target: { sys: { type: 'Link', linkType: 'Entry', id: 3 } } },
    { target: { sys: { ...toEntry('a').sys, more: 1 } }, more: 1 },
  )
  const nodeTypes = fc.constantFrom(
    ...[
      'paragraph',
      'heading-1',
      'unordered-list',
      'list-item',
      'hr',
      'blockquote',
      'table',
      'table-row',
      'table-cell',
      'hyperlink',
    ],
    ...[
      'entry-hyperlink',
      'asset-hyperlink',
      'resource-hyperlink',
      'embedded-entry-block',
      'embedded-asset-block',
      'embedded-resource-block',
    ],
    ...['embedded-entry-inline', 'embedded-resource-inline', 'document', 'text', 'nonsense'],
  )
  const data = fc.oneof(
    { weight: 4, arbitrary: fc.constant<unknown>({}) },
    { weight: 3, arbitrary: targets },
    { weight: 1, arbitrary: junk },
  )
  const texts = fc.record(
    { nodeType: fc.constant('text'), value: fc.oneof(fc.string(), junk), marks: fc.oneof(marks, junk), data },
    { requiredKeys: ['nodeType'] },
  )
  const { content } = fc.letrec<{ content: ReadonlyArray<unknown>; node: unknown }>((tie) => ({
    content: fc.array(tie('node'), { maxLength: 3 }),
    node: fc.oneof(
      { maxDepth: 5 },
      fc.record({ nodeType: fc.constant('text'), value: fc.string(), marks, data: fc.constant({}) }),
      texts,
      junk,
      fc.record(
        { nodeType: nodeTypes, data, content: tie('content'), more: fc.constant(1), another: fc.constant(1) },
        { requiredKeys: ['nodeType'] },
      ),
      fc.record({ nodeType: nodeTypes, data, content: tie('content') }),
      fc.record({ nodeType: nodeTypes, data, content: tie('content') }),
    ),
  }))
  const documents = fc.oneof(
    { weight: 9, arbitrary: content.map((nodes) => ({ nodeType: 'document', data: {}, content: nodes })) },
    { weight: 1, arbitrary: fc.oneof(junk, fc.record({ nodeType: fc.constant('text') })) },
  )

  it('says the same of every document', () => {
    fc.assert(
      fc.property(documents, (document) => {
        expect(documentProblems(document, [])).to.deep.equal(validateRichTextDocument(document as never))
      }),
      { numRuns: 3000 },
    )
  })
})
