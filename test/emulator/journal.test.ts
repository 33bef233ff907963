import { type ChildProcess, spawn } from 'node:child_process'
import { appendFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { createPlatform } from '../../adapters/emulator/platform.ts'
import { temporaryFolder } from '../data/folder.ts'
import { asking, master, seed } from './client.ts'

/** A platform in a process of its own, which can be killed. */
const started = (data: string): Promise<{ readonly url: string; readonly process: ChildProcess }> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['scripts/kade.mjs', 'platform', '--port', '0', '--data', data])
    let said = ''
    child.stdout.on('data', (text) => {
      said += text
      const [url] = /http:\/\/\S+/.exec(said) ?? []
      if (url) resolve({ url, process: child })
    })
    child.stderr.on('data', (text) => reject(new Error(String(text))))
    child.on('error', reject)
  })

describe('a platform that keeps its data', function () {
  this.timeout(60_000)
  const folder = temporaryFolder()

  it('has it again after it was closed, with its files and the tokens of synchronizations', async () => {
    const data = join(folder, 'closed')
    const first = await createPlatform({ data })
    const ask = asking(first)
    await seed(ask, 'a', 'b')
    await ask('DELETE', `${master}/entries/b/published`)
    const sync = await ask('GET', `${master}/sync?initial=true&access_token=any`, undefined, { 'content-type': 'text/plain' })
    const upload = await ask('POST', '/spaces/local/uploads', new Uint8Array([1, 2, 3]), {
      'content-type': 'application/octet-stream',
    })
    const uploadFrom = { sys: { type: 'Link', linkType: 'Upload', id: upload.body.sys.id } }
    await ask('PUT', `${master}/assets/x`, {
      fields: { file: { 'en-US': { fileName: 'x.bin', contentType: 'application/x-bin', uploadFrom } } },
    })
    await ask('PUT', `${master}/assets/x/files/en-US/process`, undefined, { 'x-contentful-version': '1' })
    const before = await ask('GET', `${master}/entries`)
    const asset = await ask('GET', `${master}/assets/x`)
    await first.close()

    const second = await createPlatform({ data })
    const again = asking(second)
    expect((await again('GET', `${master}/entries`)).body).to.deep.equal(before.body)
    await again('PUT', `${master}/entries/a`, { fields: { title: { 'en-US': 'new' } } }, { 'x-contentful-version': '2' })
    await again('PUT', `${master}/entries/a/published`, undefined, { 'x-contentful-version': '3' })
    const next = await again('GET', sync.body.nextSyncUrl, undefined, {
      'content-type': 'application/vnd.contentful.delivery.v1+json',
    })
    expect(next.body.items.map(({ sys }: { readonly sys: { readonly id: string } }) => sys.id)).to.deep.equal(['a'])
    const { pathname } = new URL(`http:${asset.body.fields.file['en-US'].url}`)
    const file = await fetch(`${second.url}${pathname}`)
    expect([...new Uint8Array(await file.arrayBuffer())]).to.deep.equal([1, 2, 3])
    await second.close()
  })

  it('loses nothing that it acknowledged, whenever it is killed', async () => {
    const data = join(folder, 'killed')
    const acknowledged: Array<string> = []
    for (let round = 0; round < 3; round++) {
      const { url, process: child } = await started(data)
      const ask = asking({ url })
      if (round === 0) await seed(ask)
      const until = performance.now() + 150 + round * 170
      const writing = (async () => {
        for (let index = 0; ; index++) {
          const id = `e${round}-${index}`
          const { status } = await ask('PUT', `${master}/entries/${id}`, { fields: {} }, { 'x-contentful-content-type': 'post' })
          if (status === 201) acknowledged.push(id)
        }
      })().catch(() => undefined)
      while (performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 5))
      child.kill('SIGKILL')
      await writing
    }
    const { url, process: child } = await started(data)
    const kept = new Set<string>()
    for (let skip = 0; ; skip += 1000) {
      const { body } = await asking({ url })('GET', `${master}/entries?limit=1000&select=sys.id&skip=${skip}`)
      for (const { sys } of body.items) kept.add(sys.id)
      if (skip + 1000 >= body.total) break
    }
    child.kill()
    expect(acknowledged.length).to.be.greaterThan(20)
    expect(acknowledged.filter((id) => !kept.has(id))).to.deep.equal([])
  })

  it('forgets a line that was cut off while it was written, and nothing else', async () => {
    const data = join(folder, 'torn')
    const first = await createPlatform({ data })
    await seed(asking(first), 'a')
    await first.close()
    const [journal = ''] = readdirSync(data).filter((name) => name.startsWith('journal-'))
    appendFileSync(join(data, journal), '[{"put":"spaces/local/environments/master/entries","id":"half","rec')
    const second = await createPlatform({ data })
    const { body } = await asking(second)('GET', `${master}/entries`)
    await second.close()
    expect(body.items.map(({ sys }: { readonly sys: { readonly id: string } }) => sys.id)).to.deep.equal(['a'])
  })
})
