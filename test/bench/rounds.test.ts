import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import type { Contender } from '../../scripts/bench/generate/contender.ts'
import { measureRounds } from '../../scripts/bench/generate/rounds.ts'
import { temporaryFolder } from '../data/folder.ts'

describe('rounds of a benchmark', () => {
  const folder = temporaryFolder()

  /** Writes so many pages, but fails the time that is said. */
  const contender = (name: string, pages: number, fails = 0): Contender => {
    const out = join(folder, name)
    mkdirSync(out, { recursive: true })
    let runs = 0
    const program = [
      'const [pages, out, fails] = process.argv.slice(1)',
      "if (fails === 'yes') { console.error('out of memory'); process.exit(3) }",
      "for (let page = 0; page < Number(pages); page += 1) fs.writeFileSync(out + '/page-' + page + '.html', '<p>')",
    ].join(';')
    const argv = ['-e', program, String(pages), out, 'no']
    return {
      name,
      about: name,
      situations: ['cold', 'unchanged'],
      out,
      program: { command: process.execPath, argv, cwd: folder },
      prepare: () => {
        runs += 1
        argv[4] = runs === fails ? 'yes' : 'no'
      },
    }
  }
  const measured = async (first: Contender, ...others: ReadonlyArray<Contender>) => {
    const said: Array<string> = []
    const { measured, absent } = await measureRounds([first, ...others], 2, 2, (what) => said.push(what))
    return { names: measured.map(({ contender: { name } }) => name), absent, said: said.join('\n') }
  }

  it('go on without those that fail, and say why', async () => {
    const { names, absent, said } = await measured(
      contender('first', 2),
      contender('weak', 2, 3),
      contender('short', 1),
      contender('last', 2),
    )
    expect(names).to.deep.equal(['first', 'last'])
    expect(absent.map(({ name }) => name)).to.deep.equal(['short', 'weak'])
    expect(absent[0]?.why).to.equal('short, cold: 1 pages were written instead of 2. With --keep it can be looked at')
    expect(absent[1]?.why).to.match(/ended with 3$/)
    expect(said).to.include('out of memory')
    expect(said).to.not.include('round 2 of 2: weak, unchanged')
  })

  it('end where the first one fails', async () => {
    const failed = await measured(contender('wrong', 1), contender('well', 2)).catch((error: Error) => error.message)
    expect(failed).to.equal('wrong, cold: 1 pages were written instead of 2. With --keep it can be looked at.')
  })
})
