import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { type ExportJson, entryIn, richText, smallExport } from '../data/export.ts'
import { temporaryFolder } from '../data/folder.ts'
import { ended } from '../data/run.ts'
import { canMount, type Disk, mount } from './disk.ts'
import { cold, differences, expectDone, expectTidy, type Files, placeIn } from './place.ts'

/** A website with one page that is longer than any other file of it. */
const longer = (): ExportJson => {
  const content = smallExport()
  const words = 'Quay after quay. '.repeat(100_000)
  entryIn(content, 'about.text').fields.text = { 'nl-BE': richText(words), 'en-US': richText(words) }
  entryIn(content, 'website').fields.title = { 'nl-BE': 'Haven', 'en-US': 'Harbour' }
  return content
}

/** What a disk is like when the first website is written, when the second one is begun, and when that is to succeed. */
type Obstacle = {
  readonly at: string
  readonly is: string
  readonly becomes: string
  readonly mended: string
  readonly says: RegExp
}

const obstacles: ReadonlyArray<Obstacle> = [
  { at: 'is full', is: 'size=4m', becomes: 'size=4m', mended: 'size=64m', says: /ENOSPC: no space left on device/ },
  {
    at: 'holds no more files',
    is: 'nr_inodes=140',
    becomes: 'nr_inodes=140',
    mended: 'nr_inodes=1000',
    says: /ENOSPC: no space left on device/,
  },
  { at: 'is read-only', is: 'rw', becomes: 'ro', mended: 'rw', says: /EROFS: read-only file system/ },
]

describe('a run that cannot write', function () {
  this.timeout(120_000)
  const folder = temporaryFolder()
  let small: Files
  let long: Files

  before(async () => {
    ;[small, long] = await Promise.all([cold(join(folder, 'small'), smallExport()), cold(join(folder, 'long'), longer())])
  })

  /** The first website is there, the second one fails, and once it can be written it is. */
  const expectUnharmed = async (dist: string, says: RegExp, hinder: () => ReadonlyArray<string>, mend: () => void) => {
    const place = placeIn(join(folder, 'content', dist), dist)
    place.write(smallExport())
    expectDone(await place.generate())
    place.write(longer())
    const before = hinder()
    for (const time of ['once', 'and again']) {
      const { code, stderr } = await place.generate({ before })
      expect(code, time).to.equal(1)
      expect(stderr).to.contain('Nothing was written; what was there is as it was.')
      expect(stderr).to.match(says)
      expect(stderr, 'where').to.contain(`\n  ${dist}\n    It could not be written`)
      expect(stderr).to.contain('Check the space and the permissions there.')
      expect(differences(place.files() ?? new Map(), small), time).to.deep.equal([])
      expectTidy(place)
    }
    mend()
    expectDone(await place.generate())
    expect(differences(place.files() ?? new Map(), long)).to.deep.equal([])
    expectTidy(place)
  }

  it('because a file would be larger than it may be leaves the website as it was', () =>
    expectUnharmed(
      join(folder, 'limited/dist'),
      /EFBIG: file too large/,
      () => ['sh', '-c', 'ulimit -f 800 && exec "$@"', 'sh'],
      () => undefined,
    ))

  describe(`on a disk of its own${canMount ? '' : ' (skipped: nothing can be mounted here)'}`, () => {
    const disks: Array<Disk> = []
    const disk = (options: string): Disk => {
      const made = mount(mkdtempSync(join(tmpdir(), 'kade-disk-')), options)
      disks.push(made)
      return made
    }
    before(function () {
      if (!canMount) this.skip()
    })
    after(() => disks.forEach(({ unmount }) => void unmount()))

    for (const { at, is, becomes, mended, says } of obstacles)
      it(`that ${at} leaves the website as it was, and says what to do`, () => {
        const { folder: on, remount } = disk(is)
        const hinder = () => {
          remount(becomes)
          return []
        }
        return expectUnharmed(join(on, 'dist'), says, hinder, () => remount(mended))
      })

    it('that becomes read-only half-way leaves the website as it was, and the next run clears what was begun', async () => {
      const { folder: on, remount } = disk('rw')
      const place = placeIn(join(folder, 'half-way'), join(on, 'dist'))
      place.write(smallExport())
      expectDone(await place.generate())
      place.write(longer())
      const child = place.start()
      child.stderr?.once('data', () => remount('ro'))
      const { code, stderr } = await ended(child)
      expect(code).to.equal(1)
      expect(stderr).to.match(/EROFS: read-only file system/)
      expect(differences(place.files() ?? new Map(), small)).to.deep.equal([])
      remount('rw')
      expectDone(await place.generate())
      expect(differences(place.files() ?? new Map(), long)).to.deep.equal([])
      expectTidy(place)
    })
  })

  it('because a file stands where its folder should be says so', async () => {
    const place = placeIn(join(folder, 'other'), join(folder, 'small/dist/robots.txt/dist'))
    place.write(smallExport())
    const { code, stderr } = await place.generate()
    expect(code).to.equal(1)
    expect(stderr).to.match(/It could not be written: E(?:NOTDIR|EXIST)/)
  })
})
