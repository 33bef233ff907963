import type { Sys } from './sys.ts'

export type PublicationState = 'draft' | 'published' | 'changed' | 'archived'

/** The states of section 4. Publishing itself bumps the version, hence `+ 1`. */
export const publicationState = ({ version = 0, publishedVersion, archivedVersion }: Sys): PublicationState =>
  archivedVersion !== undefined
    ? 'archived'
    : publishedVersion === undefined
      ? 'draft'
      : version > publishedVersion + 1
        ? 'changed'
        : 'published'

/** Whether visitors may see the record: a changed one stays visible as it was last published. */
export const isPublic = (sys: Sys): boolean => ['published', 'changed'].includes(publicationState(sys))
