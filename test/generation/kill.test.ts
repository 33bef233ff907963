import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'chai'
import fc from 'fast-check'
import { entryIn, links, page, smallExport } from '../data/export.ts'
import { temporaryFolder } from '../data/folder.ts'
import { ended } from '../data/run.ts'
import { cold, differences, expectDone, expectTidy, type Files, placeIn } from './place.ts'

const seed = Number(process.env.KADE_TEST_SEED ?? Date.now() % 2 ** 31)

/** Where a run is killed: after this part of what it takes from its start, or from its first word about pages to its end. */
type Moment = { readonly from: 'start' | 'writing'; readonly part: number }
const momentsOf = (kills: number) =>
  fc.sample(
    fc.record<Moment>({
      from: fc.constantFrom('start', 'writing'),
      part: fc.noBias(fc.integer({ min: 0, max: 110 })).map((n) => n / 100),
    }),
    { seed, numRuns: kills },
  )

/** The same content before and after some changes, with so many more pages. */
const versionsOf = (more: number) => {
  const names = Array.from({ length: more }, (_, at) => `more-${at}`)
  const content = () => {
    const site = smallExport()
    const { pages } = entryIn(site, 'about').fields
    entryIn(site, 'about').fields.pages = { 'nl-BE': [...((pages?.['nl-BE'] as []) ?? []), ...links(...names)] }
    site.entries.push(...names.map((name) => page(name, [name, name])))
    return site
  }
  const changed = content()
  entryIn(changed, 'website').fields.title = { 'nl-BE': 'Haven', 'en-US': 'Harbour' }
  entryIn(changed, 'story').fields.slug = { 'nl-BE': 'kroniek', 'en-US': 'chronicle' }
  return [
    { content: content(), environment: {} },
    { content: changed, environment: { SITE_ORIGIN: 'https://kade.example' } },
  ] as const
}

type Which = 0 | 1
const other = (which: Which): Which => (which === 0 ? 1 : 0)

const killed = (title: string, kills: number, websites: ReturnType<typeof versionsOf>) =>
  describe(title, function () {
    this.timeout(300_000)
    const folder = temporaryFolder()
    const place = placeIn(`${folder}/here`)
    let wanted: readonly [Files, Files]
    const took = { start: 0, writing: 0 }

    const begin = (which: Which) => {
      const { content, environment } = websites[which]
      place.write(content)
      const child = place.start({ environment })
      const writing = new Promise<void>((resolve) => child.stderr?.once('data', () => resolve()))
      const end = ended(child)
      return { child, writing: Promise.race([writing, end]), end }
    }
    const finish = async (which: Which) => {
      expectDone(await begin(which).end)
      expectSite(which)
      expectTidy(place)
    }
    const expectSite = (which: Which) => expect(differences(place.files() ?? new Map(), wanted[which])).to.deep.equal([])

    before(async () => {
      const [one, two] = websites
      wanted = await Promise.all([
        cold(`${folder}/one`, one.content, { environment: one.environment }),
        cold(`${folder}/two`, two.content, { environment: two.environment }),
      ])
      for (const which of [0, 1, 0] as const) {
        const run = begin(which)
        const started = performance.now()
        await run.writing
        const begun = performance.now()
        expectDone(await run.end)
        Object.assign(took, { start: performance.now() - started, writing: performance.now() - begun })
      }
    })

    it(`leaves the website as it was or as it was to be, ${kills} times`, async () => {
      let stands: Which = 0
      let [missing, replaced] = [0, 0]
      for (const [index, { from, part }] of momentsOf(kills).entries()) {
        const run = begin(other(stands))
        if (from === 'writing') await run.writing
        await Promise.race([pause(took[from] * part), run.end])
        run.child.kill('SIGKILL')
        await run.end
        const told = `kill ${index} at ${part} from ${from}, KADE_TEST_SEED=${seed}`
        const files = place.files()
        if (files === undefined) {
          // Two folders cannot be exchanged at once on every system; the next run mends it.
          missing += 1
          await finish(stands)
          continue
        }
        if (differences(files, wanted[stands]).length > 0) {
          expect(differences(files, wanted[other(stands)]), told).to.deep.equal([])
          stands = other(stands)
          replaced += 1
        }
        // Now and then a run may end, so that there is something to begin from.
        if (index % 10 === 9) {
          stands = other(stands)
          await finish(stands)
        }
      }
      await finish(stands)
      await finish(other(stands))
      expect(missing, `times without a website, KADE_TEST_SEED=${seed}`).to.be.at.most(Math.ceil(kills / 20))
      expect(replaced, `times that the new one was in place, KADE_TEST_SEED=${seed}`).to.be.at.least(Math.floor(kills / 200))
    })
  })

killed('a run that is killed', 200, versionsOf(0))
killed('a run of several threads that is killed', 24, versionsOf(210))
