import type { ContentType } from '../../domain/platform/content-type.ts'
import type { Entity } from '../../domain/platform/sys.ts'
import type { Entry } from './entry.ts'
import type { Ask, Collection } from './operations.ts'

/** A record as it was published once. */
export type Snapshot<A> = Entity & { readonly snapshot: A }

type Environment = 'spaceId' | 'environmentId'

export type Snapshots = {
  readonly getManyForEntry: Ask<Environment | 'entryId', Collection<Snapshot<Entry>>>
  readonly getForEntry: Ask<Environment | 'entryId' | 'snapshotId', Snapshot<Entry>>
  readonly getManyForContentType: Ask<Environment | 'contentTypeId', Collection<Snapshot<ContentType>>>
  readonly getForContentType: Ask<Environment | 'contentTypeId' | 'snapshotId', Snapshot<ContentType>>
}
