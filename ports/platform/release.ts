import type { Entity, Link } from '../../domain/platform/sys.ts'
import type { Ask, At, CursorPage, Outcome, Send } from './operations.ts'
import type { ReleaseAction } from './release-action.ts'

/** Version 1 lists links; `Release.v2` lists entities with what is to be done to each. */
export type ReleaseItem = Link | { readonly entity: Link; readonly action?: string; readonly [name: string]: unknown }
export type ReleaseVersion = 'Release.v1' | 'Release.v2'

export type ReleaseDraft = {
  readonly title: string
  readonly entities: { readonly items: ReadonlyArray<ReleaseItem>; readonly sys?: object }
  readonly sys?: { readonly type?: string; readonly schemaVersion?: ReleaseVersion }
}
export type Release = Entity & {
  readonly title: string
  readonly entities?: { readonly items: ReadonlyArray<ReleaseItem> }
  readonly sys: Entity['sys'] & { readonly status?: string; readonly schemaVersion?: string }
}

type Environment = 'spaceId' | 'environmentId'
type One = Environment | 'releaseId'
type Schema = { readonly releaseSchemaVersion?: ReleaseVersion }

export type Releases = {
  readonly get: Ask<One, Release>
  readonly query: (at: At<Environment> & Schema) => Outcome<CursorPage<Release>>
  readonly create: (at: At<Environment> & Schema, release: ReleaseDraft) => Outcome<Release>
  readonly update: (at: At<One | 'version'> & Schema, release: ReleaseDraft) => Outcome<Release>
  readonly delete: Ask<One, undefined>
  readonly archive: Ask<One | 'version', Release>
  readonly unarchive: Ask<One | 'version', Release>
  /** These answer at once with the action that does it; see `publishAndWait` for its end. */
  readonly publish: Ask<One | 'version', ReleaseAction>
  readonly unpublish: Ask<One | 'version', ReleaseAction>
  readonly validate: Send<One, { readonly action?: 'publish' | 'unpublish' } | undefined, ReleaseAction>
}
