import { createHash } from 'node:crypto'
import { crc32, deflateRawSync } from 'node:zlib'
import { expect } from 'chai'
import { assert, property, string, uint8Array } from 'fast-check'
import { filesIn } from '../../../adapters/memory/apps/zip.ts'
import { made, refused } from '../webhooks/space.ts'
import { environment, openApp, organizationId } from './app.ts'

type File = { readonly name: string; readonly content: Uint8Array; readonly packed?: boolean }

/** An archive as `zip` makes them; `said` is the size it claims to unpack to. */
const zip = (files: ReadonlyArray<File>, said?: number): Uint8Array => {
  const parts: Array<Buffer> = []
  const directory: Array<Buffer> = []
  let offset = 0
  for (const { name, content, packed = false } of files) {
    const data = packed ? deflateRawSync(content) : Buffer.from(content)
    const about = Buffer.alloc(26)
    about.writeUInt16LE(20, 0)
    about.writeUInt16LE(packed ? 8 : 0, 4)
    about.writeUInt32LE(crc32(content), 10)
    about.writeUInt32LE(data.length, 14)
    about.writeUInt32LE(said ?? content.length, 18)
    about.writeUInt16LE(Buffer.byteLength(name), 22)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), about, Buffer.from(name), data])
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), about, rest, Buffer.from(name)]))
    parts.push(local)
    offset += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, listed, Buffer.from('PK\x05\x06'), end])
}

const html = Buffer.from('<h1>Hello</h1>'.repeat(20))
const md5 = (content: Uint8Array) => createHash('md5').update(content).digest('hex')
const fn = { id: 'shops', name: 'Shops', description: 'Looks up', path: 'f.js', accepts: ['resources.search'] }

const openUpload = async (file: Uint8Array) => {
  const opened = await openApp()
  const upload = await made(opened.resources.appUpload.create({ organizationId }, { file: new Uint8Array(file).buffer }))
  return { ...opened, appUploadId: upload.sys.id }
}

describe('a bundle', () => {
  it('lists the files of its archive, with their size and sum as they are when unpacked', async () => {
    const { resources, at, appUploadId } = await openUpload(
      zip([
        { name: 'assets/', content: Buffer.alloc(0) },
        { name: 'assets/index.html', content: html, packed: true },
        { name: 'é.txt', content: Buffer.from('x') },
      ]),
    )
    const { files } = await made(resources.appBundle.create(at, { appUploadId }))
    expect(files).to.deep.equal([
      { name: 'assets/index.html', size: html.length, md5: md5(html) },
      { name: 'é.txt', size: 1, md5: md5(Buffer.from('x')) },
    ])
  })

  it('does not unpack more than the archive says there is', async () => {
    const { resources, at, appUploadId } = await openUpload(zip([{ name: 'bomb', content: html, packed: true }], 10))
    const { files } = await made(resources.appBundle.create(at, { appUploadId }))
    expect(files).to.deep.equal([{ name: 'bomb', size: 10, md5: md5(Buffer.alloc(0)) }])
  })

  it('needs an upload that is there', async () => {
    const { resources, at } = await openApp()
    expect((await refused(resources.appBundle.create(at, { appUploadId: 'nowhere' }))).status).to.equal(422)
  })

  it('brings functions, which are listed where the app is installed, by what they accept', async () => {
    const { resources, at, install, installed, appUploadId } = await openUpload(zip([]))
    await made(resources.appBundle.create(at, { appUploadId, functions: [fn] }))
    await install()
    const accepting = async (accepts: string) => {
      const where = { ...environment, appInstallationId: installed.appDefinitionId, query: { 'accepts[all]': accepts } }
      return (await made(resources.function.getManyForEnvironment(where))).total
    }
    expect(await accepting('resources.search')).to.equal(1)
    expect(await accepting('resources.search,appaction.call')).to.equal(0)
  })
})

describe('the files of an archive', () => {
  it('are found again, whatever they are called and hold', () => {
    assert(
      property(string({ minLength: 1, maxLength: 20, unit: 'grapheme' }), uint8Array({ maxLength: 50 }), (name, content) => {
        const [file] = filesIn(zip([{ name: `${name}.js`, content }]))
        expect(file?.name).to.equal(`${name}.js`)
        expect(Buffer.from(file?.content ?? []).equals(content)).to.equal(true)
      }),
    )
  })

  it('are none when it is no archive, or is cut off', () => {
    assert(property(uint8Array({ maxLength: 200 }), (bytes) => void expect(filesIn(bytes)).to.deep.equal([])))
    const whole = zip([{ name: 'a', content: html }])
    for (let length = 0; length < whole.length; length += 7) expect(filesIn(whole.subarray(0, length))).to.deep.equal([])
    expect(filesIn(whole.subarray(40))).to.deep.equal([])
  })
})
