import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from 'chai'
import type { ExportJson } from '../data/export.ts'
import { filesIn } from '../data/folder.ts'
import { ended, type Ran, start } from '../data/run.ts'

export type Files = ReadonlyMap<string, Buffer>
type Options = { readonly environment?: { readonly [name: string]: string }; readonly before?: ReadonlyArray<string> }

/** Content, and the website that is generated from it time and again. */
export type Place = {
  readonly dist: string
  readonly content: string
  readonly write: (content: ExportJson) => void
  readonly start: (options?: Options) => ChildProcess
  readonly generate: (options?: Options) => Promise<Ran>
  /** The website as it stands, or nothing where there is none. */
  readonly files: () => Files | undefined
  /** What lies beside it. */
  readonly beside: () => ReadonlyArray<string>
}

export const placeIn = (folder: string, dist = join(folder, 'dist')): Place => {
  const content = join(folder, 'content')
  mkdirSync(content, { recursive: true })
  const begin = ({ environment = {}, before = [] }: Options = {}) =>
    start(['generate', '--content', content, '--out', dist], environment, before)
  const beside = join(dirname(dist), '.kade', 'dist')
  return {
    dist,
    content,
    write: (json) => writeFileSync(join(content, 'content.json'), JSON.stringify(json)),
    start: begin,
    generate: (options) => ended(begin(options)),
    files: () => (existsSync(dist) ? filesIn(dist) : undefined),
    beside: () => (existsSync(beside) ? readdirSync(beside) : []),
  }
}

/** The website that is made where nothing was before. */
export const cold = async (folder: string, content: ExportJson, options?: Options): Promise<Files> => {
  const place = placeIn(folder)
  place.write(content)
  expectDone(await place.generate(options))
  return filesIn(place.dist)
}

export const expectDone = ({ code, stderr }: Ran): void => {
  expect(code, stderr).to.equal(0)
}

/** Paths that are there on one side only, or with other bytes. */
export const differences = (some: Files, others: Files): ReadonlyArray<string> =>
  [...new Set([...some.keys(), ...others.keys()])].filter((path) => {
    const [one, other] = [some.get(path), others.get(path)]
    return !one || !other || !one.equals(other)
  })

/** Only what is known of the folder and of the one before it is left: nothing of what was begun, or of what holds a place. */
export const expectTidy = (place: Place): void => {
  expect(
    place.beside().filter((name) => !/^(?:spare|report\.json|[0-9a-f]{16}(?:\.notes(?:\.[a-z]+)?)?\.json)$/.test(name)),
  ).to.deep.equal([])
}
