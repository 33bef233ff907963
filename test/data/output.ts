import { diskOutput } from '../../adapters/node/output/output.ts'
import { hashOf, stampOf } from '../../adapters/node/output/trees.ts'
import { TE } from '../../domain/prelude.ts'
import type { Checked } from '../../ports/content.ts'
import type { Draft, Opened, OutputFile, Stamp, Written } from '../../ports/output.ts'

/** Writes these files as the generator does: what is there already is not written, and the manifest comes last. */
export const writeSite = (folder: string, files: Iterable<OutputFile>): Checked<Written<object>> =>
  diskOutput(folder).open((opened: Opened<object>) => opened.replace((draft) => TE.fromIO(() => fill(draft, files))))

export const fill = (draft: Draft, files: Iterable<OutputFile>): Written<object> => {
  const stamps: { [path: string]: Stamp } = {}
  const put = (file: OutputFile) => {
    const stamp = stampOf(file.contents)
    if (!draft.has(file.path, stamp[1])) draft.write(file)
    stamps[file.path] = stamp
  }
  for (const file of files) put(file)
  put({ path: '_manifest.json', contents: JSON.stringify({ build: hashOf(JSON.stringify(stamps)) }) })
  return { files: stamps, notes: {} }
}
