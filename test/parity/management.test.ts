import { expect } from 'chai'
import { createClient as official } from 'contentful-management'
import { createClient } from '../../adapters/promise/management.ts'
import type { Call } from './call.ts'
import { calls } from './calls/all.ts'
import { type Recorder, startRecorder } from './recorder.ts'

type Operation = (...args: ReadonlyArray<unknown>) => Promise<unknown>
type Tree = { readonly [name: string]: Tree | Operation }

/** Every operation of a client by its full name, in the client's own order. */
const operationsOf = (tree: Tree, prefix = ''): ReadonlyArray<readonly [string, Operation]> =>
  Object.entries(tree).flatMap(([name, member]) =>
    typeof member === 'function' ? [[`${prefix}${name}`, member] as const] : operationsOf(member, `${prefix}${name}.`),
  )

describe('the management client', () => {
  let recorder: Recorder
  let theirs: ReadonlyMap<string, Operation>
  let ours: ReadonlyMap<string, Operation>

  before(async () => {
    recorder = await startRecorder()
    const options = {
      accessToken: 'CFPAT-token-of-a-test',
      host: recorder.host,
      hostUpload: recorder.host,
      insecure: true,
      retryOnError: false,
    }
    theirs = new Map(operationsOf(official(options, { type: 'plain' }) as unknown as Tree))
    ours = new Map(operationsOf(createClient(options, { type: 'plain' }) as unknown as Tree))
  })
  after(() => recorder.close())

  const driven = async (
    operation: Operation | undefined,
    { params, payload, headers, answers, args: given = [params, payload, headers] }: Call,
  ) => {
    recorder.answerWith(answers)
    // Each client gets arguments of its own: some operations change what they are given.
    const args = structuredClone(given)
    const result = await Promise.resolve(operation?.(...args)).then(
      // An empty answer is '' to them and undefined to us.
      (value) => ({ value: value === '' || value === undefined ? null : (JSON.parse(JSON.stringify(value)) as unknown) }),
      (error: Error) => ({ name: error.name, message: error.message }),
    )
    return { requests: recorder.take(), result }
  }

  const compared = { operations: new Set<string>(), equal: new Set<string>(), intended: [] as Array<string> }

  for (const [name, variants] of Object.entries(calls))
    for (const [index, call] of variants.entries())
      it(`${name} asks and answers as the official one does${variants.length > 1 ? ` (${index + 1})` : ''}`, async () => {
        const [expected, found] = [await driven(theirs.get(name), call), await driven(ours.get(name), call)]
        compared.operations.add(name)
        if (call.differs) {
          compared.intended.push(`${name}: ${call.differs.because}`)
          if (call.differs.in === 'both') return
        }
        if (call.differs?.in === 'request') expect(found.requests).not.to.deep.equal(expected.requests)
        else expect(found.requests).to.deep.equal(expected.requests)
        if (call.differs?.in === 'result') expect(found.result).not.to.deep.equal(expected.result)
        else expect(found.result).to.deep.equal(expected.result)
        if (!call.differs) compared.equal.add(name)
      })

  it('has every operation of the official one, and each of them was compared', () => {
    const missing = [...theirs.keys()].filter((name) => !ours.has(name) || !compared.operations.has(name))
    console.log(`    operations: ${compared.operations.size} compared, ${compared.equal.size} equal`)
    for (const line of new Set(compared.intended)) console.log(`      differs on purpose: ${line}`)
    expect(missing).to.deep.equal([])
  })
})
