import { E } from '../domain/prelude.ts'
import { helpOf, out, sayFailures, saySettings } from './messages.ts'
import { type Choices, type OptionName, readOptions } from './options.ts'

export type Command = {
  /** What follows `npm run`. */
  readonly usage: string
  readonly purpose: string
  readonly options: ReadonlyArray<OptionName>
  readonly carryOut: (choices: Choices) => Promise<number>
}

/** What all commands have in common: options, help, and where each setting came from. Gives the exit code. */
export const commandOf =
  ({ usage, purpose, options, carryOut }: Command) =>
  async (argv: ReadonlyArray<string>, environment: NodeJS.ProcessEnv = process.env): Promise<number> => {
    const called = readOptions(options, argv, environment)
    if (E.isLeft(called)) return sayFailures(called.left)
    const { choices, help, verbose } = called.right
    if (help) {
      out(helpOf(usage, purpose, options))
      return 0
    }
    if (verbose) saySettings(options, choices)
    return carryOut(choices)
  }
