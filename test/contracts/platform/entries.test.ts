import { expect } from 'chai'
import { publicationState } from '../../../domain/platform/publication.ts'
import { linkTo } from '../../../domain/platform/sys.ts'
import { failure, success } from '../../data/outcome.ts'
import { at, drafted, links, publishedEntry, told, typed } from './model.ts'
import { describePlatform } from './subjects.ts'

const one = { ...at, entryId: 'a' }

describePlatform('entries', (subject) => {
  beforeEach(() => typed(subject()))

  it('go from draft to published, changed, and back to draft', async () => {
    const { platform } = subject()
    const draft = await drafted(subject(), 'a', 'One')
    expect([draft.sys.version, publicationState(draft.sys)]).to.deep.equal([1, 'draft'])
    const published = await success(platform.entry.publish(one, draft))
    expect([published.sys.version, published.sys.publishedVersion, publicationState(published.sys)]).to.deep.equal([
      2,
      1,
      'published',
    ])
    const changed = await success(platform.entry.update(one, { ...published, fields: { title: { 'en-US': 'Two' } } }))
    expect([changed.sys.version, publicationState(changed.sys)]).to.deep.equal([3, 'changed'])
    const back = await success(platform.entry.unpublish(one))
    expect([back.sys.version, publicationState(back.sys), back.sys.firstPublishedAt !== undefined]).to.deep.equal([
      4,
      'draft',
      true,
    ])
  })

  it('are put away only when they are not published, and are not changed meanwhile', async () => {
    const { platform } = subject()
    await publishedEntry(subject(), 'a', 'One')
    expect(told(await failure(platform.entry.archive(one)))).to.include({
      status: 400,
      name: 'BadRequest',
      message: 'Cannot archive published',
    })
    expect(told(await failure(platform.entry.delete(one)))).to.include({ status: 400, message: 'Cannot delete published' })
    await success(platform.entry.unpublish(one))
    expect(told(await failure(platform.entry.unpublish(one)))).to.include({ status: 400, message: 'Not published' })
    const archived = await success(platform.entry.archive(one))
    expect(publicationState(archived.sys)).to.equal('archived')
    expect(told(await failure(platform.entry.publish(one, archived)))).to.include({
      status: 400,
      message: 'Cannot publish archived',
    })
    expect(publicationState((await success(platform.entry.unarchive(one))).sys)).to.equal('draft')
    await success(platform.entry.delete(one))
    expect(told(await failure(platform.entry.get(one)))).to.deep.equal({
      status: 404,
      name: 'NotFound',
      message: 'The resource could not be found.',
      details: { type: 'Entry', id: 'a', environment: 'master', space: 'local' },
    })
  })

  it('refuse a version that is not the newest, and say no more about it', async () => {
    const { platform } = subject()
    const draft = await drafted(subject(), 'a', 'One')
    await success(platform.entry.update(one, draft))
    for (const stale of [
      draft,
      { ...draft, sys: { ...draft.sys, version: 0 } },
      { ...draft, sys: { ...draft.sys, version: 7 } },
    ]) {
      expect(told(await failure(platform.entry.update(one, stale)))).to.deep.equal({
        status: 409,
        name: 'VersionMismatch',
        message: '',
        details: undefined,
      })
      expect(told(await failure(platform.entry.publish(one, stale)))).to.include({ status: 409 })
    }
  })

  it('need a content type that is published', async () => {
    const { platform } = subject()
    expect(told(await failure(platform.entry.update(one, { fields: {} })))).to.deep.equal({
      status: 400,
      name: 'BadRequest',
      message: 'You should provide a content type in X-Contentful-Content-Type request header.',
      details: undefined,
    })
    expect(told(await failure(platform.entry.create({ ...at, contentTypeId: 'nowhere' }, { fields: {} })))).to.include({
      status: 422,
    })
  })

  it('are saved with anything but unknown fields and locales, and published only when they obey their type', async () => {
    const { platform } = subject()
    const make = (fields: object) =>
      platform.entry.createWithId({ ...one, contentTypeId: 'article' }, { fields: fields as never })
    expect(told(await failure(make({ colour: { 'en-US': 'red' } })))).to.deep.include({
      status: 422,
      name: 'UnknownField',
      details: { errors: [{ name: 'unknown', path: ['fields', 'colour'] }] },
    })
    expect(told(await failure(make({ title: { 'fr-FR': 'Un' } })))).to.deep.include({
      status: 422,
      name: 'InvalidEntry',
      details: { errors: [{ name: 'unknown', path: ['fields', 'title', 'fr-FR'], value: 'Un' }] },
    })
    const saved = await success(
      make({ title: { 'en-US': 'A title of more than twenty' }, slug: { 'en-US': 'No!' }, stars: { 'en-US': 9 } }),
    )
    const refused = told(await failure(platform.entry.publish(one, saved))) as {
      readonly name: string
      readonly details: { readonly errors: ReadonlyArray<object> }
    }
    expect(refused.name).to.equal('InvalidEntry')
    expect(refused.details.errors).to.deep.equal([
      {
        name: 'size',
        details: 'Size must be at most 20',
        max: 20,
        path: ['fields', 'title', 'en-US'],
        value: 'A title of more than twenty',
      },
      {
        name: 'regexp',
        details: 'Does not match /^[a-z-]+$/',
        pattern: '^[a-z-]+$',
        path: ['fields', 'slug', 'en-US'],
        value: 'No!',
      },
      {
        name: 'range',
        details: 'Value must be at least 1 and at most 5',
        min: 1,
        max: 5,
        path: ['fields', 'stars', 'en-US'],
        value: 9,
      },
    ])
    const empty = await success(platform.entry.update(one, { ...saved, fields: {} }))
    expect(told(await failure(platform.entry.publish(one, empty)))).to.deep.include({
      details: { errors: [{ name: 'required', details: 'The property "title" is required here', path: ['fields', 'title'] }] },
    })
  })

  it('have a value of their own where it must be unique, and links to what is there', async () => {
    const { platform } = subject()
    await publishedEntry(subject(), 'a', 'One', { slug: { 'en-US': 'same' } })
    const second = await drafted(subject(), 'b', 'Two', { slug: { 'en-US': 'same' } })
    expect(told(await failure(platform.entry.publish({ ...at, entryId: 'b' }, second)))).to.deep.include({
      details: {
        errors: [
          {
            name: 'unique',
            details: 'Same field value present in other entry',
            conflicting: [linkTo('Entry', 'a')],
            path: ['fields', 'slug', 'en-US'],
            value: 'same',
          },
        ],
      },
    })
    const third = await drafted(subject(), 'c', 'Three', { related: { 'en-US': links('a', 'gone') } })
    expect(told(await failure(platform.entry.publish({ ...at, entryId: 'c' }, third)))).to.deep.include({
      name: 'UnresolvedLinks',
      details: {
        errors: [{ name: 'notResolvable', link: linkTo('Entry', 'gone').sys, path: ['fields', 'related', 'en-US', 1] }],
      },
    })
  })

  it('are changed by JSON Patch, in all that it says or in nothing', async () => {
    const { platform } = subject()
    await drafted(subject(), 'a', 'One')
    const patched = await success(
      platform.entry.patch({ ...one, version: 1 }, [
        { op: 'test', path: '/fields/title/en-US', value: 'One' },
        { op: 'replace', path: '/fields/title/en-US', value: 'Two' },
        { op: 'add', path: '/fields/slug', value: { 'en-US': 'two' } },
      ]),
    )
    expect(patched.fields).to.deep.equal({ title: { 'en-US': 'Two' }, slug: { 'en-US': 'two' } })
    expect(told(await failure(platform.entry.patch({ ...one, version: 1 }, [])))).to.include({ status: 409 })
    const half = [
      { op: 'remove', path: '/fields/slug' },
      { op: 'test', path: '/fields/title/en-US', value: 'Three' },
    ]
    expect(told(await failure(platform.entry.patch({ ...one, version: 2 }, half)))).to.include({ status: 422 })
    expect((await success(platform.entry.get(one))).fields.slug).to.deep.equal({ 'en-US': 'two' })
  })

  it('keep a snapshot of every publication, the newest first', async () => {
    const { platform } = subject()
    const first = await publishedEntry(subject(), 'a', 'One')
    const changed = await success(platform.entry.update(one, { ...first, fields: { title: { 'en-US': 'Two' } } }))
    await success(platform.entry.publish(one, changed))
    const { items } = await success(platform.snapshot.getManyForEntry(one))
    expect(items.map(({ snapshot }) => snapshot.fields.title?.['en-US'])).to.deep.equal(['Two', 'One'])
    const again = await success(platform.snapshot.getForEntry({ ...one, snapshotId: items[1]?.sys.id ?? '' }))
    expect(again).to.deep.equal(items[1])
  })

  it('are found with what they refer to, level by level', async () => {
    const { platform } = subject()
    await drafted(subject(), 'c', 'Three')
    await drafted(subject(), 'b', 'Two', { related: { 'en-US': links('c', 'gone') } })
    await drafted(subject(), 'a', 'One', { related: { 'en-US': links('b') } })
    const near = await success(platform.entry.references({ ...one, include: 1 }))
    const far = await success(platform.entry.references({ ...one, include: 2 }))
    const ids = ({ includes }: typeof near) => includes?.Entry?.map(({ sys }) => sys.id)
    expect([near.items[0]?.sys.id, ids(near), ids(far)]).to.deep.equal(['a', ['b'], ['b', 'c']])
    expect((await success(platform.entry.references({ ...one, entryId: 'gone' }))).items).to.deep.equal([])
  })

  it('are published in some locales only, and taken back in some', async () => {
    const { platform, delivery } = subject()
    await success(platform.locale.create(at, { name: 'Dutch', code: 'nl-BE', fallbackCode: null }))
    const both = await drafted(subject(), 'a', 'One', { title: { 'en-US': 'One', 'nl-BE': 'Eén' } })
    const published = await success(platform.entry.publish({ ...one, locales: ['en-US'] }, both))
    expect(published.sys).to.deep.include({ fieldStatus: { '*': { 'en-US': 'published', 'nl-BE': 'draft' } } })
    const seen = async () =>
      (await success(delivery.getEntries({ ...at, query: { locale: '*' } }))).items.map(({ fields }) => fields.title)
    expect(await seen()).to.deep.equal([{ 'en-US': 'One' }])
    const more = await success(platform.entry.publish({ ...one, locales: ['nl-BE'] }, published))
    expect(await seen()).to.deep.equal([{ 'en-US': 'One', 'nl-BE': 'Eén' }])
    await success(platform.entry.unpublish({ ...one, locales: ['en-US'] }, more))
    expect(await seen()).to.deep.equal([{ 'nl-BE': 'Eén' }])
  })
})
