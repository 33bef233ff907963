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
          // Both go on, so that what comes later is not about another world.
          const [mine, other] = await Promise.allSettled([ours.take(step), note.ours ? Promise.resolve([]) : theirs.take(step)])
          if (mine.status === 'rejected') throw mine.reason
          if (other.status === 'rejected') throw other.reason
          const found = mine.value
          if (!note.refused) expect(found.some((seen) => seen.operation === operation && seen.error === undefined)).to.equal(true)
          else expect(found.every((seen) => seen.operation !== operation || seen.error !== undefined)).to.equal(true)
          if (note.ours === undefined) expect(other.value).to.deep.equal(found)
        })
      }
    })

  it('is all of the official client', () => {
    const taken = new Set(Object.values(areas).flatMap((steps) => steps.map(([operation]) => operation)))
    console.log(`    operations: ${taken.size}, steps: ${Object.values(areas).flat().length}`)
    expect(theirs.operations.filter((operation) => !taken.has(operation))).to.deep.equal([])
  })
})
