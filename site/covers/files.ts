import { coverFormats, coverPath } from '../../domain/cover.ts'
import type { Route } from '../../domain/route.ts'
import { drawCover } from './cover.ts'
import { coverOf, type Drawing } from './of-page.ts'

/** One for a page, whatever languages it is in. */
export const drawingsOf = (routes: ReadonlyArray<Route>): ReadonlyArray<Drawing> => [
  ...new Map(routes.map((route) => coverOf(route)).map((drawing) => [drawing.cover, drawing])).values(),
]

type CoverFile = { readonly path: string; readonly draw: () => string }

/** What pages show of themselves and of each other. */
export const coverFiles = ({ cover, family, seed }: Drawing): ReadonlyArray<CoverFile> =>
  (['card', 'band'] as const).map((format) => ({
    path: coverPath(cover, format).slice(1),
    draw: () => drawCover(family, seed, format),
  }))

type ShareFile = CoverFile & { readonly width: number }

/** What other sites show beside a link; to be made into a PNG. */
export const shareFile = ({ cover, family, seed }: Drawing): ShareFile => ({
  path: coverPath(cover, 'share').slice(1),
  draw: () => drawCover(family, seed, 'share'),
  width: coverFormats.share.width,
})
