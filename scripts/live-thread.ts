import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { project } from '../adapters/node/project.ts'
import type { Config } from '../site/config.ts'
import type { Answer } from '../site/live/answer.ts'
import type { Asked, Told } from '../site/live/thread.ts'
import type { Live } from '../site/live/website.ts'

type Waiting = { readonly resolve: (value: never) => void; readonly reject: (error: unknown) => void }

/** A website that is shown by a thread, which waits until it is told where its code is. */
export type LiveThread = Live & {
  readonly begin: (folder: string) => void
  /** Whoever asked before still has an answer. */
  readonly end: () => Promise<void>
}

export const liveInThread = (config: Config): LiveThread => {
  const worker = new Worker(join(project, 'scripts/live-waiting.mjs'), { workerData: config, execArgv: [] })
  const waiting = new Map<number, Waiting>()
  let over: { readonly error: unknown } | undefined
  let count = 0

  const fail = (error: unknown): void => {
    over = { error }
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  worker.on('error', fail)
  worker.on('exit', () => fail(over?.error ?? new Error('It was shown by other code, which took its place.')))
  worker.on('message', (told: Told) => {
    const asked = waiting.get(told.id)
    waiting.delete(told.id)
    if ('error' in told) asked?.reject(told.error)
    else asked?.resolve(told.value as never)
  })
  const answered = <A>(id: number): Promise<A> =>
    new Promise((resolve, reject) => {
      if (over) reject(over.error)
      else waiting.set(id, { resolve, reject })
    })
  const begun = answered<void>(0)
  // Whoever asks hears of it.
  begun.catch(() => undefined)
  const ask = async <A>(name: Asked['name'], ...values: Asked['values']): Promise<A> => {
    await begun
    count += 1
    const answer = answered<A>(count)
    worker.postMessage({ id: count, name, values } satisfies Asked)
    return answer
  }
  const answers = new Set<Promise<Answer>>()
  return {
    begin: (folder) => worker.postMessage(folder),
    refresh: () => ask('refresh'),
    answer: (path, search) => {
      const answer = ask<Answer>('answer', path, search).finally(() => answers.delete(answer))
      answers.add(answer)
      return answer
    },
    problems: () => ask('problems'),
    end: async () => {
      await Promise.allSettled(answers)
      await worker.terminate()
    },
  }
}
