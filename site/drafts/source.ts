import { relative, resolve } from 'node:path'
import { watch } from 'chokidar'
import { httpDelivery } from '../../adapters/http/delivery.ts'
import { systemClock } from '../../adapters/node/clock.ts'
import { besideOf } from '../../adapters/node/output/output.ts'
import { E } from '../../domain/prelude.ts'
import type { Checked } from '../../ports/content.ts'
import type { Config } from '../config.ts'
import { type Source, sourceAt } from '../generation/source.ts'
import { draftsInto, forgetDrafts } from '../generation/space/drafts.ts'
import { stampOf } from '../generation/space/whole.ts'
import { userAgent } from '../version.ts'

/** Where drafts come from, and how one hears that they changed. */
export type DraftSource = {
  readonly read: Checked<Source>
  /** Gives what ends it. Who pays for looking is asked whether anybody wants to know. */
  readonly follow: (changed: (what: string) => void, isWanted: () => boolean) => () => Promise<void>
}

const note = (message: string) => void process.stderr.write(`${message}\n`)

/** Drafts in files are those of the export; a space has them behind its preview API. */
export const draftSource = ({ source, out, fetchDeadline: deadline }: Config, every: number): DraftSource => {
  if (source.kind === 'embedded') {
    const { path } = source
    return {
      read: sourceAt(path),
      follow: (changed) => {
        const watcher = watch(resolve(path), { ignoreInitial: true })
        watcher.on('all', (_, file) => changed(relative('.', file)))
        return () => watcher.close()
      },
    }
  }
  const { baseUrl, accessToken, spaceId, environmentId } = source
  const api = httpDelivery({ baseUrl, accessToken, userAgent }, systemClock, note)
  const at = { spaceId, environmentId }
  let known = ''
  const look = async (changed: (what: string) => void): Promise<void> => {
    const stamp = await stampOf(api, at)()
    if (E.isRight(stamp) && stamp.right !== known) changed('a draft')
  }
  return {
    read: async () => {
      const read = await draftsInto(besideOf(out), { api, at, baseUrl, clock: systemClock, note, deadline })()
      if (E.isLeft(read)) return read
      known = read.right.stamp
      return E.right(read.right.source)
    },
    follow: (changed, isWanted) => {
      const timer = setInterval(() => void (isWanted() && look(changed)), every)
      return async () => {
        clearInterval(timer)
        forgetDrafts(besideOf(out))
      }
    },
  }
}
