import { expect } from 'chai'
import { coverFormats, type Format } from '../../domain/cover.ts'
import { drawCover, type Family } from '../../site/covers/cover.ts'
import { palette, skins } from '../../site/covers/palette.ts'
import { boundsOf } from './path.ts'

const families: ReadonlyArray<Family> = ['cases', 'news', 'careers', 'partners', 'policies', 'services']
const formats = Object.keys(coverFormats) as ReadonlyArray<Format>
/** All that there are. */
const seeds = Array.from({ length: 512 }, (_, at) => String(at))
const most: { readonly [F in Format]: number } = { card: 3000, share: 3000, band: 4000 }

type Drawing = { readonly family: Family; readonly seed: string; readonly format: Format; readonly svg: string }
const all = (): ReadonlyArray<Drawing> =>
  families.flatMap((family) =>
    formats.flatMap((format) => seeds.map((seed) => ({ family, seed, format, svg: drawCover(family, seed, format) }))),
  )
const called = ({ family, seed, format }: Drawing) => `${family} ${seed} ${format}`

describe('covers', () => {
  const drawings = all()

  it('are the same whenever they are drawn', () => {
    expect(all()).to.deep.equal(drawings)
  })

  it('differ from seed to seed and from family to family', () => {
    for (const format of formats) {
      const ofFormat = drawings.filter((drawing) => drawing.format === format)
      expect(new Set(ofFormat.map(({ svg }) => svg)).size).to.equal(ofFormat.length)
    }
  })

  it('are well-formed, and nothing but paths', () => {
    for (const drawing of drawings) {
      const { width, height } = coverFormats[drawing.format]
      const [, paths] =
        drawing.svg.match(
          new RegExp(
            `^<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"(?: [a-z-]+="[a-z]+")*>(.*)</svg>$`,
          ),
        ) ?? []
      expect(paths?.replace(/<path(?: [a-z-]+="[^"<>&]+")+\/>/g, ''), called(drawing)).to.equal('')
      expect(drawing.svg, called(drawing)).not.to.match(/NaN|undefined|Infinity| id=/)
    }
  })

  it('are small', () => {
    for (const drawing of drawings) expect(drawing.svg.length, called(drawing)).to.be.within(900, most[drawing.format])
  })

  it('have the colours of the house only, and always one that moves', () => {
    const known = new Set<string>([...Object.values(palette), ...skins])
    for (const drawing of drawings) {
      const used = [...drawing.svg.matchAll(/(?:fill|stroke)="(#[^"]+)"/g)].map(([, colour = '']) => colour)
      expect(
        used.filter((colour) => !known.has(colour)),
        called(drawing),
      ).to.deep.equal([])
      expect(used, called(drawing)).to.include(palette.signal)
    }
  })

  it('show everything whole', function () {
    this.timeout(60_000)
    for (const drawing of drawings) {
      const { width, height } = coverFormats[drawing.format]
      for (const [path, thickness = '0', d = ''] of drawing.svg.matchAll(
        /<path[^>]*?(?: stroke-width="([\d.]+)"[^>]*?)? d="([^"]+)"\/>/g,
      )) {
        const half = path.includes('dasharray') ? 0 : Number(thickness) / 2
        const { left, top, right, bottom } = boundsOf(d)
        const name = `${called(drawing)} ${path}`
        expect(left - half, name).to.be.at.least(0)
        expect(top - half, name).to.be.at.least(0)
        expect(right + half, name).to.be.at.most(width)
        expect(bottom + half, name).to.be.at.most(height)
      }
    }
  })

  it('keep sky and water apart, at the same hour in every format', () => {
    for (const family of families)
      for (const seed of seeds) {
        const grounds = formats.map((format) =>
          [...drawCover(family, seed, format).matchAll(/<path fill="(#\w+)" d="M0 \d+h\d+v\d+h-\d+z"\/>/g)]
            .map(([, colour]) => colour)
            .slice(0, 2),
        )
        const [sky, water] = grounds[0] ?? []
        expect(sky, seed).not.to.equal(water)
        expect([palette.ink, palette.deep], seed).to.include(water)
        for (const ground of grounds) expect(ground, seed).to.deep.equal([sky, water])
      }
  })
})
