import { expect } from 'chai'
import sharp from 'sharp'
import { asking, delivery, management, master, withPlatform } from './client.ts'

const red = { r: 200, g: 10, b: 10 }
const original = () =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: red } })
    .png()
    .toBuffer()

describe('the images API', () => {
  const { platform, ask } = withPlatform()
  let address = ''

  const upload = async (bytes: Uint8Array, fileName: string, contentType: string): Promise<string> => {
    const { body } = await ask('POST', '/spaces/local/uploads', bytes, { 'content-type': 'application/octet-stream' })
    const uploadFrom = { sys: { type: 'Link', linkType: 'Upload', id: body.sys.id } }
    const made = await ask('POST', `${master}/assets`, { fields: { file: { 'en-US': { fileName, contentType, uploadFrom } } } })
    const one = `${master}/assets/${made.body.sys.id}`
    await ask('PUT', `${one}/files/en-US/process`, undefined, { 'x-contentful-version': '1' })
    const asset = await ask('GET', one)
    return asset.body.fields.file['en-US'].url
  }
  const got = async (query: string) => {
    const response = await fetch(`http:${address}${query}`)
    const bytes = Buffer.from(await response.arrayBuffer())
    return { status: response.status, type: response.headers.get('content-type'), bytes }
  }
  const looked = async (query: string) => {
    const { bytes, type } = await got(query)
    const image = sharp(bytes)
    const { width, height } = await image.metadata()
    const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
    return { width, height, type, pixel }
  }

  beforeEach(async () => {
    address = await upload(await original(), 'red.png', 'image/png')
  })

  it('tells the size of a picture that was processed, and gives it as it is', async () => {
    const { body } = await ask('GET', `${master}/assets`)
    const { details, url } = body.items[0].fields.file['en-US']
    expect(details.image).to.deep.equal({ width: 400, height: 200 })
    expect(url).to.match(new RegExp(`^//${platform().host}/local/[^/]+/[^/]+/red.png$`))
    expect((await got('')).bytes.equals(await original())).to.equal(true)
  })

  for (const [query, width, height] of [
    ['?w=100', 100, 50],
    ['?h=50', 100, 50],
    ['?w=100&h=100', 100, 50],
    ['?w=800', 400, 200],
    ['?w=100&h=100&fit=pad', 100, 100],
    ['?w=100&h=100&fit=fill', 100, 100],
    ['?w=800&h=100&fit=scale', 800, 100],
    ['?w=100&h=150&fit=crop&f=top_left', 100, 150],
    ['?w=80&h=80&fit=thumb&f=face', 80, 80],
  ] as const)
    it(`makes ${query} ${width} by ${height}`, async () => {
      const { width: w, height: h } = await looked(query)
      expect([w, h]).to.deep.equal([width, height])
    })

  it('pads with nothing, or with a colour', async () => {
    expect((await looked('?w=100&h=100&fit=pad')).pixel(50, 2)[3]).to.equal(0)
    expect((await looked('?w=100&h=100&fit=pad&bg=rgb:00ff00')).pixel(50, 2)).to.deep.equal([0, 255, 0, 255])
  })

  it('cuts corners off', async () => {
    const { pixel } = await looked('?w=100&r=max')
    expect([pixel(0, 0)[3], pixel(50, 25)]).to.deep.equal([0, [200, 10, 10, 255]])
    expect((await looked('?w=100&r=20&bg=rgb:0000ff')).pixel(0, 0).slice(0, 3)).to.deep.equal([0, 0, 255])
  })

  for (const [format, type] of [
    ['jpg', 'image/jpeg'],
    ['png', 'image/png'],
    ['webp', 'image/webp'],
    ['gif', 'image/gif'],
    ['avif', 'image/avif'],
    ['tiff', 'image/tiff'],
  ])
    it(`writes ${format}`, async () => {
      const made = await looked(`?w=60&fm=${format}`)
      expect([made.type, made.width, made.height]).to.deep.equal([type, 60, 30])
    })

  it('writes smaller files for less quality, and progressive ones', async () => {
    const noise = await sharp({
      create: { width: 200, height: 200, channels: 3, background: red, noise: { type: 'gaussian', mean: 128, sigma: 60 } },
    })
      .png()
      .toBuffer()
    address = await upload(noise, 'noise.png', 'image/png')
    const [low, high] = [await got('?fm=jpg&q=10'), await got('?fm=jpg&q=90')]
    expect(low.bytes.length).to.be.lessThan(high.bytes.length / 2)
    expect((await sharp((await got('?fm=jpg&fl=progressive')).bytes).metadata()).isProgressive).to.equal(true)
  })

  it('says all that is wrong with a wish', async () => {
    const { status, bytes } = await got('?w=5000&fm=bmp&q=0')
    expect([status, bytes.toString().split('\n').length]).to.deep.equal([400, 3])
  })

  it('does not fall over a file that is no image', async () => {
    address = await upload(new Uint8Array(100), 'broken.png', 'image/png')
    expect((await got('?w=10')).status).to.equal(415)
    address = await upload(new TextEncoder().encode('Some text.'), 'text.txt', 'text/plain')
    expect([(await got('?w=10')).bytes.toString(), (await got('')).type]).to.deep.equal(['Some text.', 'text/plain'])
  })

  it('sends those who ask for a file that is elsewhere to where it is', async () => {
    const upload = 'https://example.com/picture.png'
    const made = await ask('POST', `${master}/assets`, {
      fields: { file: { 'en-US': { fileName: 'p.png', contentType: 'image/png', upload } } },
    })
    const one = `${master}/assets/${made.body.sys.id}`
    await ask('PUT', `${one}/files/en-US/process`, undefined, { 'x-contentful-version': '1' })
    await ask('PUT', `${one}/published`, undefined, { 'x-contentful-version': '2' })
    const asset = await ask('GET', one, undefined, delivery)
    const { status, headers } = await asking({ url: 'http:' })('GET', asset.body.fields.file.url, undefined, {
      'content-type': management,
    })
    expect([status, headers.get('location')]).to.deep.equal([302, upload])
  })
})
