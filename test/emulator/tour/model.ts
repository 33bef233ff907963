import { expect } from 'chai'
import { ends, gives, inEnvironment, link, type Steps } from './steps.ts'

const article = { ...inEnvironment, contentTypeId: 'article' }
const note = { ...inEnvironment, contentTypeId: 'note' }
const field = (id: string, type: string, more: object = {}) => ({ id, name: id, type, ...more })
const fields = [
  field('title', 'Symbol', { localized: true, required: true }),
  field('body', 'Text', { localized: true }),
  field('related', 'Link', { linkType: 'Entry' }),
  field('old', 'Symbol'),
]

const localeSteps: Steps = [
  gives('locale.getMany', [inEnvironment], { total: 1, 'items[0].code': 'en-US', 'items[0].default': true }),
  gives(
    'locale.create',
    [inEnvironment, { name: 'Nederlands', code: 'nl-BE', fallbackCode: 'en-US', optional: true }],
    { code: 'nl-BE', fallbackCode: 'en-US', default: false, 'sys.type': 'Locale' },
    'dutch',
  ),
  gives('locale.get', ({ dutch }) => [{ ...inEnvironment, localeId: dutch.sys.id }], { name: 'Nederlands', code: 'nl-BE' }),
  gives(
    'locale.update',
    ({ dutch }) => [
      { ...inEnvironment, localeId: dutch.sys.id },
      { ...dutch, name: 'Vlaams' },
    ],
    (locale, { dutch }) => expect(locale).to.deep.nested.include({ name: 'Vlaams', 'sys.version': dutch.sys.version + 1 }),
  ),
  [
    'locale.delete',
    async (drive, _, also) => {
      const french = await also('locale.create', inEnvironment, { name: 'Français', code: 'fr', fallbackCode: null })
      expect(await drive({ ...inEnvironment, localeId: french.sys.id })).to.equal(undefined)
      expect((await also('locale.getMany', inEnvironment)).items.map(({ code }: { code: string }) => code)).to.deep.equal([
        'en-US',
        'nl-BE',
      ])
    },
  ],
]

const tag = { ...inEnvironment, tagId: 'news' }
const tagSteps: Steps = [
  gives(
    'tag.createWithId',
    [tag, { name: 'News', sys: { visibility: 'public' } }],
    { 'sys.id': 'news', 'sys.version': 1, 'sys.visibility': 'public' },
    'tag',
  ),
  gives('tag.get', [tag], { name: 'News', 'sys.type': 'Tag' }),
  gives('tag.update', (known) => [tag, { ...known.tag, name: 'The news' }], { name: 'The news', 'sys.version': 2 }),
  gives('tag.getMany', [inEnvironment], { total: 1, 'items[0].name': 'The news' }),
  [
    'tag.delete',
    async (drive, _, also) => {
      await also('tag.createWithId', { ...inEnvironment, tagId: 'short' }, { name: 'Short', sys: { visibility: 'private' } })
      expect(await drive({ ...inEnvironment, tagId: 'short', version: 1 })).to.equal(undefined)
      expect(await also('tag.getMany', inEnvironment)).to.include({ total: 1 })
    },
  ],
]

const typeSteps: Steps = [
  gives(
    'contentType.createWithId',
    [article, { name: 'Article', displayField: 'title', fields }],
    { 'sys.id': 'article', 'sys.version': 1, displayField: 'title', 'fields[0].localized': true },
    'article',
  ),
  gives(
    'contentType.publish',
    (known) => [article, known.article],
    { 'sys.version': 2, 'sys.publishedVersion': 1, 'sys.publishedCounter': 1 },
    'article',
  ),
  gives('contentType.get', [article], { name: 'Article', 'sys.publishedVersion': 1 }),
  gives(
    'contentType.update',
    (known) => [article, { ...known.article, description: 'What we write' }],
    { description: 'What we write', 'sys.version': 3, 'sys.publishedVersion': 1 },
    'article',
  ),
  gives(
    'contentType.create',
    [inEnvironment, { name: 'Passing', fields: [field('title', 'Symbol')] }],
    (type) => {
      expect(type.sys.id).to.match(/^\w{22}$/)
      expect(type).to.deep.nested.include({ name: 'Passing', 'sys.version': 1 })
    },
    'passing',
  ),
  gives('contentType.getMany', [{ ...inEnvironment, query: { order: 'name' } }], {
    total: 2,
    'items[0].name': 'Article',
    'items[1].name': 'Passing',
  }),
  gives('contentType.getManyWithCursor', [{ ...inEnvironment, query: { limit: 1, order: 'name' } }], (page) => {
    expect(page.items).to.have.length(1)
    expect(page.pages.next).to.be.a('string')
    expect(page).not.to.have.property('total')
  }),
  ends('contentType.delete', ({ passing }) => [{ ...inEnvironment, contentTypeId: passing.sys.id }], 'contentType.get'),
  gives(
    'contentType.omitAndDeleteField',
    (known) => [article, known.article, 'old'],
    (type) => expect(type.fields.map(({ id }: { id: string }) => id)).to.deep.equal(['title', 'body', 'related']),
  ),
  [
    'contentType.unpublish',
    async (drive, _, also) => {
      const made = await also('contentType.createWithId', note, { name: 'Note', fields: [field('text', 'Text')] })
      await also('contentType.publish', note, made)
      const unpublished = await drive(note)
      expect(unpublished).to.deep.nested.include({ 'sys.version': 3, name: 'Note' })
      expect(unpublished.sys).not.to.have.property('publishedVersion')
    },
  ],
]

const editorSteps: Steps = [
  gives(
    'editorInterface.get',
    [article],
    { 'sys.id': 'default', 'sys.contentType': link('ContentType', 'article'), 'controls[0].fieldId': 'title' },
    'editor',
  ),
  gives(
    'editorInterface.update',
    ({ editor }) => [
      article,
      {
        ...editor,
        controls: [{ fieldId: 'title', widgetId: 'singleLine', widgetNamespace: 'builtin', settings: { helpText: 'Short' } }],
      },
    ],
    (changed, { editor }) =>
      expect(changed).to.deep.nested.include({
        'sys.version': editor.sys.version + 1,
        'controls[0].settings.helpText': 'Short',
      }),
  ),
  gives('editorInterface.getMany', [inEnvironment], ({ items }) =>
    expect(items.map(({ sys }: { sys: { contentType: { sys: { id: string } } } }) => sys.contentType.sys.id)).to.include(
      'article',
    ),
  ),
]

const extension = { ...inEnvironment, extensionId: 'rating' }
const drawn = { name: 'Stars', src: 'https://stars.test', fieldTypes: [{ type: 'Integer' }], sidebar: false }
const extensionSteps: Steps = [
  gives(
    'extension.create',
    [inEnvironment, { extension: drawn }],
    { 'extension.name': 'Stars', 'sys.type': 'Extension', 'sys.version': 1 },
    'stars',
  ),
  gives(
    'extension.createWithId',
    [extension, { extension: { ...drawn, name: 'Rating' } }],
    { 'sys.id': 'rating', 'extension.src': 'https://stars.test' },
    'rating',
  ),
  gives('extension.get', [extension], { 'extension.name': 'Rating', 'sys.version': 1 }),
  gives('extension.getMany', [inEnvironment], { total: 2 }),
  gives('extension.update', ({ rating }) => [extension, { ...rating, extension: { ...rating.extension, sidebar: true } }], {
    'sys.version': 2,
    'extension.sidebar': true,
  }),
  ends('extension.delete', [extension], 'extension.get'),
]

const views = [{ id: 'mine', title: 'Mine', views: [] }]
const uiSteps: Steps = [
  gives('uiConfig.get', [inEnvironment], { 'sys.type': 'UIConfig' }, 'ui'),
  gives(
    'uiConfig.update',
    ({ ui }) => [inEnvironment, { ...ui, entryListViews: views }],
    (changed, { ui }) =>
      expect(changed).to.deep.nested.include({ 'entryListViews[0].title': 'Mine', 'sys.version': ui.sys.version + 1 }),
  ),
  gives('userUIConfig.get', [inEnvironment], { 'sys.type': 'UserUIConfig' }, 'ownUi'),
  gives(
    'userUIConfig.update',
    ({ ownUi }) => [inEnvironment, { ...ownUi, entryListViews: views }],
    (changed, { ownUi }) =>
      expect(changed).to.deep.nested.include({ 'entryListViews[0].title': 'Mine', 'sys.version': ownUi.sys.version + 1 }),
  ),
]

export const modelSteps: Steps = [...localeSteps, ...tagSteps, ...typeSteps, ...editorSteps, ...extensionSteps, ...uiSteps]
