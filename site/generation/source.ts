import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileHash } from '../../adapters/export/fingerprint.ts'
import { type ExportIndex, indexFiles, type KnownRow, NotAnExport } from '../../adapters/export/index-files.ts'
import { badFile, listJson } from '../../adapters/node/files.ts'
import { E, pipe, TE } from '../../domain/prelude.ts'
import type { Checked } from '../../ports/content.ts'
import type { Failure } from '../../ports/errors.ts'
import { isHost } from '../assets/place.ts'
import { folderOf, readExport } from '../export.ts'

/** Content as files of the platform's export format. */
export type Source = {
  readonly files: ReadonlyArray<string>
  /** Beside them lie the files of assets. */
  readonly folder: string
  /** Where they were written to by us, there are no such files. */
  readonly ownFiles: boolean
}

export const sourceAt = (path: string): Checked<Source> =>
  pipe(
    E.tryCatch(() => ({ files: listJson(path), folder: folderOf(path), ownFiles: true }), badFile(path)),
    E.mapLeft((problem): ReadonlyArray<Failure> => [problem]),
    TE.fromEither,
  )

/** What the records are known by. */
export const fileHashes = ({ files }: Source): ReadonlyArray<string> => files.map(fileHash)

/** Bytes, and milliseconds of the last change: what can be seen of a file without reading it. */
export type FileStats = readonly [size: number, modified: number]

export const fileStats = ({ files }: Source): ReadonlyArray<FileStats> =>
  files.map((file) => {
    const { size, mtimeMs } = statSync(file)
    return [size, mtimeMs]
  })

/** What the files of assets are known by, that came with the content. */
export const assetHashes = ({ folder, ownFiles }: Source): ReadonlyArray<string> =>
  (ownFiles ? assetFiles(folder) : []).flatMap((file) => [file, fileHash(file)])

/** Whether files of assets came with the content. */
export const hasAssetFiles = ({ folder, ownFiles }: Source): boolean => ownFiles && readdirSync(folder).some(isHost)

const assetFiles = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isHost(entry.name))
    .flatMap(({ name }) => readdirSync(join(folder, name), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()

/** Where every record lies. What is wrong with a file is found out by reading it as a whole. */
export const indexed =
  (source: Source, known: Iterable<KnownRow>): Checked<ExportIndex> =>
  async () => {
    try {
      return E.right(indexFiles(source.files, known))
    } catch (error) {
      return E.left(await reasonsFor(source, error))
    }
  }

/** Why files are no export, in words for those who have to mend them. */
export const reasonsFor = async ({ files }: Source, error: unknown): Promise<ReadonlyArray<Failure>> => {
  if (!(error instanceof NotAnExport)) return [badFile(files[0] ?? '')(error)]
  const read = await readExport(files)()
  return E.isLeft(read) ? read.left : [badFile(files[0] ?? '')(error)]
}
