import { assetFolder } from './paths.ts'
import type { Path } from './route.ts'

/** The sizes in which every page's picture is drawn, in pixels: beside a link, across the page, and for other sites. */
export const coverFormats = {
  card: { width: 1200, height: 800 },
  band: { width: 2520, height: 1080 },
  share: { width: 1200, height: 630 },
} as const

export type Format = keyof typeof coverFormats

/** The name of a page's picture, without its format: `news-hybride-werken-1a2b3c4d`. */
export type Cover = string

/** Other sites show no SVG, so what they get is a PNG. */
export const coverPath = (cover: Cover, format: Format): Path =>
  `${assetFolder}covers/${cover}-${format}.${format === 'share' ? 'png' : 'svg'}`
