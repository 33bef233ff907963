import type { Picture } from '../../fields/asset.ts'

/** Where pictures stand: across the page, in a row that is pushed along, among text, above a name or beside it. */
export type PictureUse = 'band' | 'slide' | 'text' | 'poster' | 'portrait'

type Width = readonly [width: string, from?: string]

/** How wide they are there, as the style sheets have it; the widest screens first. */
const widths: { readonly [Use in PictureUse]: ReadonlyArray<Width> } = {
  band: [['100vw']],
  slide: [['56rem', '75rem'], ['76vw']],
  text: [['42rem', '46rem'], ['92vw']],
  poster: [['20rem', '54rem'], ['46vw']],
  portrait: [['4.5rem']],
}

/** The `sizes` of a picture. What is cut off at its sides must be there, too. */
export const sizesOf = (use: PictureUse, { width, height, ratio }: Picture & { readonly ratio?: string }): string => {
  const [wide = width, high = height] = ratio?.split(':').map(Number) ?? []
  const cut = Math.max(1, Math.round((100 * (width / height)) / (wide / high)) / 100)
  return widths[use]
    .map(([shown, from]) => [from && `(min-width: ${from})`, cut > 1 ? `calc(${cut} * ${shown})` : shown])
    .map((parts) => parts.filter(Boolean).join(' '))
    .join(', ')
}
