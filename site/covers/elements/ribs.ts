import { palette } from '../palette.ts'
import { tenth } from '../svg.ts'

/** The ribs of containers are the dashes of one thick line along each: a line of text for all of them. */
export const ribs = (height: number, width: number, gap: number, lines: ReadonlyArray<string>): string =>
  `<path stroke="${palette.haze}" stroke-opacity=".55" stroke-linecap="butt" stroke-width="${tenth(height)}" stroke-dasharray="${tenth(width)} ${tenth(gap)}" d="${lines.join('')}"/>`
