import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { expect } from 'chai'
import { createClient, type ManagementOptions } from '../../adapters/promise/management.ts'
import { answeringServers } from '../data/answering.ts'

const accessToken = 'CFPAT-a-token-that-nobody-may-see'
const organizations = '{"total":0,"skip":0,"limit":25,"items":[]}'

for (const [name, options] of [
  ['the default fetch', {}],
  ['native fetch', { fetch }],
] as ReadonlyArray<readonly [string, Partial<ManagementOptions>]>)
  describe(`a redirect, with ${name},`, () => {
    const start = answeringServers()

    /** A server that keeps what it was asked. */
    const listening = async (answer: RequestListener) => {
      const asked: Array<{ readonly method: string; readonly url: string; readonly headers: IncomingHttpHeaders; body: string }> =
        []
      const host = await start((request, response) => {
        const entry = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body: '' }
        asked.push(entry)
        request.on('data', (chunk: Buffer) => {
          entry.body += chunk.toString()
        })
        request.on('end', () => answer(request, response))
      })
      return { asked, host }
    }
    const clientOf = (host: string) => createClient({ accessToken, host, insecure: true, retryLimit: 0, ...options })
    const headers = { 'x-contentful-resource-resolution': accessToken, 'x-mine': '1' }

    it('to another host is followed, and no token goes along', async () => {
      const elsewhere = await listening((_, response) => response.end(organizations))
      const here = await listening((_, response) =>
        response.writeHead(302, { location: `http://${elsewhere.host}/organizations?page=2` }).end(),
      )
      await clientOf(here.host).organization.getAll({}, undefined, headers)
      expect(elsewhere.asked[0]?.url).to.equal('/organizations?page=2')
      expect(elsewhere.asked[0]?.headers).to.include({ 'x-mine': '1' })
      expect(JSON.stringify(elsewhere.asked)).not.to.contain(accessToken)
    })

    it('and back again still has no token', async () => {
      const here = await listening(({ url }, response) =>
        url === '/back' ? response.end(organizations) : response.writeHead(302, { location: `http://${there.host}/` }).end(),
      )
      const there = await listening((_, response) => response.writeHead(302, { location: `http://${here.host}/back` }).end())
      await clientOf(here.host).organization.getAll()
      expect(here.asked.map(({ url, headers: { authorization } }) => [url, authorization !== undefined])).to.deep.equal([
        ['/organizations', true],
        ['/back', false],
      ])
    })

    it('to the same host keeps the token', async () => {
      const here = await listening(({ url }, response) =>
        url === '/there' ? response.end(organizations) : response.writeHead(301, { location: '/there' }).end(),
      )
      await clientOf(here.host).organization.getAll()
      expect(here.asked[1]?.headers.authorization).to.equal(`Bearer ${accessToken}`)
    })

    for (const [status, method, body] of [
      [307, 'POST', '{"name":"Shop"}'],
      [303, 'GET', ''],
    ] as const)
      it(`of status ${status} repeats a POST as ${method}`, async () => {
        const here = await listening(({ url }, response) =>
          url === '/there'
            ? response.end('{"sys":{"id":"s","type":"Space"},"name":"Shop"}')
            : response.writeHead(status, { location: '/there' }).end(),
        )
        await clientOf(here.host).raw.post('/spaces', { name: 'Shop' })
        expect(here.asked[1]).to.include({ method, body })
      })

    it('that goes round in circles ends', async () => {
      const here = await listening((_, response) => response.writeHead(302, { location: '/organizations' }).end())
      const error = await clientOf(here.host)
        .organization.getAll()
        .catch((reason: unknown) => reason)
      expect(error).to.have.nested.property('failure.reason', 'it was redirected too often')
      expect(here.asked.length).to.be.lessThan(30)
    })
  })
