import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { diskOutput } from '../../adapters/node/output.ts'
import type { OutputFile } from '../../ports/output.ts'
import { filesIn, temporaryFolder } from '../data/folder.ts'
import { failure, success } from '../data/outcome.ts'

const site = (words: string): ReadonlyArray<OutputFile> => [
  { path: '_manifest.json', contents: '{}' },
  { path: 'nl/index.html', contents: words },
]

describe('output on disk', () => {
  const folder = temporaryFolder()
  let count = 0
  const fresh = () => {
    const parent = join(folder, String(count++))
    return { parent, dist: join(parent, 'dist') }
  }

  it('replaces the whole folder: what is no longer generated is gone', async () => {
    const { parent, dist } = fresh()
    await success(diskOutput(dist).replace([...site('old'), { path: 'gone.html', contents: 'x' }]))
    expect(await success(diskOutput(dist).replace(site('new')))).to.equal(5)
    expect([...filesIn(dist).keys()]).to.deep.equal(['_manifest.json', 'nl/index.html'])
    expect(readFileSync(join(dist, 'nl/index.html'), 'utf8')).to.equal('new')
    expect(readdirSync(parent)).to.deep.equal(['dist'])
  })

  it('keeps the old folder when the files end half-way', async () => {
    const { parent, dist } = fresh()
    await success(diskOutput(dist).replace(site('old')))
    const broken = function* (): Generator<OutputFile> {
      yield* site('new')
      throw new Error('no space left on device')
    }
    expect(await failure(diskOutput(dist).replace(broken()))).to.include({
      _tag: 'NotWritten',
      reason: 'no space left on device',
    })
    expect(readFileSync(join(dist, 'nl/index.html'), 'utf8')).to.equal('old')
    expect(readdirSync(parent)).to.deep.equal(['dist'])
  })

  it('refuses to replace a folder that it did not write', async () => {
    const { dist } = fresh()
    mkdirSync(dist, { recursive: true })
    writeFileSync(join(dist, 'thesis.txt'), 'years of work')
    expect(await failure(diskOutput(dist).replace(site('new')))).to.deep.equal({ _tag: 'NotOurs', folder: dist })
    expect(readFileSync(join(dist, 'thesis.txt'), 'utf8')).to.equal('years of work')
  })

  for (const path of ['../outside.html', '/../../outside.html', 'a/../../outside.html', 'nl/\0.html'])
    it(`does not write to ${JSON.stringify(path)}`, async () => {
      const { parent, dist } = fresh()
      const error = await failure(diskOutput(dist).replace([...site('new'), { path, contents: 'x' }]))
      expect(error._tag === 'NotWritten' && error.reason).to.contain('leads out of the folder')
      expect(readdirSync(parent)).to.deep.equal([])
    })

  it('puts back the website that a killed run left aside', async () => {
    const { parent, dist } = fresh()
    await success(diskOutput(dist).replace(site('old')))
    const dead = 2 ** 22 - 1
    renameSync(dist, join(parent, `.dist-old-${dead}`))
    mkdirSync(join(parent, `.dist-next-${dead}`))
    await failure(
      diskOutput(dist).replace(
        // biome-ignore lint/correctness/useYield: it fails before its first file.
        (function* (): Generator<OutputFile> {
          throw new Error('not this time')
        })(),
      ),
    )
    expect(readFileSync(join(dist, 'nl/index.html'), 'utf8')).to.equal('old')
    expect(readdirSync(parent)).to.deep.equal(['dist'])
  })

  it('says why a folder cannot be written', async () => {
    const { parent } = fresh()
    writeFileSync(parent, 'a file where a folder should be')
    const error = await failure(diskOutput(join(parent, 'dist')).replace(site('new')))
    expect(error._tag === 'NotWritten' && error.reason).to.match(/ENOTDIR|EEXIST/)
  })
})
