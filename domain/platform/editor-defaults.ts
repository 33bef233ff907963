/** What the web app shows where an editor interface says nothing (section 3). */
type BuiltinWidget<Namespace extends string> = {
  readonly widgetId: string
  readonly widgetNamespace: Namespace
  readonly name: string
}
type SidebarWidget = BuiltinWidget<'sidebar-builtin'> & { readonly description: string }

const sidebar = (name: string, id: string, description: string): SidebarWidget => ({
  widgetId: `${id}-widget`,
  widgetNamespace: 'sidebar-builtin',
  name,
  description: `Built-in - ${description}`,
})

const publication = sidebar('Publish & Status', 'publication', 'View entry status, publish, etc.')
const releases = sidebar('Release', 'releases', 'View release, add to it, etc.')
const preview = sidebar('Preview', 'content-preview', 'Displays preview functionality.')
const links = sidebar('Links', 'incoming-links', 'Shows where an entry is linked.')
const translation = sidebar('Translation', 'translation', 'Manage which translations are visible.')
const versions = sidebar('Versions', 'versions', 'View previously published versions. Available only for master environment.')
const users = sidebar('Users', 'users', 'Displays users on the same entry.')

const editor = (name: string, widgetId: string): BuiltinWidget<'editor-builtin'> => ({
  widgetId,
  widgetNamespace: 'editor-builtin',
  name,
})

type FieldType = { readonly type: string; readonly linkType?: string; readonly items?: FieldType }
type Field = FieldType & { readonly id: string; readonly validations?: ReadonlyArray<object> }
type Settings = { readonly helpText: null; readonly [name: string]: unknown }
type Control = {
  readonly fieldId: string
  readonly widgetId: string
  readonly widgetNamespace: 'builtin'
  readonly settings?: Settings
}

const linking = { showCreateEntityAction: true, showLinkEntityAction: true }

/** By type of field: its widget, and what is set there beside an empty help text. */
const widgets: { readonly [type: string]: readonly [widgetId: string, settings?: object] } = {
  Text: ['markdown'],
  Symbol: ['singleLine'],
  Integer: ['numberEditor'],
  Number: ['numberEditor'],
  Boolean: ['boolean', { trueLabel: 'Yes', falseLabel: 'No' }],
  Date: ['datePicker', { ampm: '24', format: 'timeZ' }],
  Location: ['locationEditor'],
  Object: ['objectEditor'],
  RichText: ['richTextEditor'],
  File: ['fileEditor'],
  ResourceLink: ['resourceLinkEditor'],
  'Link to Entry': ['entryLinkEditor', linking],
  'Link to Asset': ['assetLinkEditor', linking],
  'Array of Symbol': ['tagEditor'],
  'Array of ResourceLink': ['resourceLinksEditor'],
  'Array of Link to Entry': ['entryLinksEditor', { bulkEditing: false, ...linking }],
  'Array of Link to Asset': ['assetLinksEditor', linking],
}

const typeName = ({ type, linkType, items }: FieldType): string =>
  type === 'Link' ? `Link to ${linkType}` : type === 'Array' && items ? `Array of ${typeName(items)}` : type

const choosable = ['Text', 'Symbol', 'Integer', 'Number', 'Boolean']

/** A field with a list of allowed values is a choice. A type that does not exist is refused by an exception. */
const getDefaultControlOfField = (field: Field): Control => {
  const type = typeName(field)
  const [widgetId, settings] = widgets[type] ?? []
  if (widgetId === undefined) throw new TypeError('Invalid field type')
  const control = { fieldId: field.id, widgetNamespace: 'builtin' } as const
  return choosable.includes(type) && field.validations?.some((validation) => 'in' in validation)
    ? { ...control, widgetId: 'dropdown' }
    : { ...control, widgetId, settings: { helpText: null, ...settings } }
}

type Defaults = {
  readonly SidebarEntryConfiguration: ReadonlyArray<SidebarWidget>
  readonly SidebarAssetConfiguration: ReadonlyArray<SidebarWidget>
  readonly EntryConfiguration: ReadonlyArray<BuiltinWidget<'editor-builtin'>>
  readonly getDefaultControlOfField: (field: Field) => Control
}

const defaults: Defaults = {
  SidebarEntryConfiguration: [publication, releases, preview, links, translation, versions, users],
  SidebarAssetConfiguration: [publication, releases, links, translation, users],
  EntryConfiguration: [editor('Editor', 'default-editor'), editor('References', 'reference-tree'), editor('Tags', 'tags-editor')],
  getDefaultControlOfField,
}

/** The official client has them under `default`, where code that moves here looks for them. */
export const editorInterfaceDefaults: Defaults & { readonly default: Defaults } = { ...defaults, default: defaults }
