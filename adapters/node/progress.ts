import type { WriteStream } from 'node:tty'
import type { Progress } from '../../ports/progress.ts'

const width = 24

/** A bar that stays on its line. Nothing is left of it at the end. */
const bar = (stream: WriteStream): Progress => {
  let label = ''
  let total = 0
  let done = 0
  const draw = () => {
    const filled = total === 0 ? width : Math.round((done / total) * width)
    stream.write(`\r\u001b[K${label} ${'━'.repeat(filled)}${'─'.repeat(width - filled)} ${done}/${total}`)
  }
  return {
    begin: (task, count) => {
      label = task
      total = count
      done = 0
      draw()
    },
    step: () => {
      done += 1
      if (done % Math.max(1, Math.floor(total / 100)) === 0) draw()
    },
    end: () => stream.write('\r\u001b[K'),
    note: (message) => stream.write(`\r\u001b[K${message}\n`),
  }
}

/** For logs: a line at the start of every task. */
const line = (stream: NodeJS.WritableStream): Progress => ({
  begin: (task, total) => stream.write(`${task} (${total})\n`),
  step: () => undefined,
  end: () => undefined,
  note: (message) => stream.write(`${message}\n`),
})

export const terminalProgress = (stream: WriteStream, isCI: boolean): Progress =>
  stream.isTTY && !isCI ? bar(stream) : line(stream)
