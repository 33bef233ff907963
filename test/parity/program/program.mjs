// A program as people write them for the official clients: it sets a space up, edits, publishes, and reads it back.
import { createClient as createDeliveryClient } from 'contentful'
import { createClient } from 'contentful-management'

const [, , host] = process.argv
const options = {
  accessToken: 'CFPAT-of-a-program-of-a-test',
  host,
  hostUpload: host,
  insecure: true,
  retryLimit: 1,
  application: 'program/1.0',
}
const client = createClient(options, { type: 'plain', defaults: { spaceId: 'sp', environmentId: 'master' } })
const delivery = createDeliveryClient({ space: 'sp', accessToken: 'token-of-a-test-program', host, insecure: true })

const locale = 'nl-BE'
const link = (linkType, id) => ({ sys: { type: 'Link', linkType, id } })
const show = (label, value) => console.log(`${label}: ${JSON.stringify(value)}`)

// Model
const author = await client.contentType.createWithId(
  { contentTypeId: 'author' },
  {
    name: 'Author',
    displayField: 'name',
    fields: [{ id: 'name', name: 'Name', type: 'Symbol', localized: false, required: true }],
  },
)
await client.contentType.publish({ contentTypeId: 'author' }, author)
const article = await client.contentType.createWithId(
  { contentTypeId: 'article' },
  {
    name: 'Article',
    displayField: 'title',
    fields: [
      { id: 'title', name: 'Title', type: 'Symbol', localized: true, required: true },
      { id: 'body', name: 'Body', type: 'Text', localized: true, required: false },
      { id: 'author', name: 'Author', type: 'Link', linkType: 'Entry', localized: false, required: false },
      { id: 'picture', name: 'Picture', type: 'Link', linkType: 'Asset', localized: false, required: false },
      {
        id: 'related',
        name: 'Related',
        type: 'Array',
        items: { type: 'Link', linkType: 'Entry' },
        localized: false,
        required: false,
      },
      { id: 'obsolete', name: 'Obsolete', type: 'Symbol', localized: false, required: false },
    ],
  },
)
const published = await client.contentType.publish({ contentTypeId: 'article' }, article)
show('content type', [published.sys.id, published.sys.version, published.sys.publishedVersion])

// A field goes in two steps
const slimmer = await client.contentType.omitAndDeleteField({ contentTypeId: 'article' }, published, 'obsolete')
await client.contentType.publish({ contentTypeId: 'article' }, slimmer)

// An asset from a file
const upload = await client.upload.create({}, { file: 'the bytes of a picture' })
let picture = await client.asset.create(
  {},
  {
    fields: {
      title: { [locale]: 'Kade' },
      file: { [locale]: { contentType: 'image/png', fileName: 'kade.png', uploadFrom: link('Upload', upload.sys.id) } },
    },
  },
)
picture = await client.asset.processForAllLocales({}, picture, { processingCheckWait: 1 })
picture = await client.asset.publish({ assetId: picture.sys.id }, picture)
show('asset', picture.fields.file[locale].url)

// Entries
const lotte = await client.entry.createWithId(
  { entryId: 'lotte', contentTypeId: 'author' },
  { fields: { name: { [locale]: 'Lotte' } } },
)
await client.entry.publish({ entryId: 'lotte' }, lotte)
for (const id of ['one', 'two', 'three']) {
  const draft = await client.entry.createWithId(
    { entryId: id, contentTypeId: 'article' },
    {
      fields: {
        title: { [locale]: `Title of ${id}` },
        author: { [locale]: link('Entry', 'lotte') },
        picture: { [locale]: link('Asset', picture.sys.id) },
        related: { [locale]: [link('Entry', 'one'), link('Entry', 'missing')] },
      },
    },
  )
  await client.entry.publish({ entryId: id }, draft)
}
const two = await client.entry.get({ entryId: 'two' })
two.fields.title[locale] = 'A better title'
const changed = await client.entry.update({ entryId: 'two' }, two)
show('changed', [changed.sys.version, changed.sys.publishedVersion])
await client.entry.publish({ entryId: 'two' }, changed)

// A conflict is told as one
try {
  await client.entry.update({ entryId: 'two' }, two)
} catch (error) {
  const { status, requestId } = JSON.parse(error.message)
  show('conflict', [error.name, status, requestId])
}
try {
  await client.entry.get({ entryId: 'nowhere' })
} catch (error) {
  show('missing', [error.name, JSON.parse(error.message).message])
}

const { items, total } = await client.entry.getMany({ query: { content_type: 'article', limit: 2 } })
show('entries', [total, items.map(({ sys }) => sys.id)])
await client.entry.unpublish({ entryId: 'three' })
const archived = await client.entry.archive({ entryId: 'three' })
show('archived', archived.sys.archivedVersion)
await client.entry.unarchive({ entryId: 'three' })
await client.entry.delete({ entryId: 'three' })
await client.tag.createWithId({ tagId: 'news' }, { name: 'News', sys: { visibility: 'public' } })
show('raw', (await client.raw.get('/spaces/sp/environments/master/tags/news')).name)

// What visitors see
const articles = await delivery.getEntries({ content_type: 'article', include: 2 })
for (const entry of articles.items)
  show(entry.fields.title, [
    entry.fields.author.fields.name,
    entry.fields.picture.fields.file.url,
    entry.fields.related.map(({ sys }) => sys.type),
  ])
const without = await delivery.withoutUnresolvableLinks.getEntries({ content_type: 'article' })
show(
  'without unresolvable',
  without.items.map(({ fields }) => fields.related.length),
)
const raw = await delivery.withoutLinkResolution.getEntry('one')
show('link', raw.fields.author.sys)
try {
  await delivery.getEntry('nowhere')
} catch (error) {
  show('not found', [error.message, error.sys.id, error.details.id])
}
