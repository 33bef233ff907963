import type { Config } from '../site/config.ts'
import { liveInThread } from '../site/live/in-thread.ts'
import type { Compiler } from './compile.ts'

type Shown = ReturnType<typeof liveInThread>

/** What is shown before there is any code that works. */
const nothing: Shown = {
  refresh: async () => undefined,
  answer: () => Promise.reject(new Error('The code does not work yet; the terminal says why.')),
  problems: async () => [],
  end: async () => undefined,
}

/** The website as the code of this moment shows it. Code that does not even start takes nobody's place. */
export const liveCode = async ({ compile, end }: Compiler, config: Config) => {
  let folder = ''
  let live = nothing
  const renew = async (): Promise<void> => {
    const compiled = await compile()
    if (compiled === folder) return live.refresh()
    const next = liveInThread(compiled, config)
    await next.refresh().catch(async (error) => {
      await next.end()
      throw error
    })
    void live.end()
    ;[live, folder] = [next, compiled]
  }
  await told(renew)
  return {
    live: () => live,
    refresh: () => told(live === nothing ? renew : () => live.refresh()),
    renew: () => told(renew),
    end: async () => {
      await live.end()
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
