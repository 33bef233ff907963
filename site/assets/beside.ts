import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readInside } from '../../adapters/node/read-inside.ts'
import { E, pipe, RA } from '../../domain/prelude.ts'
import type { Failure } from '../../ports/errors.ts'
import type { ExportedEntry } from '../../ports/platform/export-file.ts'
import { type Named, namedIn } from './named.ts'
import { placeOf } from './place.ts'

const mostBytes = 20_000_000

type Read<A> = (file: string, bytes: Uint8Array, named: Named) => A

/**
 * What is read from the files of assets beside an export, where `contentful-export --download-assets` puts them: in a folder by the name of
 * their host. Without such a folder the export came without files, and they stay where they are.
 */
export const readBeside = <A>(folder: string, assets: Iterable<ExportedEntry>, read: Read<A>) => {
  const { left, right } = RA.separate(namedIn(assets).filter(isBeside(folder)).map(readOne(folder, read)))
  return { problems: left, found: right }
}

const isBeside =
  (folder: string) =>
  ({ url }: Named): boolean => {
    const place = placeOf(url)
    return place !== undefined && existsSync(join(folder, place.host))
  }

const readOne =
  <A>(folder: string, read: Read<A>) =>
  (named: Named): E.Either<Failure, A> => {
    const path = placeOf(named.url)?.path
    const file = path === undefined ? named.url : join(folder, path)
    return pipe(
      path === undefined ? E.right(undefined) : readInside(folder, path, mostBytes),
      E.flatMap(
        (bytes): E.Either<Failure, A> =>
          bytes === undefined ? E.left({ _tag: 'NoFile', where: named.where, file }) : E.right(read(file, bytes, named)),
      ),
    )
  }
