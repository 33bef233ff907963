import { mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect } from 'chai'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageView } from '../../domain/page-view.ts'
import { payloadPath } from '../../domain/paths.ts'
import { writeContent } from '../../scripts/bench/generate/content/content.ts'
import { Document } from '../../scripts/bench/generate/floor/document.tsx'
import { floor } from '../../scripts/bench/generate/floor.ts'
import { type PageData, type Shared, writePageData } from '../../scripts/bench/generate/page-data.ts'
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
    const contender = await floor(join(folder, 'floor'), data)
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
