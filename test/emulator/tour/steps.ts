import { expect } from 'chai'

// biome-ignore lint/suspicious/noExplicitAny: what 450 operations give; every step asserts what it reads.
export type Answer = any
/** What the earlier steps learned, and the one who lets a step look elsewhere too. */
export type Known = { [name: string]: Answer }
export type Drive = (...args: ReadonlyArray<unknown>) => Promise<Answer>
/** Any other operation, in the middle of a step. */
export type Also = (operation: string, ...args: ReadonlyArray<unknown>) => Promise<Answer>

/** What COVERAGE.md says of an operation that does not do all it does elsewhere. */
export type Note = {
  /** Every call of the step is refused, because. */
  readonly refused?: string
  readonly partly?: string
  /** Only our client can do this, because. */
  readonly ours?: string
  /** The answers differ by their nature, because. */
  readonly differs?: string
}
export type Step = readonly [operation: string, take: (drive: Drive, known: Known, also: Also) => Promise<void>, note?: Note]
export type Steps = ReadonlyArray<Step>

type Args = ReadonlyArray<unknown> | ((known: Known) => ReadonlyArray<unknown>)
/** Values by path, as in `items[0].sys.id`. */
type Facts = { readonly [path: string]: unknown } | ((answer: Answer, known: Known) => void)

const given = (args: Args, known: Known): ReadonlyArray<unknown> => (typeof args === 'function' ? args(known) : args)

/** The operation gives something of which these facts are true; it is known by this name from then on. */
export const gives = (operation: string, args: Args, facts: Facts, name?: string, note: Note = {}): Step => [
  operation,
  async (drive, known) => {
    const answer = await drive(...given(args, known))
    if (name !== undefined) known[name] = answer
    if (typeof facts === 'function') return facts(answer, known)
    expect(answer).to.deep.nested.include(facts)
  },
  note,
]

/** The operation gives nothing, and what it was about is not there any more. */
export const ends = (operation: string, args: Args, reading?: string, note: Note = {}): Step => [
  operation,
  async (drive, known, also) => {
    const all = given(args, known)
    expect(await drive(...all)).to.equal(undefined)
    if (reading !== undefined) expect(await refusal(also(reading, all[0]))).to.include({ status: 404, name: 'NotFound' })
  },
  note,
]

/** The operation is refused in these words, and always is on this machine. */
export const refuses = (operation: string, args: Args, facts: { readonly [path: string]: unknown }, why: string): Step => [
  operation,
  async (drive, known) => expect(await refusal(drive(...given(args, known)))).to.deep.nested.include(facts) && undefined,
  { refused: why },
]

/** What was said no with. */
export const refusal = async (asked: Promise<unknown>): Promise<Answer> => {
  const answer = await asked.then(
    (value) => ({ value }),
    (error: Error) => ({ error }),
  )
  if ('value' in answer) return expect.fail(`This was let through: ${JSON.stringify(answer.value)}`)
  const { name, message } = answer.error
  try {
    return { name, ...JSON.parse(message) }
  } catch {
    throw answer.error
  }
}

/** The sentence an operation failed with. */
export const failure = (asked: Promise<unknown>): Promise<string | undefined> =>
  asked.then(
    () => undefined,
    ({ message }: Error) => message,
  )

export const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } })

/** Where the tour goes. */
export const inOrganization = { organizationId: 'org' }
export const inSpace = { spaceId: 'tour' }
export const inEnvironment = { ...inSpace, environmentId: 'master' }
