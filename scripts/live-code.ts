import type { Config } from '../site/config.ts'
import type { Live } from '../site/live/website.ts'
import type { Compiler } from './compile.ts'
import { type LiveThread, liveInThread } from './live-thread.ts'

/** What is shown before there is any code that works. */
const nothing: Live = {
  refresh: async () => undefined,
  answer: () => Promise.reject(new Error('The code does not work yet; the terminal says why.')),
  problems: async () => [],
}

/** The website as the code of this moment shows it. Code that does not even start takes nobody's place. */
export const liveCode = async ({ compile, end }: Compiler, config: Config) => {
  let folder = ''
  let live: LiveThread | undefined
  let next = liveInThread(config)
  const renew = async (): Promise<void> => {
    const compiled = await compile()
    if (compiled === folder) return live?.refresh()
    const thread = next
    thread.begin(compiled)
    try {
      await thread.refresh()
    } catch (error) {
      await thread.end()
      throw error
    } finally {
      // It is there before the next change is.
      next = liveInThread(config)
    }
    void live?.end()
    ;[live, folder] = [thread, compiled]
  }
  await told(renew)
  return {
    live: (): Live => live ?? nothing,
    refresh: () => told(live ? live.refresh : renew),
    renew: () => told(renew),
    end: async () => {
      await Promise.all([live?.end(), next.end()])
      await end()
    },
  }
}

/** Whether it went well. */
const told = async (work: () => Promise<void>): Promise<boolean> => {
  try {
    await work()
    return true
  } catch (error) {
    // What the compiler has to say it says itself.
    if (!(error instanceof Error && 'errors' in error)) console.error(error)
    return false
  }
}
