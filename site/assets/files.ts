import { readFileSync } from 'node:fs'
import type { Recipe } from '../../adapters/node/made-files.ts'
import { versionOf } from '../../adapters/node/picture-version.ts'
import { versionsOf } from '../../domain/picture.ts'
import type { Failure } from '../../ports/errors.ts'
import type { ExportedEntry } from '../../ports/platform/export-file.ts'
import { readBeside } from './beside.ts'
import { problemsOf } from './compared.ts'
import { type OwnFile, ownFile } from './own-file.ts'

/** The files that came with an export, to be served by the website itself. */
export type OwnFiles = {
  readonly problems: ReadonlyArray<Failure>
  /** Where the website has a file, by the address that it has on the platform. */
  readonly addresses: ReadonlyMap<string, string>
  /** The same by the ids of the assets that name them: another file is another address. */
  readonly named: ReadonlyMap<string, ReadonlyArray<string>>
  readonly originals: ReadonlyArray<{ readonly path: string; readonly read: () => Uint8Array }>
  readonly versions: ReadonlyArray<Recipe>
}

export const noFiles: OwnFiles = { problems: [], addresses: new Map(), named: new Map(), originals: [], versions: [] }

/** Those of published assets: drafts are nobody's business yet. */
export const readOwnFiles = (folder: string, assets: Iterable<ExportedEntry>): OwnFiles => {
  const { problems, found } = readBeside(folder, assets, ownFile)
  const addresses = new Map(found.map(({ named, address }) => [named.url, address]))
  const files = [...new Map(found.map((own) => [own.address, own])).values()]
  return {
    problems: unique([...problems, ...found.flatMap(problemsOf)]),
    addresses,
    named: addressesByAsset(found),
    originals: files.map(({ file, address }) => ({ path: address.slice(1), read: () => readFileSync(file) })),
    versions: files.flatMap(recipesOf),
  }
}

const addressesByAsset = (found: ReadonlyArray<OwnFile>): ReadonlyMap<string, ReadonlyArray<string>> => {
  const named = new Map<string, ReadonlyArray<string>>()
  for (const {
    named: { where },
    address,
  } of found)
    named.set(where.asset, [...(named.get(where.asset) ?? []), address])
  return named
}

/** Languages share files, and what is wrong with them. */
const unique = (problems: ReadonlyArray<Failure>): ReadonlyArray<Failure> => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
]

const recipesOf = ({ file, digest, address, size, named }: OwnFile): ReadonlyArray<Recipe> => {
  const { width = 0, height = 0 } = size ?? named.details?.image ?? {}
  return versionsOf({ url: address, width, height, type: named.contentType ?? '' }).flatMap(({ format, files }) =>
    files.map((version) => versionOf({ path: version.url.slice(1), file, digest, width: version.width, format })),
  )
}
