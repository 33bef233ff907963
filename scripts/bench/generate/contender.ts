import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Program } from './run-measured.ts'

/** What is there already when a run begins. */
export const situations = {
  first: 'nothing at all is there, not even pictures that were drawn before',
  cold: 'no output, and nothing remembered of it',
  unchanged: 'once more, with the same content',
  changed: 'a paragraph of one article was edited',
} as const

export type Situation = keyof typeof situations

/** The Node that a contender runs on. */
export type Runtime = { readonly command: string; readonly version: string }

export type Contender = {
  readonly name: string
  /** What it is, in which version. */
  readonly about: string
  readonly situations: ReadonlyArray<Situation>
  readonly program: Program
  readonly out: string
  /** Makes the situation, but for what the run before has left. */
  readonly prepare: (situation: Situation) => void
  /** What is wrong with its output beside the number of pages. */
  readonly judge?: (situation: Situation) => string | undefined
}

export type Output = { readonly pages: number; readonly bytes: number }

/** What leads to pages, or stands in for them, is none. */
const isPage = (file: string): boolean => file.endsWith('.html') && file !== 'index.html' && !/[/\\]offline\.html$/.test(file)

/** The pages that lie in a folder, and how much HTML that is. */
export const outputIn = (folder: string): Output => {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isPage)
  return { pages: pages.length, bytes: pages.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0) }
}
