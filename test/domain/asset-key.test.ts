import { expect } from 'chai'
import fc from 'fast-check'
import { checkExpiry, longestAssetKey } from '../../domain/platform/asset-key.ts'

const seconds = fc.integer({ min: 1_500_000_000, max: 2_500_000_000 })

describe('the expiry of an asset key', () => {
  it('lies between now and 48 hours from now', () =>
    fc.assert(
      fc.property(seconds, fc.integer({ min: -longestAssetKey, max: 2 * longestAssetKey }), (now, ahead) => {
        const isRight = ahead >= 0 && ahead <= 172_800
        expect(checkExpiry(now + ahead, now) === undefined).to.equal(isRight)
      }),
    ))

  it('is a number', () =>
    fc.assert(
      fc.property(
        fc.anything().filter((value) => typeof value !== 'number'),
        seconds,
        (value, now) => {
          expect(checkExpiry(value, now)).to.contain(`provided type was "${typeof value}"`)
        },
      ),
    ))
})
