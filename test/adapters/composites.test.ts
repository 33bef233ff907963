import { expect } from 'chai'
import { httpPlatform } from '../../adapters/http/platform.ts'
import { toError } from '../../adapters/promise/error.ts'
import type { WireRequest, WireResponse } from '../../adapters/wire/transport.ts'
import { linkTo, type Sys } from '../../domain/platform/sys.ts'
import { TE } from '../../domain/prelude.ts'
import type { Clock } from '../../ports/clock.ts'
import type { ContentType } from '../../ports/platform/content-type.ts'
import { failure, success } from '../data/outcome.ts'
import { inEnvironment } from '../parity/samples.ts'

type Answer = (request: WireRequest, asked: number) => unknown
const refused = { status: 409, body: { sys: { type: 'Error', id: 'VersionMismatch' }, message: 'Somebody was first.' } }

/** Time that passes only while somebody sleeps. */
const start = (answer: Answer, { slow = 0, sleep }: { readonly slow?: number; readonly sleep?: Clock['sleep'] } = {}) => {
  const requests: Array<WireRequest> = []
  const sleeps: Array<number> = []
  let time = 1_790_000_000_000
  const clock: Clock = {
    now: () => time,
    sleep: async (milliseconds, signal) => {
      sleeps.push(milliseconds)
      time += milliseconds
      await sleep?.(milliseconds, signal)
    },
  }
  const platform = httpPlatform((request) => {
    requests.push(request)
    time += slow
    const body = answer(request, requests.length - 1)
    const response: WireResponse = body === refused ? { headers: {}, ...refused } : { headers: {}, status: 200, body }
    return TE.right(response)
  }, clock)
  return { platform, requests, sleeps, clock }
}

const sysOf = (type: string, id: string, more: object = {}): Sys => ({ type, id, ...more })
const addresses = (requests: ReadonlyArray<WireRequest>) => requests.map(({ method, path }) => `${method} ${path}`)
const environment = '/spaces/sp/environments/env'

describe('deleting a field', () => {
  const at = { ...inEnvironment, contentTypeId: 'article', fieldId: 'tags' }
  const article = {
    sys: sysOf('ContentType', 'article', { version: 3 }),
    name: 'Article',
    fields: [
      { id: 'title', name: 'Title', type: 'Symbol' },
      { id: 'tags', name: 'Tags', type: 'Array', items: { type: 'Symbol' } },
    ],
  } satisfies ContentType
  /** Each write makes a version. */
  const versions: Answer = ({ body }, asked) => ({
    ...article,
    ...(body as object | undefined),
    sys: { ...article.sys, version: 4 + asked },
  })

  const fieldsOf = (body: unknown) => (body as ContentType | undefined)?.fields

  it('is an update, a publication and an update, each from the version before it', async () => {
    const { platform, requests } = start(versions)
    const deleted = await success(platform.contentType.omitAndDeleteField(at, article))
    expect(addresses(requests)).to.deep.equal([
      `PUT ${environment}/content_types/article`,
      `PUT ${environment}/content_types/article/published`,
      `PUT ${environment}/content_types/article`,
    ])
    expect(requests.map(({ headers }) => headers['x-contentful-version'])).to.deep.equal(['3', '4', '5'])
    const [omitted, , last] = requests.map(({ body }) => fieldsOf(body))
    expect(omitted?.[1]).to.include({ id: 'tags', omitted: true }).and.not.have.property('deleted')
    expect(last?.[1]).to.include({ id: 'tags', deleted: true })
    expect(last?.[0]).to.deep.equal(article.fields[0])
    expect(deleted.sys.version).to.equal(6)
  })

  it('leaves the content type it was given as it is', async () => {
    const given = structuredClone(article)
    await success(start(versions).platform.contentType.omitAndDeleteField(at, given))
    expect(given).to.deep.equal(article)
  })

  it('of a nonexistent field names it and the content type, and sends nothing', async () => {
    const { platform, requests } = start(versions)
    const error = await failure(platform.contentType.omitAndDeleteField({ ...at, fieldId: 'nowhere' }, article))
    expect(error).to.include({
      _tag: 'Invalid',
      message: 'Tried to omitAndDeleteField on a nonexistent field, nowhere, on the content type Article.',
    })
    expect(requests).to.deep.equal([])
  })

  it('does not publish what could not be updated', async () => {
    const { platform, requests } = start(() => refused)
    expect(await failure(platform.contentType.omitAndDeleteField(at, article))).to.include({ name: 'VersionMismatch' })
    expect(requests).to.have.length(1)
  })

  it('shares one deadline among its requests', async () => {
    const { platform, requests } = start(versions, { slow: 100 })
    await success(platform.contentType.omitAndDeleteField({ ...at, deadline: 1000 }, article))
    expect(requests.map(({ deadline }) => deadline)).to.deep.equal([1000, 900, 800])
  })
})

describe('an asset from files', () => {
  const text = { contentType: 'text/plain', fileName: 'a.txt', file: 'the bytes' }
  const image = { contentType: 'image/png', fileName: 'b.png', file: Uint8Array.of(1, 2, 3) }
  const asset = { fields: { title: { 'nl-BE': 'Kade' }, file: { 'nl-BE': text, 'en-US': image } } }
  const answer: Answer = ({ host, body }, asked) =>
    host === 'upload'
      ? { sys: { type: 'Upload', id: `u${asked}` } }
      : { sys: sysOf('Asset', 'a1'), ...(body as object | undefined) }
  const made = (uploadFrom: string, { contentType, fileName }: typeof text | typeof image) => ({
    contentType,
    fileName,
    uploadFrom: linkTo('Upload', uploadFrom),
  })

  it('has every file uploaded as it is, and linked in its locale', async () => {
    const { platform, requests } = start(answer)
    const given = structuredClone(asset)
    await success(platform.asset.createFromFiles(inEnvironment, given))
    expect(addresses(requests)).to.deep.equal([
      `POST ${environment}/uploads`,
      `POST ${environment}/uploads`,
      `POST ${environment}/assets`,
    ])
    expect(requests.map(({ host }) => host)).to.deep.equal(['upload', 'upload', 'api'])
    expect(requests.slice(0, 2).map(({ body }) => body)).to.deep.equal(['the bytes', Uint8Array.of(1, 2, 3)])
    expect(requests[0]?.headers).to.include({ 'content-type': 'application/octet-stream' })
    expect(requests[2]?.body).to.deep.equal({
      fields: { title: { 'nl-BE': 'Kade' }, file: { 'nl-BE': made('u0', text), 'en-US': made('u1', image) } },
    })
    expect(given).to.deep.equal(asset)
  })

  it('is made in the release that is named', async () => {
    const { platform, requests } = start(answer)
    await success(platform.release.asset.createFromFiles({ ...inEnvironment, releaseId: 'r1' }, asset))
    expect(addresses(requests).at(-1)).to.equal(`POST ${environment}/releases/r1/assets`)
  })

  it('is not made when an upload was refused', async () => {
    const { platform, requests } = start((_, asked) => (asked === 1 ? refused : answer(_, asked)))
    expect(await failure(platform.asset.createFromFiles(inEnvironment, asset))).to.include({ _tag: 'Refused' })
    expect(addresses(requests)).not.to.include(`POST ${environment}/assets`)
  })

  it('is not made without its file', async () => {
    const { platform, requests } = start(answer)
    const empty = { fields: { file: { 'nl-BE': { ...text, file: '' } } } }
    const error = await failure(platform.asset.createFromFiles(inEnvironment, empty))
    expect(error).to.include({ _tag: 'Invalid', message: 'Unable to locate a file to upload.' })
    expect(requests).to.deep.equal([])
  })

  it('gives each upload the time it is allowed, and the asset what is left of the deadline', async () => {
    const { platform, requests } = start(answer, { slow: 100 })
    await success(platform.asset.createFromFiles({ ...inEnvironment, uploadTimeout: 300, deadline: 1000 }, asset))
    expect(requests.map(({ deadline }) => deadline)).to.deep.equal([300, 300, 800])
  })

  it('leaves the time of an upload to the client when none is given', async () => {
    const { platform, requests } = start(answer)
    await success(platform.asset.createFromFiles(inEnvironment, asset))
    expect(requests.map(({ deadline }) => deadline)).to.deep.equal([undefined, undefined, undefined])
  })
})

describe('processing the file of an asset', () => {
  const waiting = { contentType: 'image/png', fileName: 'kade.png', uploadFrom: linkTo('Upload', 'u1') }
  const done = { contentType: 'image/png', fileName: 'kade.png', url: '//images.test/kade.png' }
  const assetOf = (version: number, nl: object, en: object = waiting, more: object = {}) => ({
    sys: sysOf('Asset', 'a1', { version, ...more }),
    fields: { file: { 'nl-BE': nl, 'en-US': en } },
  })
  const asset = assetOf(1, waiting)
  const one = { ...inEnvironment, asset, locale: 'nl-BE' }
  /** Done after so many looks. */
  const doneAfter =
    (looks: number): Answer =>
    ({ method }, asked) =>
      method === 'PUT' ? '' : asked > looks ? assetOf(2, done) : asset

  it('looks every three seconds until it has an address', async () => {
    const { platform, requests, sleeps } = start(doneAfter(2))
    const processed = await success(platform.asset.processForLocale(one))
    expect(processed.fields.file?.['nl-BE']?.url).to.equal('//images.test/kade.png')
    expect(addresses(requests)).to.deep.equal([
      `PUT ${environment}/assets/a1/files/nl-BE/process`,
      `GET ${environment}/assets/a1`,
      `GET ${environment}/assets/a1`,
      `GET ${environment}/assets/a1`,
    ])
    expect(requests[0]?.headers).to.include({ 'x-contentful-version': '1' })
    expect(sleeps).to.deep.equal([3000, 3000])
  })

  it('gives up after ten more looks, and says so as the platform does', async () => {
    const { platform, requests, sleeps } = start(doneAfter(Number.POSITIVE_INFINITY))
    const error = await failure(platform.asset.processForLocale(one))
    expect(error).to.deep.include({
      _tag: 'Unfinished',
      message: 'Asset is taking longer then expected to process.',
      subject: asset,
    })
    expect(toError(error)).to.include({
      name: 'AssetProcessingTimeout',
      message: 'Asset is taking longer then expected to process.',
    })
    expect(requests).to.have.length(12)
    expect(sleeps).to.deep.equal(Array(10).fill(3000))
  })

  it('takes its pace from the options', async () => {
    const { platform, sleeps } = start(doneAfter(Number.POSITIVE_INFINITY))
    const options = { processingCheckWait: 5, processingCheckRetries: 2 }
    await failure(
      platform.asset.processForAllLocales({ ...inEnvironment, asset: { ...asset, fields: one.asset.fields }, options }),
    )
    expect(sleeps).to.deep.equal([5, 5, 5, 5])
  })

  it('does not look for what was not started', async () => {
    const { platform, requests } = start(() => refused)
    expect(await failure(platform.asset.processForLocale(one))).to.include({ name: 'VersionMismatch' })
    expect(requests).to.have.length(1)
  })

  it('ends at once when it is aborted while it waits', async () => {
    const { signal, abort } = withAbort()
    const never = () => new Promise<void>(() => setTimeout(abort, 0))
    const { platform, requests } = start(doneAfter(5), { sleep: never })
    expect(await failure(platform.asset.processForLocale({ ...one, signal }))).to.include({ _tag: 'Aborted' })
    expect(requests).to.have.length(2)
  })

  it('ends when its deadline passes while it waits', async () => {
    const { platform, sleeps } = start(doneAfter(5), { slow: 500 })
    const error = await failure(platform.asset.processForLocale({ ...one, deadline: 5000 }))
    expect(error).to.include({ _tag: 'Overdue', deadline: 5000 })
    expect(sleeps).to.deep.equal([3000, 500])
  })

  it('does not pass a query on that would hide the file', async () => {
    const { platform, requests } = start(doneAfter(1))
    await success(platform.asset.processForLocale({ ...one, query: { select: 'fields.title' } }))
    expect(requests.map(({ query }) => query)).to.deep.equal([{}, {}, {}])
  })

  for (const [later, first] of [
    ['nl-BE', 'en-US'],
    ['en-US', 'nl-BE'],
  ] as const)
    it(`gives the newest version of the asset when ${later} is done after ${first}`, async () => {
      const done2 = later === 'nl-BE' ? assetOf(2, waiting, done) : assetOf(2, done, waiting)
      const looks = { PUT: 0, GET: 0 }
      const { platform } = start(({ method }) => {
        looks[method as 'PUT' | 'GET']++
        return method === 'PUT' ? '' : looks.GET > 2 ? assetOf(3, done, done) : done2
      })
      const processed = await success(platform.asset.processForAllLocales({ ...inEnvironment, asset }))
      expect(processed.sys.version).to.equal(3)
      expect(processed.fields.file).to.deep.equal({ 'nl-BE': done, 'en-US': done })
    })

  it('happens in the release that the asset belongs to', async () => {
    const released = assetOf(1, waiting, done, { release: linkTo('Release', 'r1') })
    const { platform, requests } = start(doneAfter(0))
    await success(platform.asset.processForLocale({ ...one, asset: released }))
    expect(addresses(requests)).to.deep.equal([
      `PUT ${environment}/releases/r1/assets/a1/files/nl-BE/process`,
      `GET ${environment}/releases/r1/assets/a1`,
    ])
  })

  it('of an asset without files gives it back and sends nothing', async () => {
    const empty = { sys: sysOf('Asset', 'a1'), fields: {} }
    const { platform, requests } = start(() => '')
    expect(await success(platform.asset.processForAllLocales({ ...inEnvironment, asset: empty }))).to.equal(empty)
    expect(requests).to.deep.equal([])
  })

  const withAbort = () => {
    const controller = new AbortController()
    return { signal: controller.signal, abort: () => controller.abort() }
  }
})

describe('an asset key', () => {
  const now = 1_790_000_000
  for (const [expiresAt, reason] of [
    ['soon', 'only numeric values are allowed for timestamps, provided type was "string"'],
    [now - 1, `value (${now - 1}) cannot be in the past, current time was ${now}`],
    [now + 172_801, `value (${now + 172_801}) cannot be further in the future than expected maximum (${now + 172_800})`],
  ] as const)
    it(`is not asked for when it would expire at ${expiresAt}`, async () => {
      const { platform, requests } = start(() => ({}))
      const error = await failure(platform.assetKey.create(inEnvironment, { expiresAt: expiresAt as number }))
      expect(error).to.deep.equal({
        _tag: 'Invalid',
        name: 'ValidationError',
        message: `Invalid "expiresAt" provided, ${reason}`,
      })
      expect(requests).to.deep.equal([])
    })

  it('may last 48 hours', async () => {
    const { platform } = start(() => ({ policy: 'p', secret: 's' }))
    expect(await success(platform.assetKey.create(inEnvironment, { expiresAt: now + 172_800 }))).to.include({ policy: 'p' })
  })
})

describe('an upload', () => {
  it('without a file is refused before it is sent', async () => {
    const { platform, requests } = start(() => ({}))
    // A program in JavaScript may forget it.
    const error = await failure(platform.upload.create(inEnvironment, {} as never))
    expect(error).to.include({ _tag: 'Invalid', message: 'Unable to locate a file to upload.' })
    expect(requests).to.deep.equal([])
  })
})
