import { fileURLToPath } from 'node:url'

/** The folder that this project lies in. The only place that looks for files beside itself: compiled, it still names the one it was written in. */
export const project = fileURLToPath(new URL('../../', import.meta.url))
