import type { Calls } from '../call.ts'
import { environmentSys, inEnvironment, link, list, page } from '../samples.ts'

const one = { ...inEnvironment, contentTypeId: 'article' }
const draft = {
  name: 'Article',
  description: null,
  displayField: 'title',
  fields: [
    {
      id: 'title',
      name: 'Title',
      type: 'Symbol',
      localized: true,
      required: true,
      validations: [{ unique: true }],
      disabled: false,
      omitted: false,
    },
    { id: 'tags', name: 'Tags', type: 'Array', items: { type: 'Symbol', validations: [] } },
    {
      id: 'related',
      apiName: 'relatedOnes',
      name: 'Related',
      type: 'ResourceLink',
      allowedResources: [{ type: 'Contentful:Entry', source: 'crn:contentful:::content:spaces/x', contentTypes: ['article'] }],
    },
    { id: 'author', name: 'Author', type: 'Link', linkType: 'Entry', defaultValue: { 'nl-BE': null } },
  ],
}
const sys = environmentSys('ContentType', 'article', {
  publishedVersion: 2,
  publishedCounter: 1,
  firstPublishedAt: '2026-01-02T03:04:05.000Z',
})
const article = { sys, ...draft }
const control = { fieldId: 'title', widgetId: 'singleLine', widgetNamespace: 'builtin', settings: { helpText: 'Short' } }
const editor = {
  sys: { ...environmentSys('EditorInterface', 'default'), contentType: link('ContentType', 'article') },
  controls: [control],
  sidebar: [{ widgetNamespace: 'sidebar-builtin', widgetId: 'users' }],
}

export const contentType: Calls = {
  'contentType.get': [
    { params: one, answers: [article] },
    { params: { ...one, query: { select: 'name' } }, answers: [{ sys, name: 'Article' }] },
    { params: { ...one, query: { select: 'sys.id,name' } }, answers: [article] },
  ],
  'contentType.getMany': [
    {
      params: { ...inEnvironment, query: { 'sys.id[in]': ['a', 'b'], order: 'name', select: 'name' } },
      answers: [list({ sys, name: 'Article' })],
    },
  ],
  'contentType.getManyWithCursor': [
    { params: { ...inEnvironment, query: { limit: 2, pageNext: 'token' } }, answers: [page(article)] },
  ],
  'contentType.create': [{ params: inEnvironment, payload: draft, answers: [article] }],
  'contentType.createWithId': [{ params: one, payload: draft, answers: [article] }],
  'contentType.update': [
    { params: one, payload: article, answers: [article] },
    { params: one, payload: { ...draft, sys: {} }, answers: [article] },
  ],
  'contentType.delete': [{ params: one, answers: [{ status: 204, body: '' }] }],
  'contentType.publish': [{ params: one, payload: article, answers: [article] }],
  'contentType.unpublish': [{ params: one, answers: [article] }],
  'contentType.omitAndDeleteField': [
    {
      args: [one, article, 'tags'],
      answers: [article, article, { ...article, fields: article.fields.filter(({ id }) => id !== 'tags') }],
    },
    { args: [one, article, 'nowhere'], answers: [article] },
  ],
  'editorInterface.get': [{ params: one, answers: [editor] }],
  'editorInterface.getMany': [{ params: { ...inEnvironment, query: { limit: 3 } }, answers: [list(editor)] }],
  'editorInterface.update': [{ params: one, payload: editor, answers: [editor] }],
}
