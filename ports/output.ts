import type { TE } from '../domain/prelude.ts'
import type { FileError } from './errors.ts'

/** `path` is relative to the output folder, with forward slashes. */
export type OutputFile = { readonly path: string; readonly contents: string | Uint8Array }

export type Output = {
  /** Replaces the whole previous output at once: a failure, or a kill half-way, leaves it as it was. Gives the number of bytes. */
  readonly replace: (files: Iterable<OutputFile>) => TE.TaskEither<FileError, number>
}
