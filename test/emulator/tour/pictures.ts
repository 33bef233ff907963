import { expect } from 'chai'
import sharp from 'sharp'
import { inEnvironment, type Known, type Step, type Steps } from './steps.ts'

const asset = { ...inEnvironment, assetId: 'photo' }

/** What the address of a picture gives with these parameters. */
const shown = async ({ photo }: Known, query = '') => {
  const answer = await fetch(`http:${photo}${query}`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, type: answer.headers.get('content-type'), bytes }
}
const changes = (parameter: string, query: string, facts: { readonly [name: string]: unknown }): Step => [
  `images.${parameter}`,
  async (_drive, known) => {
    const { bytes, status } = await shown(known, query)
    expect(status).to.equal(200)
    expect(await sharp(bytes).metadata()).to.include(facts)
  },
]

export const pictureSteps: Steps = [
  [
    'images.original',
    async (_drive, known, also) => {
      const width = 80
      const bytes = await sharp({ create: { width, height: 40, channels: 3, background: '#336699' } })
        .png()
        .toBuffer()
      const exact = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)
      const upload = await also('upload.create', inEnvironment, { file: exact })
      const file = {
        contentType: 'image/png',
        fileName: 'photo.png',
        uploadFrom: { sys: { type: 'Link', linkType: 'Upload', id: upload.sys.id } },
      }
      const draft = await also('asset.createWithId', asset, { fields: { title: { 'en-US': 'Photo' }, file: { 'en-US': file } } })
      const done = await also('asset.processForLocale', inEnvironment, draft, 'en-US', { processingCheckWait: 5 })
      expect(done.fields.file['en-US'].details).to.deep.include({ image: { width: 80, height: 40 } })
      known.photo = done.fields.file['en-US'].url
      const original = await shown(known)
      expect([original.type, original.bytes.equals(bytes)]).to.deep.equal(['image/png', true])
    },
  ],
  changes('w', '?w=40', { width: 40, height: 20, format: 'png' }),
  changes('h', '?h=10', { width: 20, height: 10 }),
  changes('fit', '?w=30&h=30&fit=fill', { width: 30, height: 30 }),
  changes('f', '?w=30&h=30&fit=thumb&f=top', { width: 30, height: 30 }),
  changes('fm', '?fm=webp', { format: 'webp', width: 80 }),
  changes('fl', '?fm=jpg&fl=progressive', { format: 'jpeg', isProgressive: true }),
  changes('r', '?r=10', { hasAlpha: true }),
  changes('bg', '?w=50&h=50&fit=pad&bg=rgb:ff0000', { width: 50, height: 50 }),
  [
    'images.q',
    async (_drive, known) => {
      const [low, high] = [await shown(known, '?fm=jpg&q=1'), await shown(known, '?fm=jpg&q=100')]
      expect(low.bytes.length).to.be.lessThan(high.bytes.length)
    },
  ],
  [
    'images.what is not allowed',
    async (_drive, known) => {
      const { status, bytes } = await shown(known, '?w=0')
      expect(status).to.equal(400)
      expect(bytes.toString()).to.contain('w')
    },
  ],
]
