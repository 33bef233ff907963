import { expect } from 'chai'
import { restore, stub } from 'sinon'
import { areas } from './tour/all.ts'
import type { Step } from './tour/steps.ts'
import { type Traveller, travel } from './tour/travel.ts'

describe('the tour of the local platform', () => {
  let theirs: Traveller
  let ours: Traveller
  before(async () => {
    // The official client prints that memberships have changed, whenever one is read.
    stub(console, 'warn')
    ;[theirs, ours] = await Promise.all([travel('official'), travel('ours')])
  })
  after(async () => {
    restore()
    await Promise.all([theirs.close(), ours.close()])
  })

  const nameOf = ([operation, , note]: Step): string =>
    note?.refused === undefined ? `${operation} gives both clients the same` : `${operation} is refused: ${note.refused}`

  for (const { about, steps } of areas)
    describe(about, () => {
      for (const step of steps)
        it(nameOf(step), async () => {
          const [operation, , note = {}] = step
          // Both go on, so that what comes later is not about another world.
          const [mine, other] = await Promise.allSettled([ours.take(step), note.ours ? [] : theirs.take(step)])
          if (mine.status === 'rejected') throw mine.reason
          if (other.status === 'rejected') throw other.reason
          const calls = mine.value.filter((seen) => seen.operation === operation)
          if (ours.operations.includes(operation)) {
            const wasGiven = calls.some(({ error }) => error === undefined)
            expect(wasGiven, 'whether it was refused').to.equal(note.refused === undefined)
          }
          if ((note.ours ?? note.differs) === undefined) expect(other.value).to.deep.equal(mine.value)
        })
    })

  it('visits every operation of the official clients', () => {
    const visited = new Set(areas.flatMap(({ steps }) => steps.map(([operation]) => operation)))
    expect(theirs.operations.filter((operation) => !visited.has(operation))).to.deep.equal([])
  })
})
