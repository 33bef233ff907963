import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { forgetOlder } from '../../scripts/programs.ts'
import { temporaryFolder } from '../data/folder.ts'

describe('compiled programs', () => {
  it('are forgotten when they are old, unless they still run', () => {
    const programs = join(temporaryFolder(), 'programs')
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    for (const [age, name] of names.entries()) {
      const folder = join(programs, name)
      mkdirSync(folder, { recursive: true })
      if (name === 'f') writeFileSync(join(folder, `${process.pid}.pid`), '')
      if (name === 'g') writeFileSync(join(folder, `${2 ** 22 - 1}.pid`), '')
      utimesSync(folder, 1_000_000 - age, 1_000_000 - age)
    }
    forgetOlder(programs)
    expect(readdirSync(programs)).to.deep.equal(['a', 'b', 'c', 'd', 'f'])
  })
})
