import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'
import { median } from './measure.ts'

/** An answer of 1,000 entries with 2,000 included ones, about 3.8 MB, as a news site has them: texts, rich text, links. */
const answerOf = (entries: number, includes: number): string => {
  const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } })
  const sys = (type: string, id: string) => ({
    space: link('Space', 'sp'),
    environment: link('Environment', 'master'),
    id,
    type,
    createdAt: '2026-01-02T03:04:05.000Z',
    updatedAt: '2026-02-03T04:05:06.000Z',
    publishedVersion: 3,
    revision: 2,
    ...(type === 'Entry' ? { contentType: link('ContentType', 'article') } : {}),
    locale: 'nl-BE',
  })
  const text = 'Een zin die zegt wat er te zeggen valt over handel aan de kade. '.repeat(3)
  const paragraph = { nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value: text, marks: [], data: {} }] }
  const entry = (id: string, index: number) => ({
    metadata: { tags: [], concepts: [] },
    sys: sys('Entry', id),
    fields: {
      title: `Titel ${index}`,
      slug: `titel-${index}`,
      summary: text,
      author: link('Entry', `i${index % includes}`),
      related: [1, 2, 3].map((step) => link('Entry', `e${(index + step) % entries}`)),
      body: {
        nodeType: 'document',
        data: {},
        content: [
          paragraph,
          { nodeType: 'embedded-entry-block', data: { target: link('Entry', `i${(index * 2) % includes}`) }, content: [] },
        ],
      },
    },
  })
  const items = Array.from({ length: entries }, (_, index) => entry(`e${index}`, index))
  const included = Array.from({ length: includes }, (_, index) => entry(`i${index}`, index))
  return JSON.stringify({ sys: { type: 'Array' }, total: entries, skip: 0, limit: entries, items, includes: { Entry: included } })
}

type Client = { readonly getEntries: (query: object) => Promise<{ readonly items: ReadonlyArray<unknown> }> }
type Module = { readonly createClient: (options: object) => Client }

/** Fetches, decodes and resolves from a server on this machine, in turns; medians in milliseconds, and the size in bytes. */
export const benchDelivery = async (
  ours: string,
  rounds = 25,
): Promise<{ readonly ours: number; readonly theirs: number; readonly bytes: number }> => {
  const body = answerOf(1000, 2000)
  const server = createServer((_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end(body))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const options = {
    space: 'sp',
    accessToken: 'token-of-a-benchmark',
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    insecure: true,
  }
  const clients = {
    ours: ((await import(pathToFileURL(ours).href)) as Module).createClient(options),
    theirs: ((await import('contentful')) as unknown as Module).createClient(options),
  }
  const times = { ours: [] as Array<number>, theirs: [] as Array<number> }
  for (let round = -5; round < rounds; round++)
    for (const name of ['ours', 'theirs'] as const) {
      const start = performance.now()
      const { items } = await clients[name].getEntries({ limit: 1000 })
      if (items.length !== 1000) throw new Error('The answer is not whole.')
      // The first rounds warm the machine up.
      if (round >= 0) times[name].push(performance.now() - start)
    }
  server.close().closeAllConnections()
  return { ours: median(times.ours), theirs: median(times.theirs), bytes: body.length }
}
