import type { ContentTypeDraft } from '../../../domain/platform/content-type.ts'
import { isLink, type Link, linkTo } from '../../../domain/platform/sys.ts'
import { E } from '../../../domain/prelude.ts'
import type { EditorInterfaceDraft } from '../../../ports/platform/editor-interface.ts'
import type { Outcome } from '../../../ports/platform/operations.ts'
import type { PlatformError } from '../../../ports/platform-errors.ts'
import type { Machine } from '../machine.ts'
import type { Place } from '../places.ts'
import type { Stored } from '../store/stored.ts'
import { contentTypes, type StoredType } from './content-types.ts'
import { editorInterfaces } from './editor-interfaces.ts'

type TypeTemplate = ContentTypeDraft & { readonly id: string; readonly basedOn?: unknown; readonly hints?: unknown }
type EditorTemplate = EditorInterfaceDraft & { readonly contentTypeTemplate?: Link }
type Entities = {
  readonly contentTypeTemplates?: ReadonlyArray<TypeTemplate>
  readonly editorInterfaceTemplates?: ReadonlyArray<EditorTemplate>
}

export const entitiesOf = ({ entities }: Stored): Required<Entities> => ({
  contentTypeTemplates: [],
  editorInterfaceTemplates: [],
  ...(entities as Entities | undefined),
})

export type Finding = { readonly message: string; readonly details: { readonly [name: string]: unknown } }

/** Content types that were there before the template and may not be taken over. */
export const findings = (
  { records }: Machine,
  { path }: Place,
  template: Stored,
  mine: ReadonlySet<string>,
): ReadonlyArray<Finding> =>
  entitiesOf(template)
    .contentTypeTemplates.filter(({ id }) => records.get(`${path}/content_types`, id) && !mine.has(id))
    .map(({ id }) => ({
      message: `There is a content type ${id} already, which the template would replace.`,
      details: { contentType: linkTo('ContentType', id) },
    }))

/** Writes and publishes what a template holds; gives what could not be done. */
export const writeTemplate = async (
  machine: Machine,
  { path, spaceId = '', environmentId = '' }: Place,
  template: Stored,
  deleteDeletedFields: boolean,
): Promise<ReadonlyArray<PlatformError>> => {
  const [types, editors] = [contentTypes(machine), editorInterfaces(machine)]
  const { contentTypeTemplates, editorInterfaceTemplates } = entitiesOf(template)
  const errors: Array<PlatformError> = []
  const done = async (outcome: Outcome<unknown>): Promise<boolean> => {
    const result = await outcome()
    if (E.isLeft(result)) errors.push(result.left)
    return E.isRight(result)
  }

  const write = async (id: string, draft: ContentTypeDraft): Promise<boolean> => {
    const at = { spaceId, environmentId, contentTypeId: id }
    const current = () => machine.records.get(`${path}/content_types`, id) as StoredType | undefined
    return (
      (await done(types.update(at, { ...draft, sys: { version: current()?.sys.version ?? 0 } }))) &&
      (await done(types.publish(at, { ...draft, sys: { version: current()?.sys.version ?? 0 } })))
    )
  }
  for (const { id, basedOn: _, hints: __, ...draft } of contentTypeTemplates) {
    const before = machine.records.get(`${path}/content_types`, id) as StoredType | undefined
    const fields = draft.fields ?? []
    // A field must be omitted before it can be deleted; and entries keep what is in it until then.
    const gone = (before?.fields ?? [])
      .filter((field) => !fields.some((one) => one.id === field.id))
      .map((field) => ({ ...field, omitted: true, required: false }))
    const isWritten = await write(id, { ...draft, fields: [...fields, ...gone] })
    if (isWritten && deleteDeletedFields && gone.length > 0) await write(id, draft)
  }
  for (const { contentTypeTemplate, ...draft } of editorInterfaceTemplates) {
    if (!isLink(contentTypeTemplate)) continue
    const contentTypeId = contentTypeTemplate.sys.id
    const version = machine.records.get(`${path}/editor_interfaces`, contentTypeId)?.sys.version ?? 0
    await done(editors.update({ spaceId, environmentId, contentTypeId }, { ...draft, sys: { version } }))
  }
  return errors
}
