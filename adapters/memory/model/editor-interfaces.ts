import { editorInterfaceDefaults } from '../../../domain/platform/editor-defaults.ts'
import { linkTo } from '../../../domain/platform/sys.ts'
import { E, pipe } from '../../../domain/prelude.ts'
import type { Control, EditorInterfaceDraft } from '../../../ports/platform/editor-interface.ts'
import { type Answer, operation, type Parameters } from '../answer.ts'
import { counted } from '../lists.ts'
import { changed, created, type Machine } from '../machine.ts'
import { inEnvironment, type Place, placed } from '../places.ts'
import { badRequest, notFound, staleContent } from '../refusals.ts'
import { type Stored, sysOf } from '../store/stored.ts'
import type { StoredType } from './content-types.ts'

export type StoredEditor = Stored & EditorInterfaceDraft
type Editor = StoredEditor
type Draft = EditorInterfaceDraft & { readonly sys?: { readonly version?: number } }
const editorsOf = ({ path }: Place): string => `${path}/editor_interfaces`

/** The first activation makes one, with a control a field; each later one is a version, with controls of new fields. Who cleared a control keeps it cleared. */
export const activateEditor = (machine: Machine, place: Place, type: StoredType): void => {
  const { records } = machine
  const before = records.get(editorsOf(place), type.sys.id) as Editor | undefined
  const known = before ? ((before.sys.fields as ReadonlyArray<string> | undefined) ?? []) : []
  const fields = type.fields.map(({ id }) => id)
  const fresh = type.fields.filter(({ id }) => !known.includes(id))
  const controls = [...(before?.controls ?? []), ...fresh.map(defaultControl)]
  const sys = before
    ? sysOf(before.sys, { version: (before.sys.version ?? 0) + 1, fields }, changed(machine))
    : {
        type: 'EditorInterface',
        id: 'default',
        version: 1,
        ...created(machine),
        contentType: linkTo('ContentType', type.sys.id),
        fields,
      }
  records.put(editorsOf(place), type.sys.id, { ...before, controls, sys })
}

export const forgetEditor = ({ records }: Machine, place: Place, id: string): void => records.remove(editorsOf(place), id)

const defaultControl = (field: StoredType['fields'][number]): Control => {
  const { widgetId, widgetNamespace } = editorInterfaceDefaults.getDefaultControlOfField(field)
  return { fieldId: field.id, widgetId, widgetNamespace }
}

/** Which fields had a control is remembered, but not told. */
const shown = (place: Place) => (editor: Stored) => {
  const { fields: _, ...sys } = editor.sys
  return placed(place)({ ...editor, sys: sys as Stored['sys'] })
}

export const editorInterfaces = (machine: Machine) => {
  const { records } = machine
  const find = (
    at: Parameters,
  ): Answer<{ readonly place: Place; readonly editor: Editor | undefined; readonly type: Stored | undefined }> =>
    pipe(
      inEnvironment(machine)(at),
      E.map((place) => ({
        place,
        editor: records.get(editorsOf(place), at.contentTypeId) as Editor | undefined,
        type: records.get(`${place.path}/published/content_types`, at.contentTypeId),
      })),
    )
  return {
    get: operation((at) =>
      pipe(
        find(at),
        E.flatMap(({ place, editor }) =>
          editor ? E.right(shown(place)(editor)) : E.left(notFound(place.missing('EditorInterface', at.contentTypeId))),
        ),
      ),
    ),
    getMany: operation((at) =>
      pipe(
        inEnvironment(machine)(at),
        E.flatMap((place) => counted(at.query ?? {})(records.all(editorsOf(place)), shown(place))),
      ),
    ),
    update: operation<Draft>((at, draft) =>
      pipe(
        find(at),
        E.flatMap(({ place, editor, type }) => {
          if (!type || !editor) return E.left(badRequest('The content type you sent could not be found or was not activated.'))
          const { sys: given, ...content } = draft
          if (Number(given?.version ?? 0) !== editor.sys.version) return E.left(staleContent())
          const sys = sysOf(editor.sys, { version: (editor.sys.version ?? 0) + 1 }, changed(machine))
          return E.right(shown(place)(records.put(editorsOf(place), at.contentTypeId, { ...content, sys })))
        }),
      ),
    ),
  }
}
