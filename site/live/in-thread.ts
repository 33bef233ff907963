import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Config } from '../config.ts'
import type { Answer } from './answer.ts'
import type { Asked, Told } from './thread.ts'
import type { Live } from './website.ts'

type Waiting = { readonly resolve: (value: never) => void; readonly reject: (error: unknown) => void }

/** A website that is shown by the program in this folder, until it is ended; whoever asked before still has an answer. */
export const liveInThread = (folder: string, config: Config): Live & { readonly end: () => Promise<void> } => {
  const worker = new Worker(join(folder, 'live.js'), {
    workerData: config,
    env: { ...process.env, KADE_PROGRAM: folder },
    execArgv: [],
  })
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
  const ask = <A>(name: Asked['name'], ...values: Asked['values']): Promise<A> =>
    new Promise((resolve, reject) => {
      if (over) return reject(over.error)
      count += 1
      waiting.set(count, { resolve, reject })
      worker.postMessage({ id: count, name, values } satisfies Asked)
    })
  const answers = new Set<Promise<Answer>>()
  return {
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
