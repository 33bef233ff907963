import type { ExportIndex } from '../../adapters/export/index-files.ts'
import type { LinkedPage } from '../../domain/linked.ts'
import type { Locale } from '../../domain/locale.ts'
import type { Failure } from '../../ports/errors.ts'
import type { Stamp } from '../../ports/output.ts'
import type { Trace } from '../../renderer/incremental.ts'
import type { Settings } from '../../renderer/settings.ts'
import type { Frame } from '../../renderer/site.ts'
import type { Drawing } from '../covers/of-page.ts'
import type { Place } from './place.ts'

/** What every page of a website is rendered with, as plain data: whatever thread gets it needs nothing else. */
export type Job = {
  readonly index: ExportIndex
  /** Addresses of files that this website serves itself, by those they have on the platform. */
  readonly addresses: ReadonlyMap<string, string>
  readonly settings: Settings
  readonly locales: ReadonlyArray<Locale>
  readonly frames: ReadonlyMap<string, Frame>
  readonly pages: ReadonlyMap<string, ReadonlyMap<string, LinkedPage>>
  /** Whether something is wrong already: then pages are only looked through for more of it. */
  readonly broken: boolean
  /** Where files are written. */
  readonly folder: string
}

/** A page to render, with those of its files that are there already, by path and hash; or a picture to draw. */
export type Task =
  | { readonly kind: 'page'; readonly place: Place; readonly known: { readonly [path: string]: string } }
  | { readonly kind: 'cover'; readonly drawing: Drawing }

/** What became of a task: files that are wanted, and what they are known by. */
export type Done = {
  readonly stamps: ReadonlyArray<readonly [path: string, stamp: Stamp]>
  readonly page?: Rendered
}

export type Rendered = {
  readonly name: string
  /** Its files are those of the stamps. */
  readonly trace: Omit<Trace, 'files'>
  readonly problems: ReadonlyArray<Failure>
}
