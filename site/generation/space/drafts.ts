import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { E, pipe, TE } from '../../../domain/prelude.ts'
import type { Checked } from '../../../ports/content.ts'
import type { Source } from '../source.ts'
import { hurried, type Reading, told } from '../space.ts'
import { keepContent } from './kept.ts'
import { readAll, undisturbed } from './whole.ts'

/** Whoever else previews the same has another one. */
const draftsFile = (folder: string): string => join(folder, `drafts-${process.pid}.json`)

export const forgetDrafts = (folder: string): void => rmSync(draftsFile(folder), { force: true })

/** All that is there, published or not, as an export file; the preview API says of no record that it changed. */
export const draftsInto =
  (folder: string, given: Reading): Checked<{ readonly source: Source; readonly stamp: string }> =>
  async () => {
    const { api, at } = hurried(given)
    const read = await pipe(
      api.getLocales(at),
      TE.flatMap(({ items }) => undisturbed(api, at, readAll(api, at, items))),
    )()
    if (E.isLeft(read)) return E.left([told(given, read.left)])
    const file = draftsFile(folder)
    keepContent(file, read.right.value.model, read.right.value.records)
    return E.right({ source: { files: [file], folder, ownFiles: false }, stamp: read.right.stamp })
  }
