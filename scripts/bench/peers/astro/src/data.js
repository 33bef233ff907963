import { readFileSync } from 'node:fs'

const read = (name) => JSON.parse(readFileSync(process.env[name], 'utf8'))

export const views = () => read('BENCH_VIEWS')
export const shared = read('BENCH_SHARED')
