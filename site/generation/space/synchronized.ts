import { E } from '../../../domain/prelude.ts'
import type { PlatformError } from '../../../ports/errors.ts'
import type { SyncPage } from '../../../ports/platform/delivery.ts'
import { hashJson } from '../cells.ts'
import type { Reading } from '../space.ts'
import type { Awaiting } from './awaited.ts'
import { fromTheBeginning, since } from './changes.ts'
import { contentFile, keepContent, keepToken, keptState } from './kept.ts'
import { isRefused, type Model } from './model.ts'
import { apply, noRecords, type Records, recordsOf } from './records.ts'

/** Changes when what is kept is to be read in another way than before. */
const form = 1

/** Reads what changed since the last time, or everything the first time, and keeps it together with how to go on. */
export const synchronized = async (
  folder: string,
  { api, at, baseUrl, note }: Reading,
  model: Required<Model>,
  awaiting: Awaiting,
): Promise<E.Either<PlatformError, unknown>> => {
  const of = hashJson([form, baseUrl, at.spaceId, at.environmentId, model])
  const kept = keptState(folder, of)
  if (kept === 'other')
    note(`What is kept of the space ${at.spaceId} cannot be used: its model, its place or the file changed. All of it is read.`)
  const before = typeof kept === 'object' ? kept : undefined

  let token = before?.token
  let held: Records | undefined
  let isChanged = before === undefined
  const records = (): Records => {
    held ??= recordsOf(contentFile(folder))
    return held
  }
  const take = (item: SyncPage['items'][number]): void => {
    isChanged = true
    apply(records(), item)
  }
  const everything = () =>
    fromTheBeginning(api, at, () => {
      held = noRecords()
      isChanged = true
      return take
    })
  const next = async (): Promise<E.Either<PlatformError, string>> => {
    if (token === undefined) return everything()
    const changes = await since(api, at, token, take)
    if (E.isRight(changes) || !isRefused(changes.left, 400, 404, 410, 422)) return changes
    note(`The platform does not take the sync token of the space ${at.spaceId} any more. All of it is read.`)
    return everything()
  }

  const read = await awaiting(async () => {
    const told = await next()
    if (E.isLeft(told)) return told
    token = told.right
    return E.right({ records, token })
  })
  if (E.isLeft(read)) return read
  if (isChanged) keepContent(contentFile(folder), model, records())
  if (isChanged || before?.token !== read.right.token)
    keepToken(folder, of, read.right.token, isChanged ? undefined : before?.content)
  return read
}
