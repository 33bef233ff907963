import type { Entity } from '../../domain/platform/sys.ts'
import type { Crud, Send } from './operations.ts'

/** Exactly one of `src` and `srcdoc`. */
export type ExtensionDraft = {
  readonly extension: {
    readonly name: string
    readonly src?: string
    readonly srcdoc?: string
    readonly fieldTypes?: ReadonlyArray<object>
    readonly sidebar?: boolean
    readonly parameters?: object
  }
  readonly parameters?: { readonly [name: string]: unknown }
}
export type Extension = Entity & ExtensionDraft

export type Extensions = Crud<'spaceId' | 'environmentId', 'extensionId', ExtensionDraft, Extension> & {
  readonly createWithId: Send<'spaceId' | 'environmentId' | 'extensionId', ExtensionDraft, Extension>
}
