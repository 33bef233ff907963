import { E, pipe } from '../domain/prelude.ts'
import { build } from './build.ts'
import { readConfig } from './config.ts'
import { containerOf } from './container.ts'
import { sayBuilt, sayFailures, sayHelp, saySettings } from './messages.ts'
import { resolveFrom } from './tokens.ts'

/** Reads how it was called, builds the website, and tells how that went. Gives the exit code. */
export const main = async (argv: ReadonlyArray<string>, environment: NodeJS.ProcessEnv): Promise<number> => {
  const config = readConfig(argv, environment)
  if (E.isLeft(config)) return sayFailures(config.left)
  if (config.right.help) return sayHelp()
  if (config.right.verbose) saySettings(config.right)
  const resolve = resolveFrom(containerOf(config.right))
  return pipe(await build(config.right, resolve)(), E.match(sayFailures, sayBuilt))
}
