import { E, pipe } from '../domain/prelude.ts'
import { build } from './build.ts'
import { commandOf } from './command.ts'
import { generateOptions, readConfig } from './config.ts'
import { containerOf } from './container.ts'
import { sayBuilt, sayNotBuilt } from './messages.ts'
import { programOf } from './program.ts'
import { resolveFrom } from './tokens.ts'

/** The command that everything is about: reads how it was called, builds the website, and tells how that went. */
export const main = commandOf({
  usage: 'generate -- [options]',
  purpose: 'Writes every page of the website. Without a space, the content embedded in the\nproject is used.',
  options: generateOptions,
  carryOut: async (choices) => {
    const config = readConfig(choices)
    if (E.isLeft(config)) return sayNotBuilt(config.left)
    const resolve = resolveFrom(containerOf(config.right))
    return pipe(
      await build(config.right, programOf(process.env), resolve)(),
      E.match(sayNotBuilt, (built) => sayBuilt(built, choices.explain?.value)),
    )
  },
})
