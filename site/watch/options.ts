import { secretProblem } from '../../adapters/signatures/problem.ts'
import { E } from '../../domain/prelude.ts'
import type { UsageError } from '../../ports/errors.ts'
import { type Config, secondsOf } from '../config.ts'
import type { Choices } from '../options.ts'

/** When to look for changes, and whether the platform calls. */
export type Watching = {
  /** Milliseconds between two looks; 0 for never. */
  readonly every: number
  readonly webhook: { readonly port: number; readonly secret: string } | undefined
}

/** Seconds. Who is called looks nevertheless: a call may get lost. */
const standard = { alone: 30, called: 600 }

export const readWatching = (choices: Choices, { source }: Config): E.Either<ReadonlyArray<UsageError>, Watching> => {
  const { every, webhookPort, webhookSecret } = choices
  const seconds = every ? secondsOf(every) : E.right(webhookPort ? standard.called : standard.alone)
  if (E.isLeft(seconds)) return seconds
  const bad = (option: string, reason: string, remedy: string) => E.left([{ _tag: 'BadOption' as const, option, reason, remedy }])
  if (!webhookPort) return E.right({ every: seconds.right * 1000, webhook: undefined })
  const port = Number(webhookPort.value)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    return bad(webhookPort.from, `"${webhookPort.value}" is no port.`, 'Choose a number from 0 to 65535.')
  if (source.kind === 'embedded')
    return bad(webhookPort.from, 'The embedded content has no webhooks.', 'Name a space, or leave this option out.')
  const secret = webhookSecret?.value ?? ''
  const problem = secretProblem(secret)
  return problem
    ? bad('CONTENTFUL_WEBHOOK_SECRET', problem.message, "Set it to the signing secret of the space's webhooks.")
    : E.right({ every: seconds.right * 1000, webhook: { port, secret } })
}
