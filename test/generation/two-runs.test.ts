import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { entryIn, smallExport } from '../data/export.ts'
import { temporaryFolder } from '../data/folder.ts'
import { ended } from '../data/run.ts'
import { cold, differences, expectDone, expectTidy, type Files, placeIn } from './place.ts'

const titled = (title: string) => {
  const content = smallExport()
  entryIn(content, 'website').fields.title = { 'nl-BE': title, 'en-US': title }
  return content
}

describe('runs into one folder', function () {
  this.timeout(120_000)
  const folder = temporaryFolder()
  const dist = join(folder, 'dist')
  const titles = ['One', 'Two', 'Three', 'Four', 'Five']
  const places = titles.map((title) => {
    const place = placeIn(join(folder, title), dist)
    place.write(titled(title))
    return place
  })
  const [place] = places as [(typeof places)[number], ...typeof places]
  let wanted: ReadonlyArray<Files>

  before(async () => {
    wanted = await Promise.all(titles.map((title) => cold(join(folder, `cold-${title}`), titled(title))))
  })

  const expectOneOf = (candidates: ReadonlyArray<Files>) => {
    const files = place.files() ?? new Map()
    expect(candidates.map((those) => differences(files, those).length)).to.include(0)
    expectTidy(place)
  }

  for (const count of [2, 5])
    it(`${count} at once all end well, and the website is one of theirs`, async () => {
      for (let round = 0; round < 3; round += 1) {
        for (const run of await Promise.all(places.slice(0, count).map(({ generate }) => generate()))) expectDone(run)
        expectOneOf(wanted.slice(0, count))
      }
    })

  it('do not wait for one that was killed, and neither do many that begin at once', async () => {
    const killed = placeIn(join(folder, 'killed'), dist)
    killed.write(titled('Killed'))
    const child = killed.start()
    const end = ended(child)
    await Promise.race([new Promise((resolve) => child.stderr?.once('data', resolve)), end])
    child.kill('SIGKILL')
    await end
    expect(killed.beside(), 'its lock').to.include('lock')
    for (const run of await Promise.all(places.map(({ generate }) => generate()))) expectDone(run)
    expectOneOf(wanted)
  })

  it('are not kept waiting by files that no run of ours wrote', async () => {
    const beside = join(folder, '.kade', 'dist')
    mkdirSync(beside, { recursive: true })
    for (const contents of ['', '{', '{"pid":0}', 'null']) {
      writeFileSync(join(beside, 'lock'), contents)
      expectDone(await place.generate())
      expectOneOf(wanted.slice(0, 1))
    }
  })

  it('clear what killed ones were writing aside, even when there is nothing else to do', async () => {
    expectDone(await place.generate())
    const beside = join(folder, '.kade', 'dist')
    const nobody = 2 ** 22 - 1
    for (const name of ['draft', 'old']) mkdirSync(join(beside, name, 'nl'), { recursive: true })
    for (const name of [`lock.${nobody}`, `0123456789abcdef.json.${nobody}`, `space.json.${nobody}`])
      writeFileSync(join(beside, name), 'half')
    expectDone(await place.generate())
    expectOneOf(wanted.slice(0, 1))
  })
})
