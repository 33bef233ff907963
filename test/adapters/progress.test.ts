import { PassThrough } from 'node:stream'
import type { WriteStream } from 'node:tty'
import { expect } from 'chai'
import { terminalProgress } from '../../adapters/node/progress.ts'

/** What is written about two steps and a note. */
const shown = (isTTY: boolean, isCI: boolean): string => {
  const stream = Object.assign(new PassThrough(), { isTTY })
  const progress = terminalProgress(stream as unknown as WriteStream, isCI)
  progress.begin('Writing pages', 2)
  progress.step()
  progress.note('Waiting.')
  progress.step()
  progress.end()
  return String(stream.read())
}

describe('progress', () => {
  it('is a bar on a terminal, of which nothing is left at the end', () => {
    const lines = shown(true, false).split('\r')
    expect(lines).to.include('\u001b[KWriting pages ━━━━━━━━━━━━──────────── 1/2')
    expect(lines).to.include('\u001b[KWaiting.\n')
    expect(lines.at(-1)).to.equal('\u001b[K')
  })

  it('is plain lines in a log, and in CI whatever it says it is', () => {
    for (const plain of [shown(false, false), shown(true, true)]) expect(plain).to.equal('Writing pages (2)\nWaiting.\n')
  })
})
