import { workerData } from 'node:worker_threads'
import { linkTree } from '../../adapters/node/output/linking.ts'

// What the thread that copies a folder runs.
const [from, to] = workerData as readonly [from: string, to: string]
linkTree(from, to)
