import type { Format } from '../../domain/cover.ts'
import type { OutputFile } from '../../ports/output.ts'
import { drawCover, type Family } from '../covers/cover.ts'

const families: ReadonlyArray<Family> = ['cases', 'news', 'careers', 'partners', 'policies', 'services']

/** Examples name pictures that nobody has: each is drawn, in the family and format that its name tells. */
export const drawingsIn = (pages: ReadonlyArray<string>): ReadonlyArray<OutputFile> => {
  const paths = pages.flatMap((html) =>
    [...html.matchAll(/(?:src|srcset)="\/(assets\/[^" ]+\.svg)"/g)].map(([, path = '']) => path),
  )
  return [...new Set(paths)].map((path) => ({
    path,
    contents: drawCover(familyOf(path), path.replace(suffix, ''), formatOf(path)),
  }))
}

const suffix = /(?:-(card|band))?\.svg$/

const formatOf = (path: string): Format => (suffix.exec(path)?.[1] === 'band' ? 'band' : 'card')

const familyOf = (path: string): Family => families.find((family) => path.includes(`/${family}-`)) ?? 'services'
