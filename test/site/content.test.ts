import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { moduleTypes } from '../../domain/page.ts'
import { isLink } from '../../domain/platform/sys.ts'

type Validation = { readonly [name: string]: unknown } & {
  readonly linkContentType?: ReadonlyArray<string>
  readonly size?: { readonly min?: number; readonly max?: number }
  readonly regexp?: { readonly pattern: string }
  readonly in?: ReadonlyArray<unknown>
}
type Field = {
  readonly id: string
  readonly type: string
  readonly localized: boolean
  readonly required: boolean
  readonly validations: ReadonlyArray<Validation>
  readonly items?: { readonly type: string; readonly validations?: ReadonlyArray<Validation> }
}
type ContentType = { readonly sys: { readonly id: string }; readonly displayField: string; readonly fields: ReadonlyArray<Field> }
type EditorInterface = {
  readonly sys: { readonly contentType: { readonly sys: { readonly id: string } } }
  readonly controls: ReadonlyArray<{
    readonly fieldId: string
    readonly widgetId: string
    readonly settings?: { readonly helpText?: string }
  }>
}
type Entry = {
  readonly sys: { readonly id: string; readonly contentType: { readonly sys: { readonly id: string } } }
  readonly fields: { readonly [field: string]: { readonly [locale: string]: unknown } }
}

const folder = 'site/content'
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
const all = <A>(part: string): ReadonlyArray<A> => files.flatMap(({ text }) => (JSON.parse(text)[part] ?? []) as ReadonlyArray<A>)

const types = all<ContentType>('contentTypes')
const editors = all<EditorInterface>('editorInterfaces')
const entries = all<Entry>('entries')
const typeOf = new Map(entries.map(({ sys }) => [sys.id, sys.contentType.sys.id]))

/** The names of section 3, as the decisions write them. */
const named = [
  'module',
  ...['Asset', 'Button', 'Link', 'Media', 'Slider'].map((name) => `shared${name}`),
  ...['Template', 'Header', 'Footer', 'Locales', 'Modal', 'Navigation', 'Breadcrumbs', 'Sections', 'Verbose'].map(
    (name) => `layout${name}`,
  ),
  'websitePrivacy',
  ...moduleTypes.map((name) => `module${name.charAt(0).toUpperCase()}${name.slice(1)}`),
  ...['Area', 'Button', 'File', 'Paragraph', 'Select', 'Text', 'Toggle'].map((name) => `form${name}`),
]

/** What the platform would refuse to publish. */
const violations = (value: unknown, { type, validations, items }: Field): ReadonlyArray<string> => {
  const each =
    type === 'Array' && Array.isArray(value)
      ? value.flatMap((item) => violations(item, { ...(items as Field), id: '', validations: items?.validations ?? [] }))
      : []
  const length = typeof value === 'string' || Array.isArray(value) ? value.length : undefined
  const own = validations.flatMap(({ size, regexp, in: among, linkContentType }) => [
    ...(size && length !== undefined && (length < (size.min ?? 0) || length > (size.max ?? Number.POSITIVE_INFINITY))
      ? [`size ${length}`]
      : []),
    ...(regexp && !new RegExp(regexp.pattern).test(String(value)) ? [`"${value}" does not match ${regexp.pattern}`] : []),
    ...(among && type !== 'Array' && !among.includes(value) ? [`"${value}" is not among ${among.join()}`] : []),
    ...(linkContentType && isLink(value) && !linkContentType.includes(typeOf.get(value.sys.id) ?? '')
      ? [`links to "${value.sys.id}"`]
      : []),
  ])
  return [...own, ...each, ...(type === 'Symbol' && length !== undefined && length > 256 ? ['longer than a Symbol'] : [])]
}

describe('the embedded content', () => {
  it('has a content type for every name of the specification', () => {
    expect(types.map(({ sys }) => sys.id)).to.include.members(['website', 'page', ...named])
  })

  it('helps editors with every field', () => {
    for (const { sys, fields, displayField } of types) {
      const controls = editors.find((editor) => editor.sys.contentType.sys.id === sys.id)?.controls ?? []
      expect(
        controls.map(({ fieldId }) => fieldId),
        sys.id,
      ).to.have.members(fields.map(({ id }) => id))
      for (const { fieldId, settings } of controls) expect(settings?.helpText, `${sys.id}.${fieldId}`).to.have.length.above(10)
      expect(fields.find(({ id }) => id === displayField)?.type, sys.id).to.equal('Symbol')
    }
  })

  it('is what its own model allows: the platform would publish it', () => {
    const wrong = entries.flatMap(({ sys, fields }) => {
      const model = types.find((type) => type.sys.id === sys.contentType.sys.id)
      if (!model) return [`${sys.id}: unknown content type`]
      const unknown = Object.keys(fields).filter((name) => !model.fields.some(({ id }) => id === name))
      const checked = model.fields.flatMap((field) => {
        const values = fields[field.id] ?? {}
        const locales = field.localized ? ['nl-BE', 'en-US'] : ['nl-BE']
        const missing = field.required
          ? locales.filter((locale) => values[locale] === undefined).map((locale) => `${locale} is missing`)
          : []
        const extra = Object.keys(values).filter((locale) => !locales.includes(locale))
        return [...missing, ...extra, ...Object.values(values).flatMap((value) => violations(value, field))].map(
          (what) => `${sys.id}.${field.id}: ${what}`,
        )
      })
      return [...unknown.map((name) => `${sys.id}.${name}: unknown field`), ...checked]
    })
    expect(wrong).to.deep.equal([])
  })

  it('writes typographic quotes in every text that visitors read', () => {
    const texts = (value: unknown): ReadonlyArray<string> => {
      if (typeof value !== 'object' || value === null) return []
      return Object.entries(value).flatMap(([key, item]) => (key === 'value' && typeof item === 'string' ? [item] : texts(item)))
    }
    const straight = entries.flatMap(({ sys, fields }) =>
      texts(fields)
        .filter((text) => /["']/.test(text))
        .map((text) => `${sys.id}: ${text}`),
    )
    expect(straight).to.deep.equal([])
  })

  it('is formatted as the platform’s export tool formats it', () => {
    for (const { name, text } of files) expect(text === `${JSON.stringify(JSON.parse(text), null, 2)}\n`, name).to.equal(true)
  })
})
