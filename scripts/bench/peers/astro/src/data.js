import { readFileSync } from 'node:fs'

export const shared = JSON.parse(readFileSync(process.env.BENCH_SHARED, 'utf8'))
