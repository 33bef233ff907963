import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import fc from 'fast-check'
import { temporaryFolder } from '../data/folder.ts'
import { type EditName, edits } from './edits.ts'
import { copyAssetFiles, embedded } from './embedded.ts'
import { differences, expectDone, expectTidy, placeIn } from './place.ts'

/** Each has a few changes, and each of these is two websites; more of them find more. */
const sequences = Number(process.env.KADE_TEST_RUNS ?? 8)

const changes = fc.array(
  fc.record({ edit: fc.constantFrom(...(Object.keys(edits) as ReadonlyArray<EditName>)), pick: fc.noBias(fc.nat(9999)) }),
  { minLength: 1, maxLength: 4 },
)

describe('what is generated after changes', function () {
  this.timeout(600_000)
  const folder = temporaryFolder()
  const here = placeIn(join(folder, 'here'))
  const anew = placeIn(join(folder, 'anew'), join(folder, 'cold/dist'))

  before(() => {
    copyAssetFiles(here.content)
    copyAssetFiles(anew.content)
  })

  const afresh = async () => {
    rmSync(join(folder, 'cold'), { recursive: true, force: true })
    return anew.generate()
  }

  it('shows a picture whose file was exchanged for another of its size', async () => {
    here.write(embedded())
    anew.write(embedded())
    expectDone(await here.generate())
    for (const { content } of [here, anew]) recolour(content)
    expectDone(await here.generate())
    expectDone(await afresh())
    expect(differences(here.files() ?? new Map(), anew.files() ?? new Map())).to.deep.equal([])
  })

  it('is what is generated anew, or fails for the same reasons', () =>
    fc.assert(
      fc.asyncProperty(changes, async (sequence) => {
        let content = embedded()
        here.write(content)
        expectDone(await here.generate())
        let before = here.files()
        for (const { edit, pick } of sequence) {
          const changed = structuredClone(content)
          edits[edit](changed, pick)
          here.write(changed)
          anew.write(changed)
          const [incremental, whole] = [await here.generate(), await afresh()]
          const told = (stderr: string) => stderr.replace(/^Writing.*\n/, '').replaceAll(here.content, anew.content)
          expect([incremental.code, told(incremental.stderr)], edit).to.deep.equal([whole.code, told(whole.stderr)])
          const now = here.files() ?? new Map()
          expect(differences(now, (whole.code === 0 ? anew.files() : before) ?? new Map()), edit).to.deep.equal([])
          expectTidy(here)
          if (whole.code === 0) [content, before] = [changed, now]
        }
      }),
      // Making it smaller takes longer than reading it: every step is two websites.
      { numRuns: sequences, endOnFailure: true },
    ))
})

/** Another colour in the first drawing there is. */
const recolour = (content: string): void => {
  const path = readdirSync(content, { recursive: true, encoding: 'utf8' }).find((name) => name.endsWith('.svg')) ?? ''
  const drawing = readFileSync(join(content, path), 'utf8')
  writeFileSync(
    join(content, path),
    drawing.replace(/#[0-9a-f]/, (colour) => (colour === '#0' ? '#1' : '#0')),
  )
}
