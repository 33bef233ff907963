import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { linkTree } from '../../adapters/node/output/linking.ts'
import { diskOutput } from '../../adapters/node/output/output.ts'
import { TE } from '../../domain/prelude.ts'
import type { Copy, Opened, OutputFile } from '../../ports/output.ts'
import { filesIn, temporaryFolder } from '../data/folder.ts'
import { failure, success } from '../data/outcome.ts'
import { fill, writeSite } from '../data/output.ts'

const site = (words: string): ReadonlyArray<OutputFile> => [
  { path: 'nl/index.html', contents: words },
  { path: 'nl/nieuws/index.html', contents: 'always the same' },
]

const copied: Copy = async (from, to) => linkTree(from, to)

describe('output on disk', () => {
  const folder = temporaryFolder()
  let count = 0
  const fresh = () => {
    const parent = join(folder, String(count++))
    const dist = join(parent, 'dist')
    return { parent, dist, beside: join(parent, '.kade', 'dist') }
  }
  const page = (dist: string) => readFileSync(join(dist, 'nl/index.html'), 'utf8')
  const failing = (reason: string) =>
    function* (): Generator<OutputFile> {
      yield* site('new')
      throw new Error(reason)
    }

  it('leaves the folders before it alone where most is written anew', async () => {
    const { dist, beside } = fresh()
    for (const words of ['old', 'new']) await success(writeSite(dist, site(words)))
    const seen: Array<string> = []
    const anew = diskOutput(dist).open((opened: Opened<object>) =>
      opened.replace((draft) => {
        seen.push(page(join(beside, 'spare')), ...readdirSync(draft.folder))
        return TE.fromIO(() => fill(draft, site('newer')))
      }, 'anew'),
    )
    await success(anew)
    expect(seen).to.deep.equal(['old'])
    expect([page(dist), page(join(beside, 'spare'))]).to.deep.equal(['newer', 'new'])
    expect([...filesIn(dist).keys()]).to.deep.equal(['_manifest.json', 'nl/index.html', 'nl/nieuws/index.html'])
  })

  it('replaces the whole folder: what is no longer generated is gone', async () => {
    const { dist } = fresh()
    await success(writeSite(dist, [...site('old'), { path: 'gone/index.html', contents: 'x' }]))
    await success(writeSite(dist, site('new')))
    expect([...filesIn(dist).keys()]).to.deep.equal(['_manifest.json', 'nl/index.html', 'nl/nieuws/index.html'])
    expect(page(dist)).to.equal('new')
  })

  it('gives the same folder however often it was replaced before', async () => {
    const { dist } = fresh()
    for (const words of ['one', 'two', 'one', 'three', 'two', 'three']) {
      const extra = words === 'two' ? [{ path: 'en/deep/index.html', contents: 'two' }] : []
      await success(writeSite(dist, [...site(words), ...extra]))
      const cold = fresh().dist
      await success(writeSite(cold, [...site(words), ...extra]))
      expect([...filesIn(dist)]).to.deep.equal([...filesIn(cold)])
      expect(readdirSync(dist), 'no empty folder stays').to.deep.equal(readdirSync(cold))
    }
  })

  it('does not write what has not changed', async () => {
    const { dist } = fresh()
    await success(writeSite(dist, site('old')))
    const { ino, mtimeMs } = statSync(join(dist, 'nl/nieuws/index.html'))
    await success(writeSite(dist, site('new')))
    const after = statSync(join(dist, 'nl/nieuws/index.html'))
    expect([after.ino, after.mtimeMs]).to.deep.equal([ino, mtimeMs])
  })

  it('never changes a file that is being served, not even one that two folders share', async () => {
    const { dist, parent } = fresh()
    await success(writeSite(dist, site('old')))
    linkSync(join(dist, 'nl/index.html'), join(parent, 'served.html'))
    await success(writeSite(dist, site('new')))
    await success(writeSite(dist, site('newer')))
    expect(readFileSync(join(parent, 'served.html'), 'utf8')).to.equal('old')
  })

  it('looks after every file: what somebody changed, added or took away is as it was written', async () => {
    for (const meddle of [
      (dist: string) => writeFileSync(join(dist, 'nl/index.html'), 'new words'),
      (dist: string) => writeFileSync(join(dist, 'nl/index.html'), 'abc'),
      (dist: string) => rmSync(join(dist, 'nl/nieuws/index.html')),
      (dist: string) => writeFileSync(join(dist, 'nl/left.txt'), 'x'),
      (dist: string) => mkdirSync(join(dist, 'left')),
    ]) {
      const { dist } = fresh()
      await success(writeSite(dist, site('old')))
      await new Promise((later) => setTimeout(later, 20))
      meddle(dist)
      const seen = await success(diskOutput(dist).open(({ current }) => TE.right(current)))
      expect(seen, meddle.toString()).to.equal(undefined)
      await success(writeSite(dist, site('old')))
      expect([...filesIn(dist).keys()]).to.deep.equal(['_manifest.json', 'nl/index.html', 'nl/nieuws/index.html'])
      expect(page(dist)).to.equal('old')
    }
  })

  it('does not take over what was changed in place, though the folder before this one has the same file', async () => {
    const { dist } = fresh()
    for (const words of ['old', 'new']) await success(writeSite(dist, site(words)))
    await new Promise((later) => setTimeout(later, 20))
    writeFileSync(join(dist, 'nl/nieuws/index.html'), 'always the sAme')
    await success(writeSite(dist, site('newer')))
    expect(readFileSync(join(dist, 'nl/nieuws/index.html'), 'utf8')).to.equal('always the same')
  })

  it('trusts a file that is younger than it should be only if it has the same bytes', async () => {
    const { dist } = fresh()
    await success(writeSite(dist, site('old')))
    const tomorrow = Date.now() / 1000 + 86_400
    utimesSync(join(dist, 'nl/index.html'), tomorrow, tomorrow)
    const seen = await success(diskOutput(dist).open(({ current }) => TE.right(current)))
    expect(Object.keys(seen?.files ?? {})).to.have.length(3)
  })

  it('keeps the old folder when the files end half-way, and nothing of what was begun', async () => {
    const { dist, beside } = fresh()
    await success(writeSite(dist, site('old')))
    const [problem] = await failure(writeSite(dist, failing('no space left on device')()))
    expect(problem).to.include({ _tag: 'NotWritten', reason: 'no space left on device' })
    expect(page(dist)).to.equal('old')
    expect(readdirSync(beside).filter((name) => !name.endsWith('.json'))).to.deep.equal([])
    await success(writeSite(dist, site('new')))
    expect(page(dist)).to.equal('new')
  })

  describe('when a copy was prepared', () => {
    const prepared = (dist: string, copy: Copy, next?: ReadonlyArray<OutputFile>) =>
      diskOutput(dist).open((opened: Opened<object>) => {
        opened.prepare(copy)
        return next ? opened.replace((draft) => TE.fromIO(() => fill(draft, next))) : TE.right(undefined)
      })
    const inodeOf = (dist: string) => statSync(join(dist, 'nl/nieuws/index.html')).ino

    it('begins with that, and gives the same folder', async () => {
      const { dist, beside } = fresh()
      await success(writeSite(dist, [...site('old'), { path: 'gone/index.html', contents: 'x' }]))
      const shared = inodeOf(dist)
      await success(prepared(dist, copied, site('new')))
      expect([...filesIn(dist).keys()]).to.deep.equal(['_manifest.json', 'nl/index.html', 'nl/nieuws/index.html'])
      expect(page(dist)).to.equal('new')
      expect(inodeOf(dist)).to.equal(shared)
      expect(page(join(beside, 'spare')), 'the folder before it').to.equal('old')
    })

    it('keeps one that was not needed for the next time', async () => {
      const { dist, beside } = fresh()
      await success(writeSite(dist, site('old')))
      await success(prepared(dist, copied))
      expect([page(dist), page(join(beside, 'spare'))]).to.deep.equal(['old', 'old'])
      const none = () => Promise.reject(new Error('nobody asks for another copy'))
      await success(prepared(dist, none, site('new')))
      expect(page(dist)).to.equal('new')
    })

    it('keeps the old folder when it could not be made', async () => {
      const { dist, beside } = fresh()
      await success(writeSite(dist, site('old')))
      const half = async (_: string, to: string) => {
        mkdirSync(to)
        throw new Error('no space left on device')
      }
      const [problem] = await failure(prepared(dist, half, site('new')))
      expect(problem).to.include({ _tag: 'NotWritten', reason: 'no space left on device' })
      expect(page(dist)).to.equal('old')
      expect(readdirSync(beside).filter((name) => !name.endsWith('.json'))).to.deep.equal([])
      await success(prepared(dist, half))
      expect(readdirSync(beside).filter((name) => !name.endsWith('.json'))).to.deep.equal([])
    })

    it('makes none of a folder of which nothing is known', async () => {
      const { dist } = fresh()
      await success(writeSite(dist, site('old')))
      writeFileSync(join(dist, 'nl/index.html'), 'meddled with')
      await success(prepared(dist, () => expect.fail('it was copied'), site('new')))
      expect(page(dist)).to.equal('new')
    })
  })

  it('refuses to replace a folder that it did not write', async () => {
    const { dist } = fresh()
    mkdirSync(dist, { recursive: true })
    writeFileSync(join(dist, 'thesis.txt'), 'years of work')
    expect(await failure(writeSite(dist, site('new')))).to.deep.equal([{ _tag: 'NotOurs', folder: dist }])
    expect(readFileSync(join(dist, 'thesis.txt'), 'utf8')).to.equal('years of work')
  })

  for (const path of ['../outside.html', '/../../outside.html', 'a/../../outside.html', 'nl/\0.html'])
    it(`does not write to ${JSON.stringify(path)}`, async () => {
      const { parent, dist } = fresh()
      const [error] = await failure(writeSite(dist, [...site('new'), { path, contents: 'x' }]))
      expect(error?._tag === 'NotWritten' && error.reason).to.contain('leads out of the folder')
      expect(readdirSync(parent)).to.deep.equal(['.kade'])
      expect(existsSync(join(parent, 'outside.html'))).to.equal(false)
    })

  it('puts back the website that a killed run left aside, and clears what it had begun', async () => {
    const { dist, beside } = fresh()
    await success(writeSite(dist, site('old')))
    renameSync(dist, join(beside, 'old'))
    mkdirSync(join(beside, 'draft'))
    writeFileSync(join(beside, 'draft', 'half.html'), '<html')
    await failure(writeSite(dist, failing('not this time')()))
    expect(page(dist)).to.equal('old')
    expect(readdirSync(beside)).not.to.include('draft')
  })

  it('says why a folder cannot be written', async () => {
    const { parent } = fresh()
    writeFileSync(parent, 'a file where a folder should be')
    const [error] = await failure(writeSite(join(parent, 'dist'), site('new')))
    expect(error?._tag === 'NotWritten' && error.reason).to.match(/ENOTDIR|EEXIST/)
  })

  describe('when others write into it', () => {
    const holding = (beside: string, owner: object) => {
      mkdirSync(beside, { recursive: true })
      writeFileSync(join(beside, 'lock'), JSON.stringify(owner))
    }

    it('waits for the other run, and says so', async () => {
      const { dist, beside } = fresh()
      const started = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ')[19]
      holding(beside, { pid: process.pid, started })
      const notes: Array<string> = []
      const waiting = success(diskOutput(dist, (note) => notes.push(note)).open(() => TE.right('my turn')))
      await new Promise((later) => setTimeout(later, 300))
      expect(notes).to.deep.equal([`Another run (process ${process.pid}) writes ${dist}; waiting for it.`])
      rmSync(join(beside, 'lock'))
      expect(await waiting).to.equal('my turn')
    })

    it('does not wait for a run that is dead, nor for another process that was given its number', async () => {
      for (const owner of [
        { pid: 2 ** 22 - 1, started: '1' },
        { pid: process.pid, started: '1' },
      ]) {
        const { dist, beside } = fresh()
        holding(beside, owner)
        await success(writeSite(dist, site('new')))
        expect(page(dist)).to.equal('new')
        expect(existsSync(join(beside, 'lock'))).to.equal(false)
      }
    })

    it('lets one of many in at a time', async () => {
      const { dist } = fresh()
      let inside = 0
      let most = 0
      await Promise.all(
        Array.from({ length: 5 }, () =>
          success(
            diskOutput(dist).open(() => async () => {
              inside += 1
              most = Math.max(most, inside)
              await new Promise((later) => setTimeout(later, 20))
              inside -= 1
              return { _tag: 'Right', right: undefined }
            }),
          ),
        ),
      )
      expect(most).to.equal(1)
    })
  })
})
