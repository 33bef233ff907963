import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { absentAmong } from './generate/absent.ts'
import type { Contender, Runtime } from './generate/contender.ts'
import { writeContent } from './generate/content/content.ts'
import { floor } from './generate/floor.ts'
import { kade } from './generate/kade.ts'
import { help, type Options, readOptions } from './generate/options.ts'
import { type PageData, writePageData } from './generate/page-data.ts'
import { nodeFor, peer } from './generate/peers.ts'
import { legend, markdownReport, plainReport, type Size } from './generate/report.ts'
import { measureRounds, runOnce } from './generate/rounds.ts'

const origin = 'https://www.example.com'

const say = (what: string): void => console.error(`${what} …`)

/** Others get what kade made of the content the first time, or some of it, so that all of them make the same pages. */
const measureSize = async (folder: string, pages: number, { rounds, peers }: Options): Promise<Size> => {
  const content = join(folder, 'content.json')
  say(`${pages} pages: their content`)
  const contentBytes = await writeContent(content, pages)
  const absent = absentAmong(peers, contentBytes)
  for (const { name, why } of absent) console.error(`${pages} pages: without ${name}: ${why}.`)
  const present = peers.filter((name) => !absent.some((one) => one.name === name))
  const node = nodeFor(present)
  const own = kade(join(folder, 'kade'), content, origin, node)
  say(`${pages} pages: kade, first`)
  const first = await runOnce(own, 'first', pages)
  const data = present.length > 0 ? writePageData(own.out, join(folder, 'data'), origin, availableParallelism()) : undefined
  const others = data ? await Promise.all(present.map((name) => other(name, join(folder, name), content, data, node))) : []
  const { measured, absent: failed } = await measureRounds([own, ...others], pages, rounds, say)
  return { pages, contentBytes, node: node.version, absent: [...absent, ...failed], first, measured }
}

const other = (name: string, folder: string, content: string, data: PageData, node: Runtime): Promise<Contender> => {
  mkdirSync(folder)
  return name === 'floor' ? floor(folder, data, node) : peer(name, folder, content, data, node)
}

const measure = async (options: Options): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'kade-bench-'))
  const sizes: Array<Size> = []
  try {
    for (const pages of options.pages) {
      const own = join(folder, String(pages))
      mkdirSync(own)
      const size = await measureSize(own, pages, options)
      sizes.push(size)
      if (!options.markdown) console.log(`${plainReport(size, options.rounds)}\n`)
    }
    if (options.markdown) console.log(`${markdownReport(sizes)}\n`)
    console.log(legend(sizes))
  } finally {
    if (options.keep) console.error(`Everything lies in ${folder}.`)
    else {
      say('Clearing up, which takes a while after many pages')
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

export const run = async (argv: ReadonlyArray<string>): Promise<number> => {
  if (argv.includes('--help')) {
    console.log(help)
    return 0
  }
  try {
    const options = readOptions(argv)
    if ('pages' in options) await measure(options)
    else throw new Error(options.join('\n'))
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return 1
  }
}
