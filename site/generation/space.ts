import { E } from '../../domain/prelude.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Checked } from '../../ports/content.ts'
import type { PlatformError, SpaceError } from '../../ports/errors.ts'
import type { Outcome } from '../../ports/platform/operations.ts'
import type { Source } from './source.ts'
import { type Awaited, awaiting } from './space/awaited.ts'
import { contentFile } from './space/kept.ts'
import { type Environment, isRefused, readModel, type SpaceApi } from './space/model.ts'
import { synchronized } from './space/synchronized.ts'
import { readWholly } from './space/whole.ts'

/** A space, and how it is read. */
export type Reading = {
  readonly api: SpaceApi
  readonly at: Environment
  /** Where the API is: what is kept of a space holds for no other one. */
  readonly baseUrl: string
  readonly clock: Clock
  readonly note: (message: string) => void
  /** Milliseconds that all of it may take. */
  readonly deadline: number
  /** What has to be there, since somebody said it is. */
  readonly awaited?: ReadonlyArray<Awaited>
}

/** What is published in a space, as an export file of our own: whatever comes after reads content in one way only. */
export const fetchedInto =
  (folder: string, reading: Reading): Checked<Source> =>
  async () => {
    const read = await readInto(folder, hurried(reading))
    if (E.isRight(read)) return E.right({ files: [contentFile(folder)], folder, ownFiles: false })
    return E.left([told(reading, read.left)])
  }

/** Whoever runs out of time wants to know of which. */
export const told = ({ at, deadline }: Reading, error: PlatformError | SpaceError): PlatformError | SpaceError =>
  error._tag === 'Overdue' ? { _tag: 'TooSlow', space: at.spaceId, seconds: deadline / 1000 } : error

/** Only what changed, where the API tells; else everything. */
const readInto = async (folder: string, reading: Reading): Promise<E.Either<PlatformError | SpaceError, unknown>> => {
  const { api, at } = reading
  const model = await readModel(api, at)()
  if (E.isLeft(model)) return model
  const { locales, contentTypes } = model.right
  const synced = contentTypes && (await synchronized(folder, reading, { locales, contentTypes }, awaiting(reading)))
  return synced && (E.isRight(synced) || !isRefused(synced.left, 404))
    ? synced
    : readWholly(folder, reading, locales, awaiting(reading))
}

/** Every call is given what is left of the time for all of them. */
export const hurried = (reading: Reading): Reading => {
  const { api, clock, deadline } = reading
  const end = clock.now() + deadline
  const within =
    <A>(call: (at: Environment) => Outcome<A>) =>
    (at: Environment): Outcome<A> =>
    () =>
      call({ ...at, deadline: Math.max(1, end - clock.now()) })()
  return {
    ...reading,
    api: {
      getLocales: within(api.getLocales),
      getContentTypes: within(api.getContentTypes),
      sync: within(api.sync),
      getEntries: within(api.getEntries),
      getAssets: within(api.getAssets),
    },
  }
}
