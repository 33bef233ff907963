import { expect } from 'chai'
import { linkTo } from '../../../domain/platform/sys.ts'
import { failure, success } from '../../data/outcome.ts'
import { type article, at, drafted, publishedEntry, told, typed } from './model.ts'
import { describePlatform } from './subjects.ts'

const type = { ...at, contentTypeId: 'article' }

describePlatform('a space', (subject) => {
  beforeEach(() => typed(subject()))

  it('lets a published field go in two steps only', async () => {
    const { platform } = subject()
    const without = (fields: typeof article.fields) => fields.filter(({ id }) => id !== 'stars')
    const current = await success(platform.contentType.get(type))
    expect(told(await failure(platform.contentType.update(type, { ...current, fields: without(current.fields) })))).to.include({
      status: 400,
      name: 'BadRequest',
      message: 'You need to omit a field before deleting it',
    })
    const omitted = await success(
      platform.contentType.update(type, {
        ...current,
        fields: current.fields.map((field) => (field.id === 'stars' ? { ...field, omitted: true } : field)),
      }),
    )
    expect(told(await failure(platform.contentType.update(type, { ...omitted, fields: without(omitted.fields) })))).to.include({
      status: 400,
    })
    const published = await success(platform.contentType.publish(type, omitted))
    const gone = await success(platform.contentType.update(type, { ...published, fields: without(published.fields) }))
    expect(gone.fields.map(({ id }) => id)).to.deep.equal(['title', 'slug', 'related'])
  })

  it('keeps a content type active while it has entries, and an editor for it', async () => {
    const { platform } = subject()
    const { controls, sys } = await success(platform.editorInterface.get(type))
    expect([sys.version, controls?.map(({ fieldId, widgetId }) => [fieldId, widgetId])]).to.deep.equal([
      1,
      [
        ['title', 'singleLine'],
        ['slug', 'singleLine'],
        ['stars', 'numberEditor'],
        ['related', 'entryLinksEditor'],
      ],
    ])
    await drafted(subject(), 'a', 'One')
    expect(told(await failure(platform.contentType.unpublish(type)))).to.include({
      status: 400,
      message: 'Content Type has entries',
    })
    expect(told(await failure(platform.contentType.delete(type)))).to.include({ status: 400, message: 'Cannot delete published' })
    await success(platform.entry.delete({ ...at, entryId: 'a' }))
    await success(platform.contentType.unpublish(type))
    await success(platform.contentType.delete(type))
    expect(told(await failure(platform.contentType.get(type)))).to.include({ status: 404 })
  })

  it('has locales that fall back without a circle, and takes their translations with them', async () => {
    const { platform } = subject()
    const dutch = await success(platform.locale.create(at, { name: 'Dutch', code: 'nl-BE' }))
    expect(dutch).to.deep.include({ fallbackCode: 'en-US', optional: false, contentDeliveryApi: true, default: false })
    expect(told(await failure(platform.locale.create(at, { name: 'Again', code: 'nl-BE' })))).to.deep.include({
      status: 422,
      name: 'ValidationFailed',
    })
    expect(told(await failure(platform.locale.create(at, { name: 'No', code: 'de', fallbackCode: 'fr' })))).to.include({
      status: 422,
    })
    const one = { ...at, localeId: dutch.sys.id }
    expect(told(await failure(platform.locale.update(one, { ...dutch, fallbackCode: 'nl-BE' })))).to.include({ status: 422 })
    await drafted(subject(), 'a', 'One', { title: { 'en-US': 'One', 'nl-BE': 'Eén' } })
    await success(platform.locale.update(one, { ...dutch, code: 'nl' }))
    const entry = () => success(platform.entry.get({ ...at, entryId: 'a' }))
    expect([(await entry()).fields.title, (await entry()).sys.version]).to.deep.equal([{ 'en-US': 'One', nl: 'Eén' }, 1])
    await success(platform.locale.delete(one))
    expect((await entry()).fields.title).to.deep.equal({ 'en-US': 'One' })
  })

  it('copies an environment, which then goes its own way, and is found under an alias as well', async () => {
    const { platform, delivery } = subject()
    await publishedEntry(subject(), 'a', 'One')
    const made = await success(
      platform.environment.createWithId({ spaceId: 'local', environmentId: 'staging' }, { name: 'Staging' }),
    )
    expect(made.sys.status?.sys.id).to.equal('queued')
    const ready = await success(platform.environment.get({ spaceId: 'local', environmentId: 'staging' }))
    expect(ready.sys.status?.sys.id).to.equal('ready')
    const there = { spaceId: 'local', environmentId: 'staging', entryId: 'a' }
    const copy = await success(platform.entry.get(there))
    expect(copy.sys.environment).to.deep.equal(linkTo('Environment', 'staging'))
    await success(platform.entry.update(there, { ...copy, fields: { title: { 'en-US': 'Other' } } }))
    expect((await success(platform.entry.get({ ...at, entryId: 'a' }))).fields.title).to.deep.equal({ 'en-US': 'One' })
    await success(
      platform.environmentAlias.createWithId(
        { spaceId: 'local', environmentAliasId: 'next' },
        { environment: linkTo('Environment', 'staging') },
      ),
    )
    const byAlias = await success(platform.entry.get({ ...there, environmentId: 'next' }))
    expect([byAlias.fields.title, byAlias.sys.environment?.sys.id]).to.deep.equal([{ 'en-US': 'Other' }, 'next'])
    const environment = await success(platform.environment.get({ spaceId: 'local', environmentId: 'next' }))
    expect([environment.sys.id, environment.sys.aliasedEnvironment?.sys.id]).to.deep.equal(['next', 'staging'])
    const { items } = await success(delivery.getEntries({ spaceId: 'local', environmentId: 'next' }))
    expect(items.map(({ fields }) => fields.title)).to.deep.equal(['One'])
    expect(told(await failure(platform.environment.delete(at)))).to.include({ status: 403 })
  })

  it('keeps a tag that is in use', async () => {
    const { platform } = subject()
    const tag = await success(
      platform.tag.createWithId({ ...at, tagId: 'news' }, { name: 'News', sys: { visibility: 'public', id: 'news' } }),
    )
    const entry = await drafted(subject(), 'a', 'One')
    await success(platform.entry.update({ ...at, entryId: 'a' }, { ...entry, metadata: { tags: [linkTo('Tag', 'news')] } }))
    const gone = () => platform.tag.delete({ ...at, tagId: 'news', version: tag.sys.version ?? 0 })
    expect(told(await failure(gone()))).to.deep.equal({
      status: 422,
      name: 'ActionPreconditionsFailed',
      message: 'Validation error',
      details: { errors: [{ name: 'reference', details: 'Tag is referenced by another entity' }] },
    })
    const tagged = await success(platform.entry.get({ ...at, entryId: 'a' }))
    await success(platform.entry.update({ ...at, entryId: 'a' }, { ...tagged, metadata: { tags: [] } }))
    await success(gone())
  })

  it('has keys in pairs, which are renamed together', async () => {
    const { platform } = subject()
    const key = await success(platform.apiKey.create({ spaceId: 'local' }, { name: 'Site' }))
    const twin = { spaceId: 'local', previewApiKeyId: key.preview_api_key?.sys.id ?? '' }
    expect([key.sys.version, key.environments, key.accessToken === undefined]).to.deep.equal([
      0,
      [linkTo('Environment', 'master')],
      false,
    ])
    await success(platform.apiKey.update({ spaceId: 'local', apiKeyId: key.sys.id }, { ...key, name: 'Shop' }))
    expect((await success(platform.previewApiKey.get(twin))).name).to.equal('Shop')
    expect(told(await failure(platform.apiKey.update({ spaceId: 'local', apiKeyId: key.sys.id }, key)))).to.include({
      status: 409,
      name: 'Conflict',
    })
  })
})
