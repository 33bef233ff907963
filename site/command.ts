import { E } from '../domain/prelude.ts'
import { helpOf, out, sayFailures, saySettings } from './messages.ts'
import type { OptionName } from './option-table.ts'
import { type Choices, readOptions } from './options.ts'

export type Command = {
  /** What follows `npm run`. */
  readonly usage: string
  readonly purpose: string
  readonly options: ReadonlyArray<OptionName>
  /** Whether what it prints is read by a program, which must not find settings there. */
  readonly isForPrograms?: (choices: Choices) => boolean
  readonly carryOut: (choices: Choices, verbose: boolean) => Promise<number>
}

/** What all commands have in common: options, help, and where each setting came from. Gives the exit code. */
export const commandOf =
  ({ usage, purpose, options, isForPrograms = () => false, carryOut }: Command) =>
  async (argv: ReadonlyArray<string>, environment: NodeJS.ProcessEnv = process.env): Promise<number> => {
    const called = readOptions(options, argv, environment)
    if (E.isLeft(called)) return sayFailures(called.left)
    const { choices, help, verbose } = called.right
    if (help) {
      out(helpOf(usage, purpose, options))
      return 0
    }
    if (verbose && !isForPrograms(choices)) saySettings(options, choices)
    return carryOut(choices, verbose)
  }
