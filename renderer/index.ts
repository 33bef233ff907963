/** `kade/renderer`: a website's content in, files out. React is the caller's. */
export { type Generated, generate } from './generate.ts'
export { type Loaded, load } from './load.ts'
export type { Decode, Theme } from './theme.ts'
export type { Edition } from './walk.ts'
