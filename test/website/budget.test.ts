import { brotliCompressSync, constants } from 'node:zlib'
import { expect } from 'chai'
import { budgets, kilobyte } from '../../site/check/budgets.ts'
import { elements } from '../data/html.ts'
import { allPaths, fileOf, writtenWebsite } from '../data/website.ts'

/** As hosts send it that compress files once, when they are published. Pictures and fonts are compressed in themselves. */
const sent = (contents: Buffer): number =>
  brotliCompressSync(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length

describe('the weight of the website', function () {
  this.timeout(60_000)
  const { files, html } = writtenWebsite()

  const tooHeavy = (limit: number, weights: ReadonlyArray<readonly [name: string, bytes: number]>): ReadonlyArray<string> => {
    expect(weights).not.to.have.length(0)
    return weights
      .filter(([, bytes]) => bytes > limit * kilobyte)
      .map(([name, bytes]) => `${name}: ${bytes} bytes of ${limit} kB`)
  }
  const matching = (pattern: RegExp) => [...files].filter(([path]) => pattern.test(path))
  const weighed = (path: string): number => sent(files.get(path) ?? Buffer.alloc(0))
  const filesOf = (path: string, element: string, attribute: string, extension: RegExp): ReadonlyArray<string> =>
    elements(html(path), element).flatMap((each) =>
      extension.test(each[attribute] ?? '') ? (each[attribute] ?? '').slice(1) : [],
    )
  const sum = (numbers: ReadonlyArray<number>): number => numbers.reduce((total, number) => total + number, 0)

  it(`is at most ${budgets.html.limit} kB for the document of a page`, () => {
    expect(
      tooHeavy(
        budgets.html.limit,
        allPaths.map((path) => [path, weighed(fileOf(path))]),
      ),
    ).to.deep.equal([])
  })

  for (const [what, limit, element, attribute, extension] of [
    ['style sheets', budgets.css.limit, 'link', 'href', /\.css$/],
    ['scripts', budgets.scripts.limit, 'script', 'src', /\.js$/],
  ] as const)
    it(`is at most ${limit} kB for the ${what} of a page`, () => {
      const weights = new Map<string, number>()
      const weigh = (path: string) => {
        const weight = weights.get(path) ?? weighed(path)
        weights.set(path, weight)
        return weight
      }
      const pages = allPaths.map((path) => [path, sum(filesOf(path, element, attribute, extension).map(weigh))] as const)
      expect(pages.every(([, bytes]) => bytes > 0)).to.equal(true)
      expect(tooHeavy(limit, pages)).to.deep.equal([])
    })

  it(`is at most ${budgets.fonts.limit} kB for all fonts`, () => {
    expect(
      tooHeavy(budgets.fonts.limit, [['fonts', sum(matching(/\.woff2$/).map(([, contents]) => contents.length))]]),
    ).to.deep.equal([])
  })

  it(`is at most ${budgets.share.limit} kB for a picture that other sites show`, () => {
    expect(
      tooHeavy(
        budgets.share.limit,
        matching(/-share\.png$/).map(([path, contents]) => [path, contents.length]),
      ),
    ).to.deep.equal([])
  })

  it(`is at most ${budgets.cover.limit} kB for a drawn cover`, () => {
    expect(
      tooHeavy(
        budgets.cover.limit,
        matching(/covers\/.*\.svg$/).map(([path, contents]) => [path, sent(contents)]),
      ),
    ).to.deep.equal([])
  })
})
