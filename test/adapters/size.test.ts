import { expect } from 'chai'
import type { ClientError } from '../../adapters/promise/error.ts'
import { createClient } from '../../adapters/promise/management.ts'
import { answeringServers } from '../data/answering.ts'

const accessToken = 'CFPAT-a-token-that-nobody-may-see'

describe('the limit of an answer', () => {
  const start = answeringServers()
  for (const [name, options] of [
    ['the default fetch', {}],
    ['native fetch', { fetch }],
  ] as const)
    for (const announced of [true, false])
      it(`hangs up on a platform that goes on, ${announced ? 'and says so' : 'without a word'}, with ${name}`, async () => {
        let hungUp: Promise<unknown> | undefined
        const host = await start((request, response) => {
          hungUp = new Promise((resolve) => request.socket.once('close', resolve))
          response.writeHead(200, announced ? { 'content-length': '100000000' } : {})
          const more = () => {
            while (!response.destroyed && response.write(' '.repeat(65_536)));
            if (!response.destroyed) response.once('drain', more)
          }
          more()
        })
        const client = createClient({ accessToken, host, insecure: true, retryLimit: 0, maxContentLength: 100_000, ...options })
        const error = await client.organization.getAll().catch((reason: unknown) => reason)
        expect((error as ClientError).failure).to.include({ _tag: 'TooMuch', limit: 100_000 })
        await hungUp
      })

  it('counts bytes, not letters, of what is sent', async () => {
    const client = createClient({ accessToken, maxBodyLength: 40, fetch: async () => new Response('{}') })
    expect(await client.raw.post('/a', 'x'.repeat(38))).to.deep.equal({})
    for (const body of ['é'.repeat(20), '€'.repeat(13), new Blob(['x'.repeat(41)]), new Uint8Array(41)]) {
      const headers = typeof body === 'string' ? {} : { 'content-type': 'application/octet-stream' }
      const error = await client.raw.post('/a', body, { headers }).catch((reason: unknown) => reason)
      expect((error as ClientError).failure).to.include({ _tag: 'TooMuch', limit: 40 })
    }
  })
})
