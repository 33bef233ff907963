import type { Entity } from '../../domain/platform/sys.ts'
import type { Crud } from './operations.ts'

export type LocaleDraft = {
  readonly name: string
  readonly code: string
  readonly fallbackCode?: string | null
  readonly optional?: boolean
  readonly contentDeliveryApi?: boolean
  readonly contentManagementApi?: boolean
}
export type PlatformLocale = Entity & LocaleDraft & { readonly default?: boolean }

export type Locales = Crud<'spaceId' | 'environmentId', 'localeId', LocaleDraft, PlatformLocale>
