import { coverFormats, coverPath } from '../../domain/cover.ts'
import type { Route } from '../../domain/route.ts'
import type { OutputFile } from '../../ports/output.ts'
import { drawCover } from './cover.ts'
import { coverOf, type Drawing } from './of-page.ts'

/** One for a page, whatever languages it is in. */
export const drawingsOf = (routes: ReadonlyArray<Route>): ReadonlyArray<Drawing> => [
  ...new Map(routes.map((route) => coverOf(route)).map((drawing) => [drawing.cover, drawing])).values(),
]

/** What pages show of themselves and of each other. */
const shown = ['card', 'band'] as const

export const coverPaths = ({ cover }: Drawing): ReadonlyArray<string> => shown.map((format) => coverPath(cover, format).slice(1))

/** Drawn as they are read. */
export function* coverFiles({ cover, family, seed }: Drawing): Generator<OutputFile> {
  for (const format of shown) yield { path: coverPath(cover, format).slice(1), contents: drawCover(family, seed, format) }
}

export type Share = { readonly path: string; readonly svg: string; readonly width: number }

/** What other sites show beside a link; to be made into PNGs. */
export function* shares(drawings: ReadonlyArray<Drawing>): Generator<Share> {
  for (const { cover, family, seed } of drawings)
    yield { path: coverPath(cover, 'share').slice(1), svg: drawCover(family, seed, 'share'), width: coverFormats.share.width }
}
