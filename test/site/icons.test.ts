import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { drawIcons } from '../../scripts/icons.ts'

describe('the icons', () => {
  it('are those that their one drawing gives today: else run npm run icons', async () => {
    for (const { path, contents } of await drawIcons())
      expect(readFileSync(join('site/static', path)).equals(Buffer.from(contents)), path).to.equal(true)
  })
})
