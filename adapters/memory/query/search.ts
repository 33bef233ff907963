import type { ContentType, Metadata } from '../../../domain/platform/content-type.ts'
import type { MimeTypeGroup } from '../../../domain/platform/mimetype-group.ts'
import type { Area, Point } from './geography.ts'
import type { Equality, Kind, Membership, Range } from './operators.ts'

/** The preview API is a delivery API here. */
export type Api = 'delivery' | 'management'
export type Subject = 'Entry' | 'Asset'

/** What a query means depends on these. */
export type Context = {
  readonly api: Api
  readonly subject: Subject
  readonly contentTypes: (id: string) => ContentType | undefined
  readonly locales: ReadonlyArray<string>
  readonly defaultLocale: string
  /** The locale itself, then its fallbacks, in order. */
  readonly chain: (locale: string) => ReadonlyArray<string>
}

/** An entry or asset as the management API has it. */
export type ContentRecord = {
  readonly sys: { readonly id: string; readonly [name: string]: unknown }
  readonly metadata?: Metadata
  readonly fields?: { readonly [field: string]: { readonly [locale: string]: unknown } }
}

/** What of other records a condition may depend on. */
export type World = {
  readonly entry: (id: string) => ContentRecord | undefined
  readonly contentType: (id: string) => ContentType | undefined
  /** Ids of the concepts below this one, at any depth. */
  readonly descendants: (conceptId: string) => ReadonlyArray<string>
}

/** Where a localized field is read (the first of `chain` that has a value), and one that is not. */
export type Locales = { readonly chain: ReadonlyArray<string>; readonly standard: ReadonlyArray<string> }

/** Where a value is: `locales`, for fields, are the codes to look under, in order. */
export type Place = {
  readonly path: ReadonlyArray<string>
  readonly kind: Kind
  readonly locales?: ReadonlyArray<string>
}

export type Scalar = string | number | boolean
type Words = ReadonlyArray<string>

/** A condition on one place, as data, so that an index may answer it. Dates are milliseconds since 1970, words in lower case. */
export type Filter = Place &
  (
    | { readonly operator: Equality | Range; readonly operand: Scalar }
    | { readonly operator: Membership; readonly operand: ReadonlyArray<Scalar> }
    | { readonly operator: 'exists'; readonly operand: boolean }
    | { readonly operator: 'match'; readonly operand: Words }
    | { readonly operator: 'near'; readonly operand: Point }
    | { readonly operator: 'within'; readonly operand: Area }
  )

export type Condition =
  | Filter
  /** In the display field of whatever content type an entry has. */
  | { readonly operator: 'displayField'; readonly locales: Locales; readonly condition: Filter }
  /** In all texts; without `locales`, of every locale. */
  | { readonly operator: 'query'; readonly operand: Words; readonly locales?: Locales }
  | { readonly operator: 'links_to_entry' | 'links_to_asset'; readonly operand: string }
  | { readonly operator: 'mimetype_group'; readonly operand: MimeTypeGroup; readonly locales: ReadonlyArray<string> }
  /** Of these concepts or any below them. */
  | { readonly operator: 'descendants'; readonly operand: ReadonlyArray<string> }
  /** On the entry that a field refers to. */
  | { readonly operator: 'reference'; readonly from: Place; readonly conditions: ReadonlyArray<Condition> }

export type Ordering = Place & { readonly descending: boolean }

/** Whole parts of a record, and single members of the others. */
export type Selection = { readonly [part: string]: 'whole' | ReadonlySet<string> }

export type Search = {
  readonly contentTypeId?: string
  readonly conditions: ReadonlyArray<Condition>
  readonly order: ReadonlyArray<Ordering>
  readonly skip: number
  readonly limit: number
  readonly select?: Selection
  readonly include: number
  readonly locale: string
}
