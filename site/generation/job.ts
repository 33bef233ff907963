import type { ExportIndex } from '../../adapters/export/index-files.ts'
import type { LinkedPage } from '../../domain/linked.ts'
import type { Locale } from '../../domain/locale.ts'
import type { Failure } from '../../ports/errors.ts'
import type { Stamp } from '../../ports/output.ts'
import type { Trace } from '../../renderer/incremental.ts'
import type { Settings } from '../../renderer/settings.ts'
import type { Context, Frame } from '../../renderer/site.ts'

/** Pages to render, as plain data: whatever thread gets it needs nothing else. */
export type Job = {
  readonly index: ExportIndex
  /** Addresses of files that this website serves itself, by those they have on the platform. */
  readonly addresses: ReadonlyMap<string, string>
  readonly settings: Settings
  readonly locales: ReadonlyArray<Locale>
  readonly frames: ReadonlyMap<string, Frame>
  readonly pages: ReadonlyMap<string, ReadonlyMap<string, LinkedPage>>
  readonly tasks: ReadonlyArray<Task>
  /** Where files are written. */
  readonly folder: string
  /** How many tasks were taken so far, shared by all threads. */
  readonly taken: SharedArrayBuffer
}

/** A page to render; `known` are its files that are there already, by path. */
export type Task = { readonly context: Context; readonly known: { readonly [path: string]: string } }

export type Rendered = {
  readonly name: string
  readonly trace: Trace
  readonly stamps: ReadonlyArray<readonly [path: string, stamp: Stamp]>
  readonly milliseconds: number
  readonly problems: ReadonlyArray<Failure>
}
