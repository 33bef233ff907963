/** What to synchronize. One of `initial`, `nextSyncToken` and `nextPageToken` must be given; a token says all the rest. */
export type SyncQuery = {
  readonly initial?: boolean
  readonly nextSyncToken?: string
  readonly nextPageToken?: string
  readonly type?: 'all' | 'Entry' | 'Asset' | 'Deletion' | 'DeletedEntry' | 'DeletedAsset'
  readonly content_type?: string
  readonly limit?: number
  readonly locale?: string
}

/** What is wrong with it (section 5); nothing when it is right. */
export const checkSync = (query: SyncQuery | undefined): string | undefined => {
  if (!query?.initial && !query?.nextSyncToken && !query?.nextPageToken)
    return 'Please provide one of `initial`, `nextSyncToken` or `nextPageToken` parameters for syncing'
  return query.content_type && query.type && query.type !== 'Entry'
    ? 'When using the `content_type` filter your `type` parameter cannot be different from `Entry`.'
    : undefined
}

type Sent = { readonly [name: string]: string | number | boolean | undefined }

/** What is sent: a token alone, or the filters of a first synchronization. A content type is one of entries. */
export const syncRequest = ({ nextPageToken, nextSyncToken, ...filters }: SyncQuery): Sent => {
  const token = nextPageToken ?? nextSyncToken
  if (token) return { sync_token: token }
  return filters.content_type && !filters.type ? { ...filters, type: 'Entry' } : filters
}

/** The token in the address of the next page or of the next synchronization. */
export const syncToken = (url: string | undefined): string | undefined => /[?&]sync_token=([^&]*)/.exec(url ?? '')?.[1]
