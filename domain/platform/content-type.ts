import type { Link, Sys } from './sys.ts'

/** The types of section 3. An array holds texts or links. */
export type FieldType =
  | 'Symbol'
  | 'Text'
  | 'RichText'
  | 'Integer'
  | 'Number'
  | 'Boolean'
  | 'Date'
  | 'Location'
  | 'Object'
  | 'File'
  | 'Link'
  | 'ResourceLink'
  | 'Array'

export const fieldTypes: ReadonlyArray<FieldType> = [
  'Symbol',
  'Text',
  'RichText',
  'Integer',
  'Number',
  'Boolean',
  'Date',
  'Location',
  'Object',
  'File',
  'Link',
  'ResourceLink',
  'Array',
]

export type FieldItems = {
  readonly type: 'Symbol' | 'Link' | 'ResourceLink'
  readonly linkType?: string
  readonly validations?: ReadonlyArray<object>
}

export type ContentTypeField = {
  readonly id: string
  readonly name: string
  readonly type: FieldType
  readonly localized?: boolean
  readonly required?: boolean
  readonly disabled?: boolean
  readonly omitted?: boolean
  readonly deleted?: boolean
  readonly linkType?: string
  readonly items?: FieldItems
  readonly validations?: ReadonlyArray<object>
  /** The id of the field in code, where it is another one than `id`. */
  readonly apiName?: string
  /** What a ResourceLink may point to. */
  readonly allowedResources?: ReadonlyArray<object>
  readonly defaultValue?: { readonly [locale: string]: unknown }
}

export type ContentTypeDraft = {
  readonly name: string
  readonly fields: ReadonlyArray<ContentTypeField>
  readonly description?: string | null
  readonly displayField?: string | null
  readonly metadata?: { readonly [name: string]: unknown }
}

export type ContentType = { readonly sys: Sys } & ContentTypeDraft

/** Links to concepts and tags of an entry or asset. */
export type Metadata = { readonly tags?: ReadonlyArray<Link>; readonly concepts?: ReadonlyArray<Link> }
