import type { Entity } from '../../domain/platform/sys.ts'
import type { Ask, Collection, Send, Versioned } from './operations.ts'

/** Kinds of section 3: `builtin`, `extension`, `sidebar-builtin`, `app`, `editor-builtin`. */
export type Widget = {
  readonly widgetNamespace?: string
  readonly widgetId?: string
  readonly disabled?: boolean
  readonly settings?: { readonly [name: string]: unknown }
}
export type Control = { readonly fieldId: string } & Widget

export type EditorInterfaceDraft = {
  readonly controls?: ReadonlyArray<Control>
  readonly editors?: ReadonlyArray<Widget>
  readonly editor?: Widget
  readonly sidebar?: ReadonlyArray<Widget>
  readonly editorLayout?: ReadonlyArray<object>
  readonly groupControls?: ReadonlyArray<object>
}
export type EditorInterface = Entity & EditorInterfaceDraft

type Environment = 'spaceId' | 'environmentId'

/** How the web app edits entries of a content type. */
export type EditorInterfaces = {
  readonly get: Ask<Environment | 'contentTypeId', EditorInterface>
  readonly getMany: Ask<Environment, Collection<EditorInterface>>
  readonly update: Send<Environment | 'contentTypeId', EditorInterfaceDraft & Versioned, EditorInterface>
}
