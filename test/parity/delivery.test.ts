import { expect } from 'chai'
import { createClient as official } from 'contentful'
import { createClient } from '../../adapters/promise/delivery/client.ts'
import { type DeliveryCall, deliveryCalls } from './delivery-calls.ts'
import { type Recorder, startRecorder } from './recorder.ts'

type Method = (...args: ReadonlyArray<unknown>) => unknown
type Client = { readonly [name: string]: unknown }

/** Ours says why a link stayed one; theirs does not. What leads back to where it stands in is told by how far up that is. */
const comparableTree = (value: unknown, above: ReadonlyArray<object> = []): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (above.includes(value)) return { up: above.length - above.indexOf(value) }
  const inside = [...above, value]
  if (Array.isArray(value)) return value.map((inner) => comparableTree(inner, inside))
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      inner === undefined || (name === 'unresolved' && 'sys' in value) ? [] : [[name, comparableTree(inner, inside)]],
    ),
  )
}

type Written = { readonly stringifySafe?: () => string }

/** What `stringifySafe` writes; single records of theirs have no such function, all of ours do. */
const writtenOf = (value: unknown): unknown => {
  const text = (value as Written).stringifySafe?.()
  return text && comparableTree(JSON.parse(text))
}

describe('the delivery client', () => {
  let recorder: Recorder
  before(async () => {
    recorder = await startRecorder()
  })
  after(() => recorder.close())

  const driven = async (create: (options: never) => unknown, operation: string, call: DeliveryCall) => {
    const { chain = [], args = [], answers, options, behind } = call
    recorder.answerWith(answers)
    const client = create({
      space: 'sp',
      environment: 'env',
      accessToken: 'token-of-a-delivery-test',
      host: recorder.host,
      insecure: true,
      retryOnError: false,
      ...(behind ? { host: behind, baseURL: `http://${recorder.host}/spaces/sp/` } : {}),
      ...options,
    } as never)
    const chosen = chain.reduce((from, name) => from[name] as Client, client as Client)
    const result = await (async () => (chosen[operation] as Method)(...structuredClone(args)))().then(
      (value) => ({ value: comparableTree(value), written: writtenOf(value) }),
      (error: Error) => ({ ...error, written: undefined, name: error.name, message: comparable(error.message) }),
    )
    const { written, ...shown } = result
    return { requests: recorder.take(), result: shown, written }
  }

  /** The operation of every call that was as expected. */
  const passed: Array<string> = []

  for (const [operation, calls] of Object.entries(deliveryCalls))
    for (const [index, call] of calls.entries())
      it(`${[...(call.chain ?? []), operation].join('.')} asks and answers as the official one does (${index + 1})`, async () => {
        const expected = await driven(official as never, operation, call)
        const found = await driven(createClient as never, operation, call)
        // A difference that is none any more must not stay on the list.
        for (const part of ['requests', 'result'] as const)
          if (differsIn(call, part)) expect(found[part]).not.to.deep.equal(expected[part])
          else expect(found[part]).to.deep.equal(expected[part])
        if (!call.differs && expected.written) expect(found.written).to.deep.equal(expected.written)
        passed.push(operation)
      })

  it('has every method and chain of the official one, and each of them was compared', () => {
    const options = { space: 'sp', accessToken: 'x' }
    const missing = Object.keys(official(options)).filter((name) => !(name in createClient(options)))
    const methods = Object.entries(official(options)).filter(([, member]) => typeof member === 'function')
    const compared = Object.entries(deliveryCalls)
    const equal = compared.filter(([name, calls]) => passed.filter((operation) => operation === name).length === calls.length)
    const intended = compared.flatMap(([name, calls]) =>
      calls.flatMap(({ differs }) => (differs ? [`${name}: ${differs.because}`] : [])),
    )
    console.log(
      `    delivery operations: ${compared.length} compared, ${equal.length} equal (${passed.length} calls, ${intended.length} of which differ on purpose)`,
    )
    for (const line of intended) console.log(`      differs on purpose: ${line}`)
    expect(missing).to.deep.equal([])
    expect(methods.map(([name]) => name).filter((name) => !(name in deliveryCalls))).to.deep.equal([])
  })

  for (const options of [{}, { accessToken: 'x' }, { space: 'x' }])
    it(`is refused as the official one with ${JSON.stringify(options)}`, () => {
      const messageOf = (create: (options: never) => unknown): unknown => {
        try {
          return create(options as never)
        } catch (error) {
          return `${(error as Error).name}: ${(error as Error).message}`
        }
      }
      expect(messageOf(createClient))
        .to.equal(messageOf(official as never))
        .and.to.match(/^TypeError: Expected parameter/)
    })
})

const differsIn = ({ differs }: DeliveryCall, part: 'requests' | 'result'): boolean =>
  differs !== undefined && (differs.in === 'both' || (differs.in === 'request') === (part === 'requests'))

/** The request in a message: headers are spelled as each client does, and only ours shows what was asked for. */
const comparable = (message: string): unknown => {
  // The second in which a client looks at its clock.
  if (!message.startsWith('{')) return message.replace(/\(\d{10}\)/, '(now)')
  const { request, ...said } = JSON.parse(message) as { readonly request: { readonly url: string; readonly method: string } }
  return { ...said, request: { url: request.url.split('?')[0], method: request.method.toUpperCase() } }
}
