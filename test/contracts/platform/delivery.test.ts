import { expect } from 'chai'
import { linkTo } from '../../../domain/platform/sys.ts'
import type { SyncPage } from '../../../ports/platform/delivery.ts'
import { failure, success } from '../../data/outcome.ts'
import { at, drafted, links, publishedEntry, told, typed } from './model.ts'
import { describePlatform } from './subjects.ts'

const tokenOf = ({ nextSyncUrl, nextPageUrl }: SyncPage): string =>
  /sync_token=(.*)$/.exec(nextSyncUrl ?? nextPageUrl ?? '')?.[1] ?? ''
const shown = ({ items }: SyncPage) => items.map(({ sys }) => `${sys.type} ${sys.id}`)

describePlatform('delivery', (subject) => {
  beforeEach(() => typed(subject()))

  it('shows what is published as it was published, and preview what is being worked on', async () => {
    const { platform, delivery, preview } = subject()
    const published = await publishedEntry(subject(), 'a', 'One')
    await success(platform.entry.update({ ...at, entryId: 'a' }, { ...published, fields: { title: { 'en-US': 'Two' } } }))
    await drafted(subject(), 'b', 'Three')
    const titles = async (api: typeof delivery) => (await success(api.getEntries(at))).items.map(({ fields }) => fields.title)
    expect([await titles(delivery), await titles(preview)]).to.deep.equal([['One'], ['Three', 'Two']])
  })

  it('brings along what entries link to, each once, and says which links lead nowhere', async () => {
    const { delivery } = subject()
    await publishedEntry(subject(), 'c', 'Three')
    await drafted(subject(), 'd', 'Draft')
    await publishedEntry(subject(), 'b', 'Two', { related: { 'en-US': links('c', 'd') } })
    await publishedEntry(subject(), 'a', 'One', { related: { 'en-US': links('b', 'b') } })
    const at2 = (include: number) => success(delivery.getEntries({ ...at, query: { 'sys.id': 'a', include } }))
    const ids = async (include: number) => (await at2(include)).includes?.Entry?.map(({ sys }) => sys.id)
    expect([await ids(0), await ids(1), await ids(2)]).to.deep.equal([undefined, ['b'], ['b', 'c']])
    expect((await at2(2)).errors).to.deep.equal([
      { sys: { id: 'notResolvable', type: 'error' }, details: { type: 'Link', linkType: 'Entry', id: 'd' } },
    ])
    const selected = await success(
      delivery.getEntries({ ...at, query: { content_type: 'article', select: 'fields.title', 'sys.id': 'a' } }),
    )
    expect([selected.includes, selected.items[0]?.fields]).to.deep.equal([undefined, { title: 'One' }])
  })

  it('answers queries, and refuses those that do not fit', async () => {
    const { delivery } = subject()
    for (const [index, title] of ['One', 'Two', 'Three'].entries())
      await publishedEntry(subject(), title, title, { slug: { 'en-US': title.toLowerCase() }, stars: { 'en-US': index + 1 } })
    const ids = async (query: object) =>
      (await success(delivery.getEntries({ ...at, query: { content_type: 'article', ...query } }))).items.map(({ sys }) => sys.id)
    expect(await ids({ 'fields.slug': 'two' })).to.deep.equal(['Two'])
    expect(await ids({ 'fields.stars[gte]': 2, order: '-fields.stars' })).to.deep.equal(['Three', 'Two'])
    expect(await ids({ 'sys.id[in]': 'Three,One', order: 'fields.slug' })).to.deep.equal(['One', 'Three'])
    expect(await ids({ query: 'thr' })).to.deep.equal(['Three'])
    expect(await ids({ order: 'fields.stars', skip: 1, limit: 1 })).to.deep.equal(['Two'])
    const refusal = async (query: object) => told(await failure(delivery.getEntries({ ...at, query: query as never })))
    expect(await refusal({ 'fields.slug': 'two' })).to.include({ status: 400, name: 'BadRequest' })
    expect(await refusal({ some: 'thing' })).to.deep.include({ status: 400, name: 'InvalidQuery' })
    expect(await refusal({ locale: 'fr-FR' })).to.include({ status: 400 })
    expect(await refusal({ limit: 1001 })).to.include({ status: 400 })
    expect(await refusal({ include: 11 })).to.include({ status: 400 })
  })

  it('walks a list by tokens, there and back', async () => {
    const { delivery } = subject()
    for (const id of ['a', 'b', 'c']) await publishedEntry(subject(), id, id)
    const page = (query: object) => success(delivery.getEntriesWithCursor({ ...at, query: { limit: 2, ...query } }))
    const first = await page({})
    const second = await page({ pageNext: first.pages.next })
    const back = await page({ pagePrev: second.pages.prev })
    expect([first, second, back].map(({ items }) => items.map(({ sys }) => sys.id))).to.deep.equal([
      ['c', 'b'],
      ['a'],
      ['c', 'b'],
    ])
    expect([second.pages.next, 'total' in first]).to.deep.equal([undefined, false])
  })

  it('falls back to another locale where a translation is missing, and only there', async () => {
    const { platform, delivery } = subject()
    await success(platform.locale.create(at, { name: 'Dutch', code: 'nl-BE', optional: true }))
    await publishedEntry(subject(), 'a', 'One')
    await publishedEntry(subject(), 'b', 'Two', { title: { 'en-US': 'Two', 'nl-BE': 'Twee' } })
    const { items } = await success(delivery.getEntries({ ...at, query: { locale: 'nl-BE' } }))
    expect(items.map(({ fields, sys }) => [fields.title, (sys as { readonly locale?: string }).locale])).to.deep.equal([
      ['Twee', 'nl-BE'],
      ['One', 'nl-BE'],
    ])
  })

  it('synchronizes: first what is there, page by page, then what has changed and what is gone', async () => {
    const { platform, delivery } = subject()
    for (const id of ['a', 'b', 'c']) await publishedEntry(subject(), id, id)
    const sync = (query: object) => success(delivery.sync({ ...at, query: query as never }))
    const first = await sync({ initial: true, limit: 2 })
    const second = await sync({ sync_token: tokenOf(first) })
    expect([shown(first), shown(second)]).to.deep.equal([['Entry c', 'Entry b'], ['Entry a']])
    expect([first.nextSyncUrl, second.nextPageUrl]).to.deep.equal([undefined, undefined])
    const nothing = await sync({ sync_token: tokenOf(second) })
    expect(shown(nothing)).to.deep.equal([])
    await success(platform.entry.unpublish({ ...at, entryId: 'a' }))
    await publishedEntry(subject(), 'd', 'd')
    const after = await sync({ sync_token: tokenOf(nothing) })
    expect(shown(after)).to.deep.equal(['DeletedEntry a', 'Entry d'])
    // An older token still tells of the same.
    expect(shown(await sync({ sync_token: tokenOf(second) }))).to.deep.equal(['DeletedEntry a', 'Entry d'])
    expect(shown(await sync({ initial: true, type: 'Deletion' }))).to.deep.equal([])
    expect(told(await failure(delivery.sync({ ...at, query: { sync_token: 'nonsense' } })))).to.include({ status: 400 })
  })

  it('tells of public tags only, and keeps its own name for what is not there', async () => {
    const { platform, delivery } = subject()
    for (const visibility of ['public', 'private'] as const)
      await success(
        platform.tag.createWithId({ ...at, tagId: visibility }, { name: visibility, sys: { visibility, id: visibility } }),
      )
    const draft = await success(
      platform.entry.createWithId(
        { ...at, entryId: 'a', contentTypeId: 'article' },
        { fields: { title: { 'en-US': 'One' } }, metadata: { tags: [linkTo('Tag', 'public'), linkTo('Tag', 'private')] } },
      ),
    )
    await success(platform.entry.publish({ ...at, entryId: 'a' }, draft))
    const { items } = await success(delivery.getEntries(at))
    expect(items[0]?.metadata?.tags).to.deep.equal([linkTo('Tag', 'public')])
    expect((await success(delivery.getTags(at))).items.map(({ sys }) => sys.id)).to.deep.equal(['public'])
    expect(told(await failure(delivery.getAsset({ ...at, assetId: 'x' })))).to.deep.include({ status: 404, name: 'NotFound' })
  })
})
