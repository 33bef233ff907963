import type { PlatformError } from '../../../ports/platform-errors.ts'
import { badRequest } from '../refusals.ts'
import type { ContentRecord } from './record.ts'

export type Rule = (record: ContentRecord) => PlatformError | false | undefined

export const versionOf = ({ sys }: ContentRecord): number => sys.version ?? 0
export const isStale =
  (version: unknown) =>
  (record: ContentRecord): boolean =>
    Number(version ?? 0) !== versionOf(record)
export const isPublished =
  (message: string): Rule =>
  ({ sys }) =>
    sys.publishedVersion !== undefined && badRequest(message)
export const isArchived =
  (message: string): Rule =>
  ({ sys }) =>
    sys.archivedVersion !== undefined && badRequest(message)
