import { expect } from 'chai'
import fc from 'fast-check'
import { createClient, createReader } from '../../adapters/promise/delivery/client.ts'
import type { ClientError } from '../../adapters/promise/error.ts'
import { toClient } from '../../adapters/wire/client.ts'
import { deliveryApi, timeline } from '../../adapters/wire/delivery.ts'
import type { Transport } from '../../adapters/wire/transport.ts'
import { type Linked, resolve } from '../../domain/platform/resolve.ts'
import { E, TE } from '../../domain/prelude.ts'
import type { Outcome } from '../../ports/platform/operations.ts'

const link = (id: number) => ({ sys: { type: 'Link', linkType: 'Entry', id: `e${id}` } })

/** Any web of links among a few entries: to each other, to themselves, to nothing; some listed, some included. */
const graphs = fc.nat(20).chain((size) => {
  const links = fc.nat(size + 3).map(link)
  const value = fc.oneof(
    links,
    fc.array(links, { maxLength: 3 }),
    fc.record({ data: fc.record({ target: links }) }),
    fc.jsonValue({ maxDepth: 2 }),
  )
  const entry = fc.record({ fields: fc.dictionary(fc.string({ maxLength: 4 }), value, { maxKeys: 5 }) })
  return fc
    .record({ entries: fc.array(entry, { minLength: size, maxLength: size }), listed: fc.nat(size) })
    .map(({ entries, listed }) => {
      const all = entries.map(({ fields }, index) => ({ sys: { type: 'Entry', id: `e${index}` }, fields }))
      return { items: all.slice(0, listed), includes: { Entry: all.slice(listed) } }
    })
})

const frozen = <A>(value: A): A => {
  if (typeof value === 'object' && value !== null) for (const inner of Object.values(Object.freeze(value))) frozen(inner)
  return value
}

/** Every object that can be reached, each once. */
const reachable = (value: unknown, seen = new Set<object>()): Set<object> => {
  const waiting = [value]
  for (let next = waiting.pop(); waiting.length > 0 || next !== undefined; next = waiting.pop())
    if (typeof next === 'object' && next !== null && !seen.has(next)) {
      seen.add(next)
      waiting.push(...Object.values(next).filter((inner) => inner !== undefined))
    }
  return seen
}

describe('any web of links', () => {
  it('is resolved without an exception, without touching the answer, into something that JSON can write', () =>
    fc.assert(
      fc.property(graphs, fc.boolean(), (graph, removeUnresolved) => {
        const before = JSON.stringify(graph)
        const resolved = resolve(frozen(graph), { removeUnresolved })
        expect(JSON.stringify(graph)).to.equal(before)
        expect(JSON.parse(JSON.stringify(resolved)).items).to.have.length(graph.items.length)
      }),
      { numRuns: 100 },
    ))

  it('costs no more new objects than the answer has', () =>
    fc.assert(
      fc.property(graphs, (graph) => {
        const given = reachable(graph)
        const made = [...reachable(resolve(graph))].filter((object) => !given.has(object))
        expect(made.length).to.be.at.most(given.size)
      }),
      { numRuns: 300 },
    ))

  it('has no resolvable link left in its fields', () =>
    fc.assert(
      fc.property(graphs, (graph) => {
        const known = new Set([...graph.items, ...graph.includes.Entry].map(({ sys }) => sys.id))
        const { items } = resolve(graph)
        for (const object of reachable(items.map(({ fields }) => fields))) {
          const { sys, unresolved } = object as {
            readonly sys?: { readonly type?: string; readonly id: string }
            readonly unresolved?: string
          }
          if (sys?.type !== 'Link') continue
          expect(known.has(sys.id)).to.equal(false)
          expect(unresolved).to.equal('notIncluded')
        }
      }),
      { numRuns: 300 },
    ))

  it('has each field read no more than three times, whatever leads to it', () =>
    fc.assert(
      fc.property(graphs, (graph) => {
        let reads = 0
        const counted = <A extends { readonly fields: object }>(entity: A): A => ({
          ...entity,
          fields: new Proxy(entity.fields, {
            get: (target, name) => {
              reads += 1
              return Reflect.get(target, name)
            },
          }),
        })
        const all = [...graph.items, ...graph.includes.Entry]
        resolve({ items: graph.items.map(counted), includes: { Entry: graph.includes.Entry.map(counted) } })
        // Once to look for links, once more to compare, and once to copy.
        expect(reads).to.be.at.most(3 * all.reduce((sum, { fields }) => sum + Object.keys(fields).length, 0))
      }),
      { numRuns: 300 },
    ))

  it('is read twice as slowly when it is twice as large, and not worse', () => {
    const reads = (size: number): number => {
      let count = 0
      const counted = (fields: object) =>
        new Proxy(fields, {
          ownKeys: (target) => {
            count += 1
            return Reflect.ownKeys(target)
          },
        })
      // Everything links to everything near it, in both directions.
      const items = Array.from({ length: size }, (_, index) => ({
        sys: { type: 'Entry', id: `e${index}` },
        fields: counted({ near: [1, 2, 3].flatMap((step) => [link((index + step) % size), link((index + size - step) % size)]) }),
      }))
      resolve({ items })
      return count
    }
    expect(reads(2000)).to.equal(2 * reads(1000))
  })
})

type Methods = { readonly [name: string]: (...args: ReadonlyArray<unknown>) => unknown }
type Arguments = { readonly [name: string]: ReadonlyArray<unknown> }

/** The first few of what may have no end: any answer may say that there is more. */
const firstOf = async (items: AsyncIterable<unknown>): Promise<ReadonlyArray<unknown>> => {
  const found: Array<unknown> = []
  for await (const item of items) if (found.push(item) >= 5) break
  return found
}

describe('any JSON as an answer', () => {
  const at = {
    spaceId: 's',
    environmentId: 'e',
    contentTypeId: 'x',
    assetId: 'x',
    tagId: 'x',
    conceptId: 'x',
    conceptSchemeId: 'x',
  }
  const statuses = fc.constantFrom(200, 201, 400, 404, 429, 500)
  /** Half of it looks nearly right. */
  const almost = fc.letrec((tie) => ({
    answer: fc.record(
      {
        total: fc.oneof(fc.nat(), fc.jsonValue()),
        items: fc.oneof(fc.array(fc.oneof(tie('record'), fc.jsonValue()), { maxLength: 4 }), fc.jsonValue()),
        includes: fc.oneof(
          fc.dictionary(fc.constantFrom('Entry', 'Asset', 'x'), fc.array(tie('record'), { maxLength: 3 })),
          fc.jsonValue(),
        ),
        errors: fc.oneof(fc.array(fc.jsonValue()), fc.jsonValue()),
        pages: fc.oneof(fc.record({ next: fc.string() }, { requiredKeys: [] }), fc.jsonValue()),
        nextPageUrl: fc.constantFrom('https://x/?sync_token=a', 'https://x/?sync_token=b', '', null, 7),
        nextSyncUrl: fc.constantFrom('https://x/?sync_token=%', 'x', null),
      },
      { requiredKeys: [] },
    ),
    record: fc.record(
      {
        sys: fc.oneof(tie('sys'), fc.jsonValue()),
        fields: fc.oneof(fc.dictionary(fc.string(), fc.oneof(tie('link'), fc.jsonValue())), fc.jsonValue()),
      },
      { requiredKeys: [] },
    ),
    sys: fc.record(
      { type: fc.constantFrom('Entry', 'Asset', 'DeletedEntry'), id: fc.constantFrom('a', 'b'), space: fc.jsonValue() },
      { requiredKeys: ['type', 'id'] },
    ),
    link: fc.record({
      sys: fc.record(
        {
          type: fc.constantFrom('Link', 'ResourceLink'),
          linkType: fc.oneof(fc.constantFrom('Entry', 'Contentful:Entry', 'Contentful:Asset'), fc.jsonValue()),
          id: fc.oneof(fc.constantFrom('a', 'b'), fc.jsonValue()),
          urn: fc.oneof(fc.constantFrom('crn:contentful:::content:spaces/s/entries/a'), fc.jsonValue()),
        },
        { requiredKeys: ['type'] },
      ),
    }),
  })).answer
  const answers = fc.oneof(almost, fc.jsonValue())

  it('is a value or a typed error of every operation of the table', async () => {
    for (const table of [deliveryApi, timeline])
      for (const name of Object.keys(table))
        await fc.assert(
          fc.asyncProperty(statuses, answers, async (status, body) => {
            const transport: Transport = () => TE.right({ status, headers: {}, body })
            const operation = (
              toClient(transport)(table) as unknown as {
                readonly [name: string]: (at: object, payload: unknown) => TE.TaskEither<{ readonly _tag: string }, unknown>
              }
            )[name]
            const result = await operation?.(at, { expiresAt: 1 })()
            if (result && E.isLeft(result)) expect(result.left._tag).to.be.oneOf(['Refused', 'Unreadable'])
          }),
          { numRuns: 40 },
        )
  })

  const readers = (body: unknown, status: number) =>
    createReader({
      space: 's',
      accessToken: 't',
      retryOnError: false,
      fetch: async () => new Response(JSON.stringify(body), { status }),
    })

  it('is a value or a typed error where links are resolved and pages put together', async () => {
    await fc.assert(
      fc.asyncProperty(statuses, answers, async (status, body) => {
        const reader = readers(body, status)
        const outcomes: ReadonlyArray<Outcome<object>> = [
          reader.getEntries(),
          reader.getEntry('a'),
          reader.getEntriesWithCursor(),
          reader.sync({ initial: true }),
        ]
        for (const outcome of outcomes) {
          const result = await outcome()
          if (E.isRight(result)) JSON.stringify(result.right)
          else expect(result.left._tag).to.be.oneOf(['Refused', 'Unreadable', 'NotFound'])
        }
      }),
      { numRuns: 150 },
    )
  })

  it('is a value or an error with its typed failure from every method of the promise client', async () => {
    const [args, iterated] = [{ sync: [{ initial: true }], createAssetKey: [Math.floor(Date.now() / 1000) + 60] }, /^iterate/]
    const client = (body: unknown, status: number) =>
      createClient({
        space: 's',
        accessToken: 't',
        retryOnError: false,
        fetch: async () => new Response(JSON.stringify(body), { status }),
      }) as unknown as Methods
    const names = Object.keys(client({}, 200)).filter((name) => /^(get|iterate|sync|create)/.test(name))
    expect(names).to.have.length(22)
    for (const name of names)
      await fc.assert(
        fc.asyncProperty(statuses, answers, async (status, body) => {
          const call = client(body, status)[name]?.bind(
            null,
            ...((args as Arguments)[name] ??
              (/(Entries|Assets|Types|Tags|Locales|Concepts|Schemes|Cursor)$/.test(name) ? [{}] : ['a'])),
          )
          try {
            const result = iterated.test(name) ? await firstOf(call?.() as AsyncIterable<unknown>) : await call?.()
            JSON.stringify(result)
          } catch (error) {
            expect((error as ClientError).failure?._tag, String(error)).to.be.oneOf(['Refused', 'Unreadable', 'NotFound'])
          }
        }),
        { numRuns: 40 },
      )
  })

  it('never makes a resolution fail', () =>
    fc.assert(
      fc.property(answers, fc.boolean(), (answer, removeUnresolved) => {
        if (typeof answer === 'object' && answer !== null) JSON.stringify(resolve(answer as Linked, { removeUnresolved }))
      }),
      { numRuns: 1000 },
    ))
})
