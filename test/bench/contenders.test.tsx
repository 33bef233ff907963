import { mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect } from 'chai'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageView } from '../../domain/page-view.ts'
import { payloadPath } from '../../domain/paths.ts'
import { absentAmong } from '../../scripts/bench/generate/absent.ts'
import { writeContent } from '../../scripts/bench/generate/content/content.ts'
import { Document } from '../../scripts/bench/generate/floor/document.tsx'
import { floor } from '../../scripts/bench/generate/floor.ts'
import { type PageData, type Shared, writePageData } from '../../scripts/bench/generate/page-data.ts'
import { nodeFor } from '../../scripts/bench/generate/peers.ts'
import { legend, markdownReport, type Size } from '../../scripts/bench/generate/report.ts'
import { runMeasured } from '../../scripts/bench/generate/run-measured.ts'
import { temporaryFolder } from '../data/folder.ts'
import { kade } from '../data/run.ts'

const origin = 'https://www.example.com'

describe('those that the generator is measured beside', function () {
  this.timeout(60_000)
  const folder = temporaryFolder()
  const content = join(folder, 'content.json')
  const out = join(folder, 'dist')
  let data: PageData
  let views: ReadonlyArray<PageView>

  before(async () => {
    await writeContent(content, 20)
    const { code, stderr } = await kade(['generate', '--content', content, '--out', out, '--origin', origin])
    expect(code, stderr).to.equal(0)
    data = writePageData(out, join(folder, 'data'), origin, 2)
    views = data.shares.flatMap(linesIn).map((line) => JSON.parse(line) as PageView)
  })

  it('have the payloads that kade has, if they are the floor', async () => {
    mkdirSync(join(folder, 'floor'))
    const contender = await floor(join(folder, 'floor'), data, nodeFor([]))
    await runMeasured(contender.program)
    expect(views).to.have.length(20)
    for (const { path } of views)
      expect(readFileSync(join(contender.out, payloadPath(path)), 'utf8')).to.equal(
        readFileSync(join(out, payloadPath(path)), 'utf8'),
      )
  })

  it('are not given what pages hold, if they are peers, and read the same from the export', async () => {
    const shared = JSON.parse(readFileSync(data.shared, 'utf8')) as Shared
    const shown = (page: PageView) => renderToStaticMarkup(<Document shared={shared} page={page} />)
    const { views: known, whole } = await peersPages(content, data.views)
    expect(known).to.have.length(20)
    for (const view of known) expect(view).to.not.have.any.keys('sections', 'minutes')
    const read = new Map(known.map((view) => [view.path, whole(view)]))
    for (const view of views) expect(shown(read.get(view.path) as PageView), view.path).to.equal(shown(view))
    expect(views.map(({ minutes }) => minutes)).to.deep.equal(views.map(({ path }) => read.get(path)?.minutes))
  })

  it('take no part, if they are peers, where the export fits into no string', () => {
    const names = ['floor', 'eleventy', 'astro']
    expect(absentAmong(names, 349e6)).to.deep.equal([])
    expect(absentAmong(names, 698e6).map(({ name }) => name)).to.deep.equal(['eleventy', 'astro'])
    expect(absentAmong(names, 698e6)[0]?.why).to.equal(
      'it parses the export as one string, and Node makes none of 537 MB or more; this one has 698 MB',
    )
  })

  it('keep their columns in a table with a size at which they took no part', () => {
    const sizes = [size(200, ['kade', 'eleventy', 'floor']), size(20_000, ['kade', 'floor'])]
    const [head, , ...rows] = markdownReport(sizes).split('\n')
    expect(head).to.equal('| pages |  | kade | eleventy | floor |')
    expect(rows.filter((row) => row.includes('cold'))).to.deep.equal([
      '| 200 | cold | 1.00 s, CPU –, – | 1.00 s, CPU –, – | 1.00 s, CPU –, – |',
      '| 20,000 | cold | 1.00 s, CPU –, – |  | 1.00 s, CPU –, – |',
    ])
    expect(legend(sizes))
      .to.include('eleventy: about eleventy')
      .and.to.include('eleventy took no part with 20,000 pages: it cannot.')
  })
})

const linesIn = (file: string): ReadonlyArray<string> => readFileSync(file, 'utf8').trimEnd().split('\n')

type Pages = { readonly views: ReadonlyArray<PageView>; readonly whole: (view: PageView) => PageView }

/** Peers are programs of their own, without types, and hear from the environment where everything lies. */
const peersPages = async (content: string, views: string): Promise<Pages> => {
  Object.assign(process.env, { BENCH_CONTENT: content, BENCH_VIEWS: views })
  const read: Pages = await import(pathToFileURL(resolve('scripts/bench/peers/content/pages.js')).href)
  delete process.env.BENCH_CONTENT
  delete process.env.BENCH_VIEWS
  return read
}

const size = (pages: number, names: ReadonlyArray<string>): Size => ({
  pages,
  contentBytes: pages * 35_000,
  node: '24.0.0',
  absent: names.includes('eleventy') ? [] : [{ name: 'eleventy', why: 'it cannot' }],
  first: { seconds: 1 },
  measured: names.map((name) => ({
    contender: {
      name,
      about: `about ${name}`,
      situations: ['cold'],
      program: { command: '', argv: [], cwd: '' },
      out: '',
      prepare: () => undefined,
    },
    output: { pages, bytes: pages * 28_000 },
    costs: { cold: { seconds: 1 } },
  })),
})
