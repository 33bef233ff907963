import { createHash, hash as hashAtOnce } from 'node:crypto'
import { isPublic } from '../../domain/platform/publication.ts'
import type { Sys } from '../../domain/platform/sys.ts'
import { E } from '../../domain/prelude.ts'
import type { ExportFile } from '../../ports/platform/export-file.ts'
import { decodeExportFile, emptyExport } from '../wire/export-file.ts'
import { sys as sysCodec } from '../wire/sys.ts'
import { membersOf, NotJson } from './json.ts'
import { elementsOf } from './reading.ts'
import { type Row, type RowsBegun, type RowTable, rowTable } from './rows.ts'

/** What the files hold: of entries and assets only where they lie, since there may be any number of them. */
export type ExportIndex = {
  readonly files: ReadonlyArray<string>
  /** What the bytes of each file are known by. */
  readonly hashes: ReadonlyArray<string>
  readonly rows: RowTable
  readonly model: Pick<ExportFile, 'contentTypes' | 'locales'>
}

/** The files are not what they should be. Reading them as a whole tells why. */
export class NotAnExport extends Error {}

const kinds: { readonly [list: string]: Row['kind'] } = { entries: 'Entry', assets: 'Asset' }
const modelled = ['contentTypes', 'locales']

/** What a record was found to be, which its hash stands for ever after. */
export type KnownRow = Pick<Row, 'hash' | 'kind' | 'id' | 'type'>

type Known = ReadonlyMap<string, KnownRow>

type IsShown = (sys: Sys) => boolean

/** Reads every byte once, and holds none. Records that were `known` before are not looked into. */
export const indexFiles = (
  files: ReadonlyArray<string>,
  known: Iterable<KnownRow> = [],
  isShown: IsShown = isVisible,
): ExportIndex => {
  const before = new Map<string, KnownRow>()
  for (const row of known) before.set(row.hash, row)
  const rows = rowTable()
  const parts = files.map((file, index) => indexFile(file, index, before, isShown, rows))
  const table = rows.done()
  if (table === undefined) throw new NotAnExport()
  return {
    files,
    hashes: parts.map(({ hash }) => hash),
    rows: table,
    model: {
      contentTypes: parts.flatMap(({ model }) => model.contentTypes),
      locales: parts.flatMap(({ model }) => model.locales),
    },
  }
}

const indexFile = (file: string, index: number, known: Known, isShown: IsShown, rows: RowsBegun) => {
  const first = rows.count()
  try {
    return readFile(file, index, known, isShown, rows, false)
  } catch (error) {
    if (!(error instanceof NotJson || error instanceof NotAnExport || error instanceof SyntaxError)) throw error
    rows.cut(first)
    return readCarefully(file, index, known, isShown, rows)
  }
}

const readCarefully = (file: string, index: number, known: Known, isShown: IsShown, rows: RowsBegun) => {
  try {
    return readFile(file, index, known, isShown, rows, true)
  } catch (error) {
    throw error instanceof NotJson || error instanceof SyntaxError ? new NotAnExport(error.message) : error
  }
}

const readFile = (file: string, index: number, known: Known, isShown: IsShown, rows: RowsBegun, careful: boolean) => {
  const lists: { [list: string]: Array<unknown> } = {}
  const whole = createHash('sha256')
  for (const { list, bytes, start } of elementsOf(file, careful, (seen) => whole.update(seen))) {
    const kind = kinds[list]
    if (kind) {
      const hash = hashOf(bytes)
      const found = rowOf(kind, bytes, known.get(hash), isShown)
      if (found) rows.add({ kind, id: found.id, type: found.type, hash, file: index, start, length: bytes.length })
    } else if (modelled.includes(list)) {
      lists[list] ??= []
      lists[list].push(JSON.parse(bytes.toString()))
    }
  }
  const decoded = decodeExportFile(lists)
  if (E.isLeft(decoded)) throw new NotAnExport()
  return { model: { ...emptyExport, ...decoded.right }, hash: whole.digest('hex').slice(0, 16) }
}

/** Nothing for what is not shown: drafts are nobody's business yet, and are looked into every time. */
const rowOf = (
  kind: Row['kind'],
  bytes: Buffer,
  known: KnownRow | undefined,
  isShown: IsShown,
): Pick<Row, 'id' | 'type'> | undefined => {
  if (known?.kind === kind) return known
  const sys = sysOf(bytes)
  return isShown(sys) ? { id: sys.id, type: sys.contentType?.sys.id } : undefined
}

const sysOf = (bytes: Buffer): Sys => {
  for (const { key, from, to } of membersOf(bytes, 0, bytes.length)) {
    if (key !== 'sys') continue
    const sys: unknown = JSON.parse(bytes.toString('utf8', from, to))
    if (sysCodec.is(sys)) return sys
  }
  throw new NotAnExport()
}

/** An export made with a delivery token has published records only, and no versions to tell it by. */
export const isVisible = (sys: Sys): boolean => sys.version === undefined || isPublic(sys)

/** Whether editors see it in a preview: as it was last saved. */
export const isCurrent = ({ archivedVersion }: Sys): boolean => archivedVersion === undefined

const hashOf = (bytes: Buffer): string => hashAtOnce('sha256', bytes, 'base64url').slice(0, 16)
