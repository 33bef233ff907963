import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { liveDependencies } from './live-dependencies.mjs'

// A thread that shows the website begins before there is code for it: what that needs of others is loaded meanwhile.
await Promise.all(liveDependencies.map((name) => import(name)))

parentPort.once('message', async (folder) => {
  process.env.KADE_PROGRAM = folder
  await import(pathToFileURL(join(folder, 'live.js')).href)
})
