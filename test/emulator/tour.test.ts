import { expect } from 'chai'
import { areas } from './tour/all.ts'
import { type Traveller, travel } from './tour/travel.ts'

describe('every operation on the local platform', () => {
  let theirs: Traveller
  let ours: Traveller
  before(async () => {
    ;[theirs, ours] = await Promise.all([travel('official'), travel('ours')])
  })
  after(() => Promise.all([theirs.close(), ours.close()]))

  for (const [area, steps] of Object.entries(areas))
    describe(`in ${area}`, () => {
      for (const step of steps) {
        const [operation, , note = {}] = step
        it(`${operation} ${note.refused ? 'is refused' : 'does what it says'}, to both clients alike`, async () => {
          const found = await ours.take(step)
          if (!note.refused) expect(found.some((seen) => seen.operation === operation && seen.error === undefined)).to.equal(true)
          else expect(found.every((seen) => seen.operation !== operation || seen.error !== undefined)).to.equal(true)
          if (note.ours !== undefined) return
          expect(await theirs.take(step)).to.deep.equal(found)
        })
      }
    })

  it('is all of the official client', () => {
    const taken = new Set(Object.values(areas).flatMap((steps) => steps.map(([operation]) => operation)))
    console.log(`    operations: ${taken.size}, steps: ${Object.values(areas).flat().length}`)
    expect(theirs.operations.filter((operation) => !taken.has(operation))).to.deep.equal([])
  })
})
