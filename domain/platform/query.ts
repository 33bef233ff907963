/** A query of the delivery API: what is asked for, as names and values. */
export type PlatformQuery = { readonly [name: string]: string | number | boolean }

type Scalar = string | number | boolean
/** Operators that compare one value; `eq` has no name on the wire. */
type Comparison = 'eq' | 'ne' | 'lt' | 'lte' | 'gt' | 'gte' | 'match'
type Membership = 'in' | 'nin' | 'all'

type Point = { readonly lat: number; readonly lon: number }
/** A rectangle by its corners, or a circle by its middle and its radius in kilometres. */
export type Area = { readonly bottomLeft: Point; readonly topRight: Point } | (Point & { readonly radius: number })

export type MimeTypeGroup =
  | 'attachment'
  | 'plaintext'
  | 'image'
  | 'audio'
  | 'video'
  | 'richtext'
  | 'presentation'
  | 'spreadsheet'
  | 'pdfdocument'
  | 'archive'
  | 'code'
  | 'markup'

/** Fields by their names, when the content type is known, and everything that all records have. */
type Path<F> = `fields.${keyof F & string}` | `fields.${keyof F & string}.${string}` | `sys.${string}` | `metadata.${string}`
type Selected<F> = `fields.${keyof F & string}` | 'fields' | 'sys' | 'metadata' | `sys.${string}` | `metadata.${string}`
type Ordered<F> = Path<F> | `-${Path<F>}`

/** Every step gives a new builder; `toQuery` gives what any method of the client takes. */
export type QueryBuilder<F> = {
  readonly where: {
    (path: Path<F>, operator: Comparison, value: Scalar): QueryBuilder<F>
    (path: Path<F>, operator: Membership, values: ReadonlyArray<Scalar>): QueryBuilder<F>
    (path: Path<F>, operator: 'exists', value: boolean): QueryBuilder<F>
  }
  /** The nearest first. */
  readonly near: (path: Path<F>, point: Point) => QueryBuilder<F>
  readonly within: (path: Path<F>, area: Area) => QueryBuilder<F>
  /** In all texts at once. */
  readonly search: (text: string) => QueryBuilder<F>
  readonly linksToEntry: (id: string) => QueryBuilder<F>
  readonly linksToAsset: (id: string) => QueryBuilder<F>
  readonly tagged: (operator: Membership, ids: ReadonlyArray<string>) => QueryBuilder<F>
  /** Entries whose linked entry, of that content type, is like this; at most two such conditions. */
  readonly whereReference: (
    field: keyof F & string,
    contentType: string,
    path: string,
    operator: Comparison,
    value: Scalar,
  ) => QueryBuilder<F>
  readonly order: (...paths: ReadonlyArray<Ordered<F>>) => QueryBuilder<F>
  /** At most 100 paths, two levels deep. `sys.id` and `sys.type` come along. */
  readonly select: (...paths: ReadonlyArray<Selected<F>>) => QueryBuilder<F>
  /** Levels of linked entries to bring along: 0 to 10. */
  readonly include: (levels: number) => QueryBuilder<F>
  /** 0 to 1000. */
  readonly limit: (records: number) => QueryBuilder<F>
  readonly skip: (records: number) => QueryBuilder<F>
  readonly locale: (code: string) => QueryBuilder<F>
  readonly toQuery: () => PlatformQuery
}

// biome-ignore lint/suspicious/noExplicitAny: without a model, a field may have any name.
type Unknown = any

/** Entries of a content type: `entriesOf<Article>('article').where('fields.slug', 'eq', 'kade').limit(1).toQuery()`. */
export const entriesOf = <F = Unknown>(contentType: string): QueryBuilder<F> => builder<F>({ content_type: contentType })

/** Assets, of one kind of file if asked. */
export const assetsOf = (group?: MimeTypeGroup): QueryBuilder<Unknown> => builder(group ? { mimetype_group: group } : {})

const builder = <F>(query: PlatformQuery): QueryBuilder<F> => {
  const adding = (more: PlatformQuery): QueryBuilder<F> => builder({ ...query, ...more })
  return {
    where: (path: string, operator: string, value: Scalar | ReadonlyArray<Scalar>) =>
      adding({
        [operator === 'eq' ? path : `${path}[${operator}]`]: Array.isArray(value) ? listOf(path, value) : (value as Scalar),
      }),
    near: (path, { lat, lon }) => adding({ [`${path}[near]`]: `${lat},${lon}` }),
    within: (path, area) => adding({ [`${path}[within]`]: areaOf(area) }),
    search: (text) => adding({ query: text }),
    linksToEntry: (id) => adding({ links_to_entry: id }),
    linksToAsset: (id) => adding({ links_to_asset: id }),
    tagged: (operator, ids) => adding({ [`metadata.tags.sys.id[${operator}]`]: listOf('tags', ids) }),
    whereReference: (field, contentType, path, operator, value) =>
      adding({
        [`fields.${field}.sys.contentType.sys.id`]: contentType,
        [`fields.${field}.${path}${operator === 'eq' ? '' : `[${operator}]`}`]: value,
      }),
    order: (...paths) => adding({ order: paths.join(',') }),
    select: (...paths) => adding({ select: selection(paths) }),
    include: (levels) => adding({ include: bounded('include', levels, 0, 10) }),
    limit: (records) => adding({ limit: bounded('limit', records, 0, 1000) }),
    skip: (records) => adding({ skip: bounded('skip', records, 0, Number.MAX_SAFE_INTEGER) }),
    locale: (code) => adding({ locale: code }),
    toQuery: () => query,
  }
}

/** A programming mistake, found before the platform finds it. */
const bounded = (name: string, value: number, least: number, most: number): number => {
  if (Number.isInteger(value) && value >= least && value <= most) return value
  throw new RangeError(`${name} is ${value}; the platform allows whole numbers from ${least} to ${most}.`)
}

const listOf = (path: string, values: ReadonlyArray<Scalar>): string => {
  const broken = values.find((value) => String(value).includes(','))
  if (broken !== undefined)
    throw new RangeError(`"${broken}" in the list for ${path} has a comma, which the platform takes for the next value.`)
  return values.join(',')
}

const areaOf = (area: Area): string =>
  'radius' in area
    ? [area.lat, area.lon, area.radius].join(',')
    : [area.bottomLeft.lat, area.bottomLeft.lon, area.topRight.lat, area.topRight.lon].join(',')

const selection = (paths: ReadonlyArray<string>): string => {
  if (paths.length > 100) throw new RangeError(`${paths.length} paths are selected; the platform allows 100.`)
  const deep = paths.find((path) => path.split('.').length > 2)
  if (deep !== undefined) throw new RangeError(`"${deep}" is more than two levels deep, which the platform does not select.`)
  return paths.join(',')
}
