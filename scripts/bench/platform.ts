import { Agent, request } from 'node:http'
import { createPlatform, type LocalPlatform } from '../../adapters/emulator/platform.ts'
import { median } from './measure.ts'
import { contentOf } from './platform-content.ts'

const sizes = [10_000, 100_000]
const rounds = 5
/** Milliseconds that each kind of request is repeated for, in each round. */
const span = 300

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
type Ask = (
  index: number,
) => readonly [method: string, path: string, body?: unknown, headers?: { readonly [name: string]: string }]

const ask = (port: number, [method, path, body, more]: ReturnType<Ask>): Promise<number> =>
  new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body)
    const headers = { ...(text === undefined ? {} : { 'content-length': String(Buffer.byteLength(text)) }), ...more }
    const asked = request({ port, host: '127.0.0.1', method, path, agent, headers }, (answer) => {
      answer.resume()
      answer.on('end', () =>
        (answer.statusCode ?? 500) < 400 ? resolve(answer.statusCode ?? 0) : reject(new Error(`${answer.statusCode} ${path}`)),
      )
    })
    asked.on('error', reject)
    asked.end(text)
  })

const delivery = { 'content-type': 'application/vnd.contentful.delivery.v1+json' }
const management = { 'content-type': 'application/vnd.contentful.management.v1+json' }
const environment = '/spaces/local/environments/master'
/** Spread over all entries, so that no answer is asked for twice in a row. */
const spread = (index: number, count: number): number => (index * 7919) % count

const kinds = (count: number): { readonly [what: string]: Ask } => ({
  'management: entry by id': (index) => ['GET', `${environment}/entries/entry${spread(index, count)}`, undefined, management],
  'delivery: entry by id': (index) => ['GET', `${environment}/entries?sys.id=entry${spread(index, count)}`, undefined, delivery],
  'delivery: slug = …': (index) => [
    'GET',
    `${environment}/entries?content_type=type${spread(index, count) % 10}&fields.slug=slug-${spread(index, count)}`,
    undefined,
    delivery,
  ],
  'delivery: links_to_entry': (index) => [
    'GET',
    `${environment}/entries?links_to_entry=entry${spread(index, count)}`,
    undefined,
    delivery,
  ],
  'delivery: 10 of a content type': (index) => [
    'GET',
    `${environment}/entries?content_type=type${index % 10}&limit=10&include=0`,
    undefined,
    delivery,
  ],
  'delivery: a number in a range (scans a type)': (index) => [
    'GET',
    `${environment}/entries?content_type=type${index % 10}&fields.number[gte]=${spread(index, count)}&limit=10&include=0`,
    undefined,
    delivery,
  ],
  'management: create an entry': (index) => [
    'POST',
    `${environment}/entries`,
    { fields: { title: { 'nl-BE': `Nieuw ${index}` } } },
    { ...management, 'x-contentful-content-type': 'type0' },
  ],
})

/** Requests per second over one connection, one after the other. */
const measured = async (port: number, make: Ask, from: number): Promise<number> => {
  const start = performance.now()
  let done = 0
  while (performance.now() - start < span) await ask(port, make(from + done++))
  return (done * 1000) / (performance.now() - start)
}

const memoryOf = (): number => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 1e6
}

export const run = async (): Promise<number> => {
  const started = performance.now()
  await (await createPlatform()).close()
  console.log(`an empty platform starts in ${(performance.now() - started).toFixed(0)} ms`)
  const platforms: Array<{ readonly size: number; readonly platform: LocalPlatform }> = []
  for (const size of sizes) {
    const before = memoryOf()
    const file = contentOf(size)
    const start = performance.now()
    const platform = await createPlatform({ spaces: [{ id: 'local', import: file }] })
    console.log(
      `${size} entries: taken in within ${((performance.now() - start) / 1000).toFixed(2)} s, ${(memoryOf() - before).toFixed(0)} MB with the file they came from`,
    )
    platforms.push({ size, platform })
  }
  const seen = new Map<string, Array<Array<number>>>()
  for (let round = 0; round < rounds; round++)
    for (const [index, { size, platform }] of platforms.entries())
      for (const [what, make] of Object.entries(kinds(size))) {
        const all = seen.get(what) ?? sizes.map(() => [])
        seen.set(what, all)
        all[index]?.push(await measured(platform.port, make, round * 100_000))
      }
  const width = Math.max(...[...seen.keys()].map(({ length }) => length))
  console.log(
    `\n${'requests per second, median'.padEnd(width)}  ${sizes.map((size) => String(size).padStart(9)).join('')}     ratio`,
  )
  for (const [what, all] of seen) {
    const [small = 0, large = 0] = all.map(median)
    console.log(
      `${what.padEnd(width)}  ${[small, large].map((rate) => rate.toFixed(0).padStart(9)).join('')}${(large / small).toFixed(2).padStart(10)}`,
    )
  }
  for (const { platform } of platforms) await platform.close()
  agent.destroy()
  return 0
}
