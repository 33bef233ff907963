import { readFileSync } from 'node:fs'

/** Frozen as what is shared, and for the same reason. */
export default () => Object.freeze(JSON.parse(readFileSync(process.env.BENCH_WORDS, 'utf8')))
