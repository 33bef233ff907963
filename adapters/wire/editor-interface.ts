import * as t from 'io-ts'
import type { Control, EditorInterface, EditorInterfaceDraft, Widget } from '../../ports/platform/editor-interface.ts'
import { collection } from './codecs.ts'
import type { Codec } from './endpoint.ts'
import { sys } from './sys.ts'
import { get, unqueried, update } from './verbs.ts'

const widget: Codec<Widget> = t.partial(
  { widgetNamespace: t.string, widgetId: t.string, disabled: t.boolean, settings: t.UnknownRecord },
  'widget',
)
const control: Codec<Control> = t.intersection([t.type({ fieldId: t.string }), widget], 'control')

const draft: Codec<EditorInterfaceDraft> = t.partial({
  controls: t.readonlyArray(control),
  editors: t.readonlyArray(widget),
  editor: widget,
  sidebar: t.readonlyArray(widget),
  editorLayout: t.readonlyArray(t.object),
  groupControls: t.readonlyArray(t.object),
})
const entity: Codec<EditorInterface> = t.intersection([t.type({ sys }), draft], 'editor interface')

const environment = '/spaces/{spaceId}/environments/{environmentId}'
const one = `${environment}/content_types/{contentTypeId}/editor_interface` as const

export const editorInterface = {
  get: get(one, entity),
  getMany: unqueried(get(`${environment}/editor_interfaces`, collection(entity))),
  update: update(one, draft, entity),
}
