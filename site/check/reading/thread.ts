import { parentPort, workerData } from 'node:worker_threads'
import { type Job, readFiles } from './files.ts'

// What goes wrong ends the thread, and whoever started it hears why.
parentPort?.postMessage(readFiles(workerData as Job))
