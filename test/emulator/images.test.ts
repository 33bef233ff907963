import { expect } from 'chai'
import fc from 'fast-check'
import sharp, { type Sharp } from 'sharp'
import { type Picture, picture, pictureWith } from '../../adapters/emulator/images/picture.ts'
import { planOf } from '../../adapters/emulator/images/plan.ts'
import { Remembered } from '../../adapters/emulator/images/remembered.ts'
import { fits } from '../../domain/platform/image.ts'
import { E } from '../../domain/prelude.ts'
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

type Query = { readonly [name: string]: string }
type Pixel = readonly [red: number, green: number, blue: number, alpha: number]

const png = async (image: Sharp): Promise<Picture> => ({ bytes: await image.png().toBuffer(), contentType: 'image/png' })
const plain = (width: number, height: number, background: string): Sharp =>
  sharp({ create: { width, height, channels: 4, background } })

/** Left half red, right half blue; a green square in the upper left corner. */
const halves = (): Promise<Picture> =>
  png(
    plain(400, 200, '#ff0000').composite([
      { input: { create: { width: 200, height: 200, channels: 4, background: '#0000ff' } }, left: 200, top: 0 },
      { input: { create: { width: 20, height: 20, channels: 4, background: '#00ff00' } }, left: 0, top: 0 },
    ]),
  )

const moving = async (): Promise<Picture> => {
  const frames = await Promise.all(['#ff0000', '#00ff00', '#0000ff'].map((colour) => plain(40, 20, colour).png().toBuffer()))
  return {
    bytes: await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100, 100] })
      .toBuffer(),
    contentType: 'image/gif',
  }
}

const shapes: Picture = {
  bytes: new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path d="M0 0h10v10H0z"/></svg>'),
  contentType: 'image/svg+xml',
}

const madeOf = async (original: Picture, query: Query): Promise<Picture> => {
  const made = await picture(original, query)
  if (E.isLeft(made)) throw new Error(made.left.message)
  return made.right
}
const refusalOf = async (original: Picture, query: Query) => {
  const made = await picture(original, query)
  return E.isLeft(made) ? made.left : undefined
}
const look = async ({ bytes }: Picture) => {
  const { width, height, pages = 1, pageHeight = height, format, ...rest } = await sharp(bytes, { animated: true }).metadata()
  const { data, info } = await sharp(bytes, { animated: true }).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const pixel = (x: number, y: number): Pixel => {
    const at = (y * info.width + x) * 4
    return [data[at] ?? -1, data[at + 1] ?? -1, data[at + 2] ?? -1, data[at + 3] ?? -1]
  }
  return { ...rest, size: [width, pageHeight], pages, format, pixel }
}
const [red4, green4, blue4, white4]: ReadonlyArray<Pixel> = [
  [255, 0, 0, 255],
  [0, 255, 0, 255],
  [0, 0, 255, 255],
  [255, 255, 255, 255],
]

describe('a picture', () => {
  it('is never larger than the original or the box, unless it is to fill or to be scaled', () => {
    const side = fc.integer({ min: 1, max: 4000 })
    const asked = fc.option(side, { nil: undefined })
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    const fit = fc.constantFrom(undefined, ...fits)
    fc.assert(
      fc.property(side, side, asked, asked, fit, share, share, (width, height, w, h, how, x, y) => {
        const options = { ...(w && { width: w }), ...(h && { height: h }), ...(how && { fit: how }) }
        const { region, size, canvas } = planOf({ width, height }, options, { x, y })
        expect(Math.min(region.left, region.top)).to.be.at.least(0)
        expect(region.left + region.width).to.be.at.most(width)
        expect(region.top + region.height).to.be.at.most(height)
        expect(Math.min(region.width, region.height, size.width, size.height)).to.be.at.least(1)
        expect(Math.max(size.width, size.height, canvas.width, canvas.height)).to.be.at.most(4000)
        expect(size.width).to.be.at.most(canvas.width)
        expect(size.height).to.be.at.most(canvas.height)
        if (how === 'pad' || how === 'fill' || how === 'scale') {
          if (w && h) expect(canvas).to.deep.equal({ width: w, height: h })
        } else {
          expect(canvas.width).to.be.at.most(Math.min(width, w ?? width))
          expect(canvas.height).to.be.at.most(Math.min(height, h ?? height))
        }
      }),
    )
  })

  for (const [query, width, height] of [
    [{ fit: 'fill', w: '100' }, 100, 50],
    [{ fit: 'fill', w: '800', h: '800' }, 800, 800],
    [{ fit: 'scale', h: '400' }, 800, 400],
    [{ fit: 'pad', w: '800', h: '800' }, 800, 800],
    [{ fit: 'crop', w: '100' }, 100, 200],
    [{ fit: 'crop', w: '500', h: '100' }, 400, 100],
    [{ fit: 'thumb', w: '300', h: '600' }, 300, 200],
    [{ fit: 'scale', w: '1', h: '4000' }, 1, 4000],
    [{ q: '10' }, 400, 200],
  ] as const)
    it(`of 400 by 200 is ${width} by ${height} for ${new URLSearchParams(query)}`, async () => {
      expect((await look(await madeOf(await halves(), query))).size).to.deep.equal([width, height])
    })

  it('that is cropped is cut out as it is; one that fills is made smaller first', async () => {
    const box = { w: '40', h: '40', f: 'top_left' }
    const cropped = await look(await madeOf(await halves(), { ...box, fit: 'crop' }))
    expect([cropped.pixel(5, 5), cropped.pixel(15, 15), cropped.pixel(30, 30)]).to.deep.equal([green4, green4, red4])
    const filled = await look(await madeOf(await halves(), { ...box, fit: 'fill' }))
    expect([filled.pixel(1, 1)[1] > 240, filled.pixel(15, 15)]).to.deep.equal([true, red4])
  })

  for (const [f, left, right] of [
    ['left', red4, red4],
    ['center', red4, blue4],
    ['right', blue4, blue4],
    ['bottom_right', blue4, blue4],
    ['top', red4, blue4],
  ] as const)
    it(`keeps what is ${f} when it is cut`, async () => {
      const { pixel } = await look(await madeOf(await halves(), { w: '100', h: '100', fit: 'thumb', f }))
      expect([pixel(5, 60), pixel(95, 60)]).to.deep.equal([left, right])
    })

  for (const f of ['face', 'faces'])
    for (const fit of ['crop', 'thumb', 'fill'])
      it(`with ${f} in view keeps what draws the eye when it is cut to ${fit}`, async () => {
        const skin = { input: { create: { width: 40, height: 40, channels: 4, background: '#e0ac69' } }, top: 80 } as const
        for (const left of [20, 540]) {
          const original = await png(plain(600, 200, '#8090a0').composite([{ ...skin, left }]))
          const made = await madeOf(original, { w: '100', h: '100', fit, f })
          const { channels } = await sharp(made.bytes).removeAlpha().stats()
          expect(channels[0]?.max).to.be.greaterThan(200)
        }
      })

  it('is padded on both sides of what is not made larger', async () => {
    const { pixel } = await look(await madeOf(await halves(), { w: '600', h: '300', fit: 'pad', bg: 'rgb:FF00aa' }))
    expect([pixel(99, 150), pixel(100, 150), pixel(499, 150), pixel(500, 150)]).to.deep.equal([
      [255, 0, 170, 255],
      red4,
      blue4,
      [255, 0, 170, 255],
    ])
  })

  it('has white behind its padding, its corners and its holes when it is a JPEG', async () => {
    for (const query of [{ w: '100', h: '100', fit: 'pad' }, { r: 'max' }] as ReadonlyArray<Query>) {
      const { pixel, format } = await look(await madeOf(await halves(), { ...query, fm: 'jpg', q: '100' }))
      expect([format, pixel(0, 0)]).to.deep.equal(['jpeg', white4])
    }
    const hole = await png(plain(20, 20, '#00000000'))
    expect((await look(await madeOf(hole, { fm: 'jpg' }))).pixel(5, 5)).to.deep.equal(white4)
    expect((await look(await madeOf(hole, { fm: 'jpg', bg: 'rgb:00ff00', q: '100' }))).pixel(5, 5)[1]).to.be.greaterThan(250)
  })

  it('has corners no rounder than its shorter side allows, and an ellipse for max', async () => {
    const round = await look(await madeOf(await halves(), { r: '1000' }))
    expect([round.pixel(5, 5)[3], round.pixel(200, 0)[3], round.pixel(110, 3)[3]]).to.deep.equal([0, 255, 255])
    const ellipse = await look(await madeOf(await halves(), { r: 'max' }))
    expect([ellipse.pixel(110, 3)[3], ellipse.pixel(1, 100)[3]]).to.deep.equal([0, 255])
    expect((await look(await madeOf(await halves(), { r: '0' }))).pixel(0, 0)).to.deep.equal(green4)
  })

  it('goes on moving when it is cut, padded, rounded or made WebP, and stands still otherwise', async () => {
    for (const query of [
      { w: '20' },
      { w: '10', h: '10', fit: 'thumb', f: 'face' },
      { w: '30', h: '30', fit: 'pad', bg: 'rgb:ffffff' },
      { r: 'max', fm: 'webp' },
    ] as ReadonlyArray<Query>)
      expect((await look(await madeOf(await moving(), query))).pages, JSON.stringify(query)).to.equal(3)
    const { size, pixel, delay } = await look(await madeOf(await moving(), { r: 'max', bg: 'rgb:ffffff' }))
    expect([size, delay]).to.deep.equal([
      [40, 20],
      [100, 100, 100],
    ])
    expect([pixel(0, 0), pixel(20, 10), pixel(0, 20), pixel(20, 30), pixel(20, 50)]).to.deep.equal([
      white4,
      red4,
      white4,
      green4,
      blue4,
    ])
    expect((await look(await madeOf(await moving(), { fm: 'png' }))).size).to.deep.equal([40, 20])
  })

  it('stands upright, as the camera was held', async () => {
    const turned = await sharp((await halves()).bytes)
      .jpeg({ quality: 100 })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const original = { bytes: turned, contentType: 'image/jpg' }
    const { size, pixel } = await look(await madeOf(original, { w: '100', h: '100', fit: 'thumb', f: 'bottom', fm: 'png' }))
    expect([size, pixel(50, 90)[2] > 200, pixel(50, 5)[2] > 200]).to.deep.equal([[100, 100], true, true])
    expect((await look(await madeOf(original, { w: '50' }))).size).to.deep.equal([50, 100])
  })

  it('has at most 256 colours as an 8-bit PNG, and is progressive when the original is a JPEG already', async () => {
    const small = await look(await madeOf(await halves(), { fm: 'png', fl: 'png8' }))
    expect([small.isPalette, small.format]).to.deep.equal([true, 'png'])
    const photo = {
      bytes: await sharp((await halves()).bytes)
        .jpeg()
        .toBuffer(),
      contentType: 'image/jpeg',
    }
    expect((await look(await madeOf(photo, { fl: 'progressive' }))).isProgressive).to.equal(true)
  })

  it('is drawn from shapes as sharp as it is wanted, and stays shapes when nothing is asked', async () => {
    expect(await madeOf(shapes, {})).to.equal(shapes)
    const { format, size, pixel } = await look(await madeOf(shapes, { fm: 'png', fit: 'scale', w: '2000', h: '1000' }))
    expect([format, size, pixel(998, 500)[3], pixel(1001, 500)[3]]).to.deep.equal(['png', [2000, 1000], 255, 0])
    const cut = await look(await madeOf(shapes, { fm: 'webp', fit: 'fill', w: '333', h: '333', r: 'max' }))
    expect(cut.size).to.deep.equal([333, 333])
    expect((await madeOf(shapes, { w: '10' })).contentType).to.equal('image/png')
  })

  it('is the original when that is no image that can be changed, whatever is asked', async () => {
    for (const contentType of ['application/pdf', 'image/x-icon', 'image/constructor']) {
      const original = { bytes: new Uint8Array([1]), contentType }
      expect(await madeOf(original, { w: '9999' })).to.equal(original)
    }
  })
})

describe('a wish the images API refuses', () => {
  for (const [query, ...sentences] of [
    [{ w: '0' }, 'The parameter w is "0"; allowed is a whole number of pixels from 1 to 4000.'],
    [{ h: '1e2' }, 'The parameter h is "1e2"; allowed is a whole number of pixels from 1 to 4000.'],
    [{ w: '' }, 'The parameter w is ""; allowed is a whole number of pixels from 1 to 4000.'],
    [{ fit: 'cover' }, 'The parameter fit is "cover"; allowed is pad, fill, scale, crop, thumb.'],
    [{ fm: 'bmp' }, 'The parameter fm is "bmp"; allowed is jpg, png, webp, gif, avif, tiff.'],
    [{ fl: 'lossless' }, 'The parameter fl is "lossless"; allowed is progressive, png8.'],
    [{ fl: 'progressive' }, 'The parameter fl is "progressive"; allowed is progressive only with fm=jpg.'],
    [{ fm: 'jpg', fl: 'png8' }, 'The parameter fl is "png8"; allowed is png8 only with fm=png.'],
    [{ bg: '#ff0000' }, 'The parameter bg is "#ff0000"; allowed is a colour such as rgb:9090ff.'],
    [{ r: '-1' }, 'The parameter r is "-1"; allowed is a whole number of pixels, or "max".'],
    [
      { q: '101', f: 'nose' },
      'The parameter f is "nose"; allowed is center, top, right, left, bottom, top_right, top_left, bottom_right, bottom_left, face, faces.',
      'The parameter q is "101"; allowed is a whole number from 1 to 100.',
    ],
  ] as ReadonlyArray<readonly [Query, ...string[]]>)
    it(`gets to hear: ${sentences.join(' ')}`, async () => {
      expect(await refusalOf(await halves(), query)).to.deep.equal({ status: 400, message: sentences.join('\n') })
    })

  it('is one for more pixels than there may be, all frames together or in AVIF', async () => {
    const frames = Array.from({ length: 8 }, (_, index) => plain(2, 2, `#${index}00000`).png().toBuffer())
    const many = await sharp(await Promise.all(frames), { join: { animated: true } })
      .gif()
      .toBuffer()
    const huge = await refusalOf({ bytes: many, contentType: 'image/gif' }, { fit: 'scale', w: '4000', h: '4000' })
    expect([huge?.status, huge?.message]).to.deep.equal([
      400,
      'The image would have 128000000 pixels, all frames together; allowed for gif are 100000000.',
    ])
    const large = await png(plain(3001, 3000, '#123456'))
    expect((await refusalOf(large, { fm: 'avif' }))?.message).to.match(/9003000 pixels.* avif are 9000000/)
  })

  it('is one about a file that is empty, cut short, something else or too large to open', async () => {
    const { bytes } = await halves()
    const gif = await moving()
    const bomb = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"/>')
    for (const [original, contentType] of [
      [new Uint8Array(), 'image/png'],
      [bytes.subarray(0, 60), 'image/png'],
      [gif.bytes.subarray(0, 30), 'image/gif'],
      [new TextEncoder().encode('<html>'), 'image/svg+xml'],
      [bomb, 'image/svg+xml'],
    ] as const)
      expect((await refusalOf({ bytes: original, contentType }, { w: '10' }))?.status, contentType).to.equal(415)
  })

  it('is every one where sharp is not installed, and then the original is still there', async () => {
    const without = pictureWith(() => Promise.resolve(undefined))
    const original = await halves()
    expect(await without(original, {})).to.deep.equal(E.right(original))
    expect(await without(original, { w: '10' })).to.deep.equal(
      E.left({ status: 501, message: 'Images cannot be changed here: install the package "sharp".' }),
    )
  })
})

describe('a picture that was made before', () => {
  it('is given again without being made again, whatever the original is called', async () => {
    let loads = 0
    const counting = pictureWith(() => {
      loads += 1
      return Promise.resolve(sharp)
    })
    const original = await halves()
    const [one, other] = [
      await counting(original, { w: '10' }),
      await counting({ ...original }, { w: '10', token: 'x' }, 'other'),
    ]
    expect([E.isRight(one) && E.isRight(other) && one.right === other.right, loads]).to.deep.equal([true, 1])
  })

  it('is not taken for one of other bytes under the same name', async () => {
    const [red, blue] = [await png(plain(20, 20, '#ff0000')), await png(plain(20, 20, '#0000ff'))]
    const makes = pictureWith(() => Promise.resolve(sharp))
    const colours = []
    for (const original of [red, blue]) {
      const made = await makes(original, { w: '10' }, 'same.png')
      colours.push(E.isRight(made) && (await look(made.right)).pixel(5, 5))
    }
    expect(colours).to.deep.equal([red4, blue4])
  })

  it('is forgotten first when it was not asked for the longest', () => {
    const remembered = new Remembered<string>(10)
    remembered.put('a', 'A', 4)
    remembered.put('b', 'B', 4)
    remembered.get('a')
    remembered.put('c', 'C', 4)
    remembered.put('too large', 'D', 11)
    expect(['a', 'b', 'c', 'too large'].map((name) => remembered.get(name))).to.deep.equal(['A', undefined, 'C', undefined])
    remembered.put('a', 'AA', 8)
    expect([remembered.get('a'), remembered.get('c')]).to.deep.equal(['AA', undefined])
  })
})
