import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { outputIn } from '../../scripts/bench/generate/contender.ts'
import { changeOne } from '../../scripts/bench/generate/content/change.ts'
import { writeContent } from '../../scripts/bench/generate/content/content.ts'
import { temporaryFolder } from '../data/folder.ts'
import { kade } from '../data/run.ts'

describe('content made for measuring', function () {
  this.timeout(60_000)
  const folder = temporaryFolder()
  const file = join(folder, 'content.json')

  it('is the same every time, and as large as it says', async () => {
    const bytes = await writeContent(file, 20)
    const made = readFileSync(file)
    expect(bytes).to.equal(statSync(file).size)
    await writeContent(file, 20)
    expect(readFileSync(file).equals(made)).to.equal(true)
  })

  it('is generated without a problem, into as many pages as were asked for', async () => {
    const out = join(folder, 'dist')
    await writeContent(file, 20)
    const { code, stderr } = await kade(['generate', '--content', file, '--out', out])
    expect(code, stderr).to.equal(0)
    expect(outputIn(out).pages).to.equal(20)
  })

  it('changes in one text, which is another one each time', async () => {
    await writeContent(file, 20)
    const lines = () => readFileSync(file, 'utf8').split('\n')
    const before = lines()
    const first = changeOne(file)
    const once = lines()
    const second = changeOne(file)
    const different = (all: ReadonlyArray<string>) =>
      all.filter((line, index) => line !== before[index] && line.includes('"value"')).map((line) => line.trim())
    expect(different(once)).to.deep.equal([`"value": "${first}",`])
    expect(different(lines())).to.deep.equal([`"value": "${second}",`])
    expect(second).not.to.equal(first)
  })
})
