import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import { kade } from '../data/run.ts'
import { website } from '../data/website.ts'

const addressOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    child.stdout?.on('data', (data) => resolve(/http:\S+/.exec(String(data))?.[0] ?? ''))
    child.on('close', () => reject(new Error('It ended without an address.')))
  })

describe('the preview command', function () {
  this.timeout(60_000)

  it('serves the website until it is told to stop', async () => {
    const { dist } = await website()
    const child = spawn(process.execPath, ['scripts/kade.mjs', 'preview', '--out', dist, '--port', '0'])
    const url = await addressOf(child)
    expect(url).to.match(/^http:\/\/127\.0\.0\.1:\d+\/$/)
    expect((await fetch(`${url}en/cases/`)).status).to.equal(200)
    expect((await fetch(`${url}en/nothing/`)).status).to.equal(404)
    const ended = new Promise((resolve) => child.on('close', resolve))
    child.kill('SIGTERM')
    expect(await ended).to.equal(0)
  })

  it('says when the port that was asked for is taken, or is none', async () => {
    const { dist } = await website()
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const port = String((other.address() as AddressInfo).port)
    const { code, stderr } = await kade(['preview', '--out', dist, '--port', port])
    other.close()
    expect(code).to.equal(1)
    expect(stderr).to.contain('EADDRINUSE').and.to.contain('Choose another port with --port.')
    expect((await kade(['preview', '--out', dist, '--port', 'http'])).stderr).to.contain('"http" is no port.')
  })
})
