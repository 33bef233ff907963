import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { startPlatform } from './program/server.ts'

const source = readFileSync('test/parity/program/program.mjs', 'utf8')
const entries = {
  "from 'contentful'": `from '${resolve('adapters/delivery.ts')}'`,
  "from 'contentful-management'": `from '${resolve('adapters/management.ts')}'`,
}

describe('a program for the official clients', function () {
  this.timeout(60_000)

  const printed = async (program: string): Promise<string> => {
    const platform = await startPlatform()
    const folder = resolve('node_modules/.cache/kade')
    mkdirSync(folder, { recursive: true })
    const file = resolve(folder, `program-${process.pid}.mts`)
    writeFileSync(file, program)
    try {
      const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', file, platform.host])
      return stdout
    } finally {
      rmSync(file)
      platform.close()
    }
  }

  it('has a hundred lines and more', () => expect(source.split('\n').length).to.be.above(100))

  it('prints the same after nothing but its imports was changed', async () => {
    const changed = Object.entries(entries).reduce((program, [theirs, ours]) => program.replace(theirs, ours), source)
    expect(changed).not.to.equal(source)
    const expected = await printed(source)
    expect(expected.split('\n')).to.have.length.above(12)
    expect(await printed(changed)).to.equal(expected)
  })
})
