import { publicationState } from '../../domain/platform/publication.ts'
import type { Entity } from '../../domain/platform/sys.ts'

export { editorInterfaceDefaults } from '../../domain/platform/editor-defaults.ts'
export { type ImageOptions, imageUrl, srcset } from './image.ts'
export { asIterator, fetchAll } from './iterate.ts'

/** As in the official client: an archived record that was never published is a draft, too. */
export const isDraft = ({ sys }: Entity): boolean => !sys.publishedVersion
export const isPublished = ({ sys }: Entity): boolean => Boolean(sys.publishedVersion)
/** Published, and changed since. */
export const isUpdated = ({ sys: { archivedVersion: _, ...sys } }: Entity): boolean => publicationState(sys) === 'changed'
export const isArchived = ({ sys }: Entity): boolean => publicationState(sys) === 'archived'
