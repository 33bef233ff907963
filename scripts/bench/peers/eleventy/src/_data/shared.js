import { readFileSync } from 'node:fs'

/** Frozen: around all other objects Eleventy puts proxies, one for every part that a template reads. */
export default () => Object.freeze(JSON.parse(readFileSync(process.env.BENCH_SHARED, 'utf8')))
