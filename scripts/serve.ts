import type { RequestListener } from 'node:http'
import { type Listening, listen } from '../adapters/node/listen.ts'
import { E } from '../domain/prelude.ts'
import type { UsageError } from '../ports/errors.ts'
import type { Choices } from '../site/options.ts'

/** Ten ports are tried, unless one was asked for. */
export const serve = async (handle: RequestListener, { port }: Choices): Promise<E.Either<UsageError, Listening>> => {
  const number = Number(port?.value)
  const bad = (reason: string): E.Either<UsageError, never> =>
    E.left({ _tag: 'BadOption', option: port?.from ?? '--port', reason, remedy: 'Choose another port with --port.' })
  if (!Number.isInteger(number) || number < 0 || number > 65_535) return bad(`"${port?.value}" is no port.`)
  try {
    return E.right(await listen(handle, number, port?.from === 'default' ? 10 : 1))
  } catch (error) {
    return bad(error instanceof Error ? `${error.message}.` : String(error))
  }
}

/** Until the person at the terminal, or whoever started us, has enough. */
export const untilStopped = ({ server }: Listening): Promise<number> =>
  new Promise((resolve) => {
    const stop = () => {
      server.close(() => resolve(0))
      server.closeAllConnections()
    }
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
  })
