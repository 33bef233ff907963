import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { signRequest } from '../../adapters/signatures/request.ts'
import { inTurns } from '../../site/turns.ts'
import { entryIn, richText, smallExport } from '../data/export.ts'
import { temporaryFolder } from '../data/folder.ts'
import { kade } from '../data/run.ts'
import { running } from '../data/running.ts'
import { spaceWith, type TestSpace, textsIn } from '../data/space.ts'
import { asking } from '../emulator/client.ts'

const secret = 'aB3+/=_-'.repeat(8)
const text = (words: string) => ({ 'nl-BE': richText(words), 'en-US': richText(words) })

describe('watch', function () {
  this.timeout(90_000)
  const folder = temporaryFolder()
  const dist = join(folder, 'dist')
  const about = () => textsIn(dist)['en/about-us/index.html']

  describe('a space', () => {
    let space: TestSpace
    before(async () => {
      space = await spaceWith()
    })
    after(() => space.platform.close())

    it('by looking: writes what was published, survives what goes wrong, and says the same problem once', async () => {
      const watch = running(['watch', '--out', dist, '--every', '0.8'], space.variables)
      await watch.until(/pages written.*\(start\)[\s\S]*Watching the space local/)
      await space.save('about.text', 'text', text('Looked up.'))
      await space.publish('about.text')
      await watch.until(/✓ [12] of \d+ pages written in/)
      expect(about()).to.contain('Looked up.')

      await space.save('story', 'slug', { 'nl-BE': 'Een Verhaal', 'en-US': 'story' })
      await space.publish('story')
      await watch.until(/The slug "Een Verhaal" is not one clean path segment[\s\S]*The same problem as before/)
      expect(about()).to.contain('Looked up.')
      await space.save('story', 'slug', { 'nl-BE': 'verhaal', 'en-US': 'story' })
      await space.publish('story')
      watch.forget()
      await watch.until(/✓/)
      expect(await watch.stop()).to.equal(0)
    })

    it('by webhooks: waits until what was published can be read, and takes many of them as one', async () => {
      const watch = running(['watch', '--out', dist, '--webhook-port', '0', '--every', '0'], {
        ...space.variables,
        CONTENTFUL_WEBHOOK_SECRET: secret,
      })
      const url = /taken at (\S+)/.exec(await watch.until(/taken at \S+/))?.[1] ?? ''
      const ask = asking(space.platform)
      await ask('PUT', '/spaces/local/webhook_settings/signing_secret', { value: secret })
      await ask('PUT', '/spaces/local/webhook_definitions/w', { name: 'Watch', url: `${url}publish?a=b`, topics: ['*.*'] })
      await ask('POST', '/_kade/faults', { kind: 'publish-delay', delay: 1500 })
      watch.forget()
      for (const words of ['One.', 'Two.', 'Three.']) {
        await space.save('about.text', 'text', text(words))
        await space.publish('about.text')
      }
      await space.save('story', 'title', { 'nl-BE': 'Verhaal', 'en-US': 'A tale' })
      await space.publish('story')
      await watch.until(/✓ .*Entry publish story\)/)
      expect(about()).to.contain('Three.')
      // One turn as a rule; where publishing itself is slow, what comes later is taken together in the next one.
      expect(watch.said().match(/✓/g)?.length).to.be.below(4)
      await ask('POST', '/_kade/faults', { kind: 'publish-delay', delay: 0 })

      const body = JSON.stringify({ sys: { id: 'x' } })
      const post = (headers: { readonly [name: string]: string }, sent = body) =>
        fetch(`${url}hook`, { method: 'POST', headers, body: sent }).then(({ status }) => status)
      const topic = { 'x-contentful-topic': 'ContentManagement.Entry.publish' }
      const signed = (timestamp = Date.now(), by = secret) =>
        signRequest(by, { method: 'POST', path: '/hook', headers: topic, body }, { timestamp })
      expect(await post(topic)).to.equal(403)
      expect(await post({ ...topic, ...(await signed(Date.now(), secret.replace('a', 'b'))) })).to.equal(403)
      expect(await post({ ...topic, ...(await signed(Date.now() - 60_000)) })).to.equal(403)
      expect(await post({ ...topic, ...(await signed()) }, `${body} `)).to.equal(403)
      expect(await post({ ...topic, ...(await signed()) })).to.equal(202)
      expect(await post(topic, 'x'.repeat(9 * 1024 * 1024)).catch(() => 413)).to.equal(413)
      expect((await fetch(url)).status).to.equal(405)
      expect(await watch.stop()).to.equal(0)
    })
  })

  it('embedded content: at every change of a file', async () => {
    const content = join(folder, 'content.json')
    const write = (words: string) => {
      const site = smallExport()
      entryIn(site, 'about.text').fields.text = text(words)
      writeFileSync(content, JSON.stringify(site))
    }
    write('Before.')
    const watch = running(['watch', '--content', content, '--out', dist])
    await watch.until(/Watching/)
    watch.forget()
    writeFileSync(content, '{ "entries": [')
    await watch.until(/Nothing was written; what was there is as it was/)
    write('Afterwards.')
    await watch.until(/✓ \d of \d+ pages written/)
    expect(about()).to.contain('Afterwards.')
    expect(await watch.stop()).to.equal(0)
  })

  it('says what is missing for webhooks', async () => {
    const variables = { CONTENTFUL_SPACE_ID: 'local', CONTENTFUL_ACCESS_TOKEN: 'x' }
    const { code, stderr } = await kade(['watch', '--webhook-port', '0'], variables)
    expect(code).to.equal(1)
    expect(stderr).to.contain('CONTENTFUL_WEBHOOK_SECRET').and.to.contain('64 characters')
    expect((await kade(['watch', '--webhook-port', '0'])).stderr).to.contain('The embedded content has no webhooks.')
    expect((await kade(['watch', '--every', 'often'], variables)).stderr).to.contain('"often" is no number of seconds.')
  })
})

describe('work in turns', () => {
  it('is done once for all that came meanwhile, and never twice at once', async () => {
    const done: Array<ReadonlyArray<number>> = []
    let atOnce = 0
    let time = 0
    const sleep = async (milliseconds: number) => {
      time += milliseconds
    }
    const clock = { now: () => time, sleep }
    const turn = inTurns<number>(clock, { quiet: 10, most: 100 }, async (reasons) => {
      atOnce += 1
      expect(atOnce).to.equal(1)
      if (done.length === 0) for (const late of [3, 4, 5]) void turn(late)
      await new Promise((wake) => setTimeout(wake, 5))
      done.push(reasons)
      atOnce -= 1
    })
    void turn(1)
    await turn(2)
    expect(done).to.deep.equal([
      [1, 2],
      [3, 4, 5],
    ])
  })
})
