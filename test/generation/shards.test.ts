import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { filesIn, temporaryFolder } from '../data/folder.ts'
import { kade } from '../data/run.ts'

describe('a website that is rendered in parts', function () {
  this.timeout(120_000)
  const folder = temporaryFolder()
  const at = (name: string) => join(folder, name)
  const shards = [1, 2, 3]
  const parts = shards.map((index) => at(`part-${index}`))

  before(async () => {
    for (const index of shards) {
      const { code, stderr } = await kade(['generate', '--shard', `${index}/3`, '--out', at(`part-${index}`)])
      expect(code, stderr).to.equal(0)
    }
    const { code, stderr } = await kade(['generate', '--out', at('whole')])
    expect(code, stderr).to.equal(0)
  })

  const pagesIn = (dist: string) => [...filesIn(dist).keys()].filter((path) => path.endsWith('_payload.json'))
  const merge = (out: string, from: ReadonlyArray<string>) => kade(['generate', '--merge', from.join(), '--out', at(out)])
  const expectWhole = (out: string) => expect([...filesIn(at(out))]).to.deep.equal([...filesIn(at('whole'))])

  it('has every page in one part, with all its languages', () => {
    const all = parts.flatMap(pagesIn)
    expect(all).to.have.members(pagesIn(at('whole')))
    expect(new Set(all).size).to.equal(all.length)
    for (const part of parts) expect(pagesIn(part)).to.have.length.within(20, 60)
    const [one] = parts.filter((part) => pagesIn(part).includes('nl/cases/coop/_payload.json'))
    expect(pagesIn(one ?? '')).to.include('en/cases/coop/_payload.json')
  })

  it('is the same, byte for byte, as one that was rendered at once, and no page is rendered twice', async () => {
    const { code, stdout, stderr } = await merge('merged', parts)
    expect(code, stderr).to.equal(0)
    expect(stdout).to.contain('122 pages written').and.to.contain('Nothing changed.')
    expectWhole('merged')
  })

  it('is completed where a part is missing', async () => {
    const { code, stdout } = await merge('completed', parts.slice(1))
    expect(code).to.equal(0)
    expect(stdout).to.match(/Rendered anew: \d+\./)
    expectWhole('completed')
  })

  it('is not made of a part that is not as it was written', async () => {
    const { code } = await kade(['generate', '--shard', '1/3', '--out', at('broken')])
    expect(code).to.equal(0)
    const page = join(at('broken'), pagesIn(at('broken'))[0] ?? '')
    const written = readFileSync(page, 'utf8')
    rmSync(page)
    writeFileSync(page, written.replace('a', 'b'))
    const failed = await merge('unmade', [at('broken')])
    expect(failed.code).to.equal(1)
    expect(failed.stderr).to.contain(at('broken')).and.to.contain('It is no part of a website, or not as it was written.')
  })

  for (const value of ['0/3', '4/3', 'half', '1'])
    it(`has no part ${value}`, async () => {
      const { code, stderr } = await kade(['generate', '--shard', value, '--out', at('none')])
      expect(code).to.equal(1)
      expect(stderr).to.contain(`"${value}" is no part of a whole.`)
    })
})
