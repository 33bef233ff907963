import type { Cover } from './cover.ts'
import type { Facts } from './facts.ts'
import type { LinkedPage } from './linked.ts'
import type { Locale } from './locale.ts'
import type { Meta } from './meta.ts'
import type { Nearby } from './nearby.ts'
import type { Instant, ModuleType } from './page.ts'
import type { Step, Translation } from './route.ts'

/** A section ready to be shown: `properties` are its fields, decoded by its module. */
export type SectionView = {
  readonly id: string
  readonly type: ModuleType
  readonly anchor?: string
  readonly properties: object
}

/** Where a section stands: `id` names its element; a hero that is `first` shows the page's h1, and its cover. */
export type Place = { readonly id: string; readonly first: boolean; readonly cover?: Cover }

/** Everything one page shows, as plain data: it is rendered from this alone, and its payload carries it. */
export type PageView = {
  readonly id: string
  /** The name of the route. */
  readonly name: string
  readonly path: string
  readonly kind: 'page' | 'failure'
  readonly locale: Locale
  readonly title: string
  readonly description: string
  readonly root: boolean
  readonly updated: Instant
  readonly cover: Cover
  readonly facts?: Facts
  /** How long reading it takes, in minutes; of articles only. */
  readonly minutes?: number
  readonly trail: ReadonlyArray<Step>
  readonly translations: ReadonlyArray<Translation>
  readonly sections: ReadonlyArray<SectionView>
  /** Articles with the newest first, others in the editors' order. */
  readonly children: ReadonlyArray<LinkedPage>
  readonly nearby: Nearby
  readonly meta: Meta
}
