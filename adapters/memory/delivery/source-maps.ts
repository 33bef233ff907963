import type { ContentType, ContentTypeField } from '../../../domain/platform/content-type.ts'
import { editorInterfaceDefaults } from '../../../domain/platform/editor-defaults.ts'
import type { Control } from '../../../ports/platform/editor-interface.ts'
import type { Machine } from '../machine.ts'
import type { Place } from '../places.ts'
import type { Delivered } from './view.ts'

type Widget = { readonly widgetId: string; readonly widgetNamespace: string }
type Field = Pick<ContentTypeField, 'id' | 'type'> & Partial<ContentTypeField>

const ofAssets: ReadonlyArray<Field> = [
  { id: 'title', type: 'Symbol' },
  { id: 'description', type: 'Text' },
]
const hasText = ({ type, items }: Field): boolean => ['Symbol', 'Text', 'RichText'].includes(type) || items?.type === 'Symbol'

/** Where texts come from, for previews in which they can be clicked: kinds of fields and editors, named once for all records of an answer. */
export const sourceMaps = ({ records }: Machine, { path }: Place) => {
  const fieldTypes: Array<string> = []
  const editorInterfaces: Array<Widget> = []
  const indexIn = <A>(all: Array<A>, one: A): number => {
    const found = all.findIndex((other) => JSON.stringify(other) === JSON.stringify(one))
    return found < 0 ? all.push(one) - 1 : found
  }
  const fieldsOf = ({ sys }: Delivered): ReadonlyArray<Field> =>
    sys.contentType
      ? ((records.get(`${path}/published/content_types`, sys.contentType.sys.id) as ContentType | undefined)?.fields ?? [])
      : ofAssets
  const widgetOf = ({ sys }: Delivered, field: Field): Widget => {
    const editor = records.get(`${path}/editor_interfaces`, sys.contentType?.sys.id ?? '')
    const control = ((editor?.controls ?? []) as ReadonlyArray<Control>).find(({ fieldId }) => fieldId === field.id)
    const standard = editorInterfaceDefaults.getDefaultControlOfField(field)
    const { widgetId = standard.widgetId, widgetNamespace = standard.widgetNamespace } = control ?? {}
    return { widgetId, widgetNamespace }
  }
  return {
    mapped: <R extends Delivered>(record: R): R => {
      const mappings = fieldsOf(record)
        .filter((field) => hasText(field) && record.fields?.[field.id] !== undefined)
        .map((field) => {
          const source = {
            fieldType: indexIn(fieldTypes, field.type),
            editorInterface: indexIn(editorInterfaces, widgetOf(record, field)),
          }
          return [`fields/${field.id}`, { source }]
        })
      const contentSourceMaps = { sys: { type: 'ContentSourceMaps' }, mappings: Object.fromEntries(mappings) }
      return { ...record, sys: { ...record.sys, contentSourceMaps } }
    },
    /** Complete once all records are mapped. */
    lookup: () => ({ contentSourceMapsLookup: { sys: { type: 'ContentSourceMapsLookup' }, fieldTypes, editorInterfaces } }),
  }
}
