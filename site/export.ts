import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { type JsonFile, readJson } from '../adapters/node/files.ts'
import { decodeExportFile, emptyExport } from '../adapters/wire/export-file.ts'
import { E, pipe, RA, TE } from '../domain/prelude.ts'
import type { Checked } from '../ports/content.ts'
import type { FileError } from '../ports/errors.ts'
import type { ExportFile } from '../ports/platform/export-file.ts'

type Part = { readonly file: string; readonly content: ExportFile }

/** The export file at a path, all of them in a folder, or several files, merged into one. All that is wrong with any of them is told. */
export const readExport = (path: string | ReadonlyArray<string>): Checked<ExportFile> =>
  pipe(
    TE.fromEither(readJson(path)),
    TE.flatMapEither((files) => mergeAll(files.map(decode))),
  )

/** Beside it lie the files of its assets. */
export const folderOf = (path: string): string => (statSync(path).isDirectory() ? path : dirname(path))

const decode = ({ file, json }: JsonFile): E.Either<ReadonlyArray<FileError>, Part> =>
  pipe(
    decodeExportFile(json),
    E.bimap(
      (reasons): ReadonlyArray<FileError> => [
        {
          _tag: 'BadFile',
          file,
          reason: `It is no export file:${firstOf(reasons)
            .map((reason) => `\n  - ${reason}`)
            .join('')}`,
        },
      ],
      (content) => ({ file, content }),
    ),
  )

/** A file of another kind breaks the format in every line. */
const firstOf = (reasons: ReadonlyArray<string>): ReadonlyArray<string> =>
  reasons.length > 10 ? [...reasons.slice(0, 10), `and ${reasons.length - 10} more`] : reasons

const mergeAll = (
  parts: ReadonlyArray<E.Either<ReadonlyArray<FileError>, Part>>,
): E.Either<ReadonlyArray<FileError>, ExportFile> => {
  const { left, right } = RA.separate(parts)
  const problems = [...left.flat(), ...(['contentTypes', 'entries', 'assets'] as const).flatMap((kind) => doubles(right, kind))]
  return problems.length > 0 ? E.left(problems) : E.right(right.reduce((all, { content }) => merge(all, content), emptyExport))
}

/** Two files with one id would silently hide one of the records. */
const doubles = (parts: ReadonlyArray<Part>, kind: 'contentTypes' | 'entries' | 'assets'): ReadonlyArray<FileError> => {
  const owners = new Map<string, string>()
  return parts.flatMap(({ file, content }) =>
    content[kind].flatMap(({ sys }): ReadonlyArray<FileError> => {
      const owner = owners.get(sys.id)
      owners.set(sys.id, owner ?? file)
      return owner === undefined ? [] : [{ _tag: 'BadFile', file, reason: `Its ${sys.type} "${sys.id}" is also in ${owner}.` }]
    }),
  )
}

const merge = (a: ExportFile, b: ExportFile): ExportFile => ({
  contentTypes: [...a.contentTypes, ...b.contentTypes],
  editorInterfaces: [...a.editorInterfaces, ...b.editorInterfaces],
  entries: [...a.entries, ...b.entries],
  assets: [...a.assets, ...b.assets],
  locales: [...a.locales, ...b.locales],
  tags: [...a.tags, ...b.tags],
  roles: [...a.roles, ...b.roles],
  webhooks: [...a.webhooks, ...b.webhooks],
})
