import { coverFormats, type Format } from '../../domain/cover.ts'

export type Family = 'cases' | 'news' | 'careers' | 'partners' | 'policies' | 'services'

export const drawCover = (_family: Family, _seed: string, format: Format): string => {
  const { width, height } = coverFormats[format]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path fill="#c9dbe8" d="M0 0h${width}v${height}H0z"/></svg>`
}
