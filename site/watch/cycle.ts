import { E } from '../../domain/prelude.ts'
import type { Failure } from '../../ports/errors.ts'
import { type Built, build } from '../build.ts'
import type { Config } from '../config.ts'
import { containerOf } from '../container.ts'
import type { Awaited } from '../generation/space/awaited.ts'
import { out, painted, sayNotBuilt } from '../messages.ts'
import type { Program } from '../program.ts'
import { resolveFrom } from '../tokens.ts'
import type { Change } from './webhook.ts'

const nothing = () => undefined
const note = (message: string) => void process.stderr.write(`${message}\n`)

/** Writes the website again and says so in a line; nothing where nothing was to be done and nobody said there was. Whatever goes wrong, it ends. */
export const cycleOf = (config: Config, program: Program) => {
  let before = ''
  return async (changes: ReadonlyArray<Change>): Promise<void> => {
    const reasons = [...new Set(changes.map(({ what }) => what).filter(Boolean))]
    try {
      const awaited = latestOf(changes.flatMap(({ awaited }) => awaited))
      const progress = { begin: nothing, step: nothing, end: nothing, note }
      const built = await build(config, program, resolveFrom(containerOf(config, { awaited, progress })))()
      if (E.isLeft(built)) before = sayFailed(built.left, before)
      else {
        if (reasons.length > 0 || before !== '' || built.right.rendered.length > 0) out(lineOf(built.right, reasons))
        before = ''
      }
    } catch (error) {
      note(`${time()} ${cross()} ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
    }
  }
}

/** A record may have been published several times meanwhile. */
const latestOf = (all: ReadonlyArray<Awaited>): ReadonlyArray<Awaited> => [
  ...new Map(
    [...all]
      .sort((one, other) => one.revision - other.revision || Number(one.isGone) - Number(other.isGone))
      .map((one) => [`${one.type} ${one.id}`, one]),
  ).values(),
]

/** The same problems are told once. */
const sayFailed = (failures: ReadonlyArray<Failure>, before: string): string => {
  const told = JSON.stringify(failures)
  if (told === before)
    out(`${time()} ${cross()} The same ${failures.length === 1 ? 'problem' : 'problems'} as before; the website is as it was.`)
  else {
    out(`${time()} ${cross()}`)
    sayNotBuilt(failures)
  }
  return told
}

const cross = () => painted(process.stdout, 'red', '✗')

const mostReasons = 3

const lineOf = ({ pages, rendered, milliseconds }: Built, reasons: ReadonlyArray<string>): string => {
  const more = reasons.length > mostReasons ? [`${reasons.length - mostReasons} more`] : []
  const why = [...reasons.slice(0, mostReasons), ...more].join(', ')
  const what = rendered.length === 0 ? 'nothing to be written' : `${rendered.length} of ${pages} pages written`
  return `${time()} ${painted(process.stdout, 'green', '✓')} ${what} in ${(milliseconds / 1000).toFixed(2)} s${why && ` (${why})`}`
}

const time = (): string => new Date().toTimeString().slice(0, 8)
