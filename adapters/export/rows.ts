/** A published record, and where it lies. `hash` is that of its bytes. */
export type Row = {
  readonly kind: 'Entry' | 'Asset'
  readonly id: string
  readonly type: string | undefined
  readonly hash: string
  readonly file: number
  readonly start: number
  readonly length: number
}

/** Rows in columns, in memory that threads share: of large spaces there are millions. */
export type RowTable = {
  readonly count: number
  /** Content types by number, counted from 1. */
  readonly types: ReadonlyArray<string>
  /** File, length, kind and type, four numbers a row. */
  readonly numbers: Uint32Array
  /** Where rows start in their files, and where their ids end among all. */
  readonly places: Float64Array
  /** Hashes of 16 characters, and ids. */
  readonly hashes: Uint8Array
  readonly ids: Uint8Array
  /** Numbers of rows, counted from 1, by kind and id. */
  readonly slots: Uint32Array
}

const kinds = ['Entry', 'Asset'] as const
const hashLength = 16

type Column = Uint8Array | Uint32Array | Float64Array

/** The same in larger memory, where it has to be. */
const roomy = <A extends Column>(column: A, length: number): A => {
  if (column.length >= length) return column
  const Larger = column.constructor as new (memory: SharedArrayBuffer) => A
  const larger = new Larger(new SharedArrayBuffer(Math.max(length, column.length * 2) * column.BYTES_PER_ELEMENT))
  larger.set(column)
  return larger
}

/** Takes rows one after the other, and forgets the last ones again. */
export const rowTable = () => {
  const types = new Map<string, number>()
  let [numbers, places] = [roomy(new Uint32Array(), 64), roomy(new Float64Array(), 64)]
  let [hashes, ids] = [roomy(new Uint8Array(), 1024), roomy(new Uint8Array(), 1024)]
  let count = 0
  const end = () => (count === 0 ? 0 : (places[2 * count - 1] ?? 0))
  return {
    count: () => count,
    cut: (to: number): void => {
      count = to
    },
    add: ({ kind, id, type, hash, file, start, length }: Row): void => {
      const bytes = Buffer.from(id)
      if (type !== undefined && !types.has(type)) types.set(type, types.size + 1)
      numbers = roomy(numbers, 4 * (count + 1))
      places = roomy(places, 2 * (count + 1))
      hashes = roomy(hashes, hashLength * (count + 1))
      ids = roomy(ids, end() + bytes.length)
      numbers.set([file, length, kinds.indexOf(kind), type === undefined ? 0 : (types.get(type) ?? 0)], 4 * count)
      hashes.set(Buffer.from(hash, 'latin1'), hashLength * count)
      ids.set(bytes, end())
      places.set([start, end() + bytes.length], 2 * count)
      count += 1
    },
    /** Nothing where two of them are of the same kind and id. */
    done: (): RowTable | undefined => {
      const table = { count, types: [...types.keys()], numbers, places, hashes, ids, slots: slotsFor(count) }
      return fill(table) ? table : undefined
    },
  }
}

export type RowsBegun = ReturnType<typeof rowTable>

const slotsFor = (count: number): Uint32Array =>
  new Uint32Array(new SharedArrayBuffer(4 * 2 ** Math.ceil(Math.log2(2 * count + 2))))

type Table = Omit<RowTable, 'types'>

const idStart = ({ places }: Table, row: number): number => (row === 0 ? 0 : (places[2 * row - 1] ?? 0))
const idEnd = ({ places }: Table, row: number): number => places[2 * row + 1] ?? 0

const isAt = (table: Table, row: number, kind: number, id: Uint8Array): boolean => {
  const from = idStart(table, row)
  if (table.numbers[4 * row + 2] !== kind || idEnd(table, row) - from !== id.length) return false
  for (let at = 0; at < id.length; at += 1) if (table.ids[from + at] !== id[at]) return false
  return true
}

/** The slot of a row, or the free one that it would have: FNV-1a, and then the next ones. */
const slotOf = (table: Table, kind: number, id: Uint8Array): number => {
  let hash = 0x811c9dc5 ^ kind
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ (id[at] ?? 0), 0x01000193)
  const { slots } = table
  for (let slot = hash >>> 0; ; slot += 1) {
    const place = slot & (slots.length - 1)
    const row = slots[place]
    if (!row || isAt(table, row - 1, kind, id)) return place
  }
}

const fill = (table: Table): boolean => {
  for (let row = 0; row < table.count; row += 1) {
    const id = table.ids.subarray(idStart(table, row), idEnd(table, row))
    const slot = slotOf(table, table.numbers[4 * row + 2] ?? 0, id)
    if (table.slots[slot]) return false
    table.slots[slot] = row + 1
  }
  return true
}

/** What a table holds: rows are made when they are asked for. */
export type Rows = Iterable<Row> & {
  readonly find: (kind: Row['kind'], id: string) => Located | undefined
  /** The ids of the entries of one content type. */
  readonly idsOf: (type: string) => ReadonlyArray<string>
}

/** A row but for what its bytes are known by, which nobody wants who reads them. */
export type Located = Omit<Row, 'hash'>

export const rowsIn = (table: RowTable): Rows => {
  const { count, types, numbers, places } = table
  const [ids, hashes] = [table.ids, table.hashes].map(({ buffer }) => Buffer.from(buffer)) as [Buffer, Buffer]
  const idAt = (row: number): string => ids.toString('utf8', idStart(table, row), idEnd(table, row))
  const locatedAt = (row: number, id: string): Located => ({
    kind: kinds[numbers[4 * row + 2] ?? 0] ?? 'Entry',
    id,
    type: types[(numbers[4 * row + 3] ?? 0) - 1],
    file: numbers[4 * row] ?? 0,
    start: places[2 * row] ?? 0,
    length: numbers[4 * row + 1] ?? 0,
  })
  return {
    find: (kind, id) => {
      const row = table.slots[slotOf(table, kinds.indexOf(kind), Buffer.from(id))]
      return row ? locatedAt(row - 1, id) : undefined
    },
    idsOf: (type) => {
      const [wanted, found] = [types.indexOf(type) + 1, [] as string[]]
      if (wanted > 0) for (let row = 0; row < count; row += 1) if (numbers[4 * row + 3] === wanted) found.push(idAt(row))
      return found
    },
    *[Symbol.iterator]() {
      for (let row = 0; row < count; row += 1)
        yield { ...locatedAt(row, idAt(row)), hash: hashes.toString('latin1', hashLength * row, hashLength * (row + 1)) }
    },
  }
}
