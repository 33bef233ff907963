import { collection, cursorPage } from './codecs.ts'
import type { Codec } from './endpoint.ts'
import type { WireRequest } from './transport.ts'
import { act, command, del, forms, get, refusing, selecting, walked, when } from './verbs.ts'

const environment = '/spaces/{spaceId}/environments/{environmentId}'

/** The lists of entries and of assets: drafts, published ones, and both by tokens. */
export const listed = <Folder extends string, R>(folder: Folder, record: Codec<R>) => {
  const all = `${environment}/${folder}` as const
  const released = `${environment}/releases/{releaseId}/${folder}` as const
  const published = `${environment}/public/${folder}` as const
  return {
    getMany: forms(selecting(get(released, collection(record))), selecting(get(all, collection(record)))),
    getManyWithCursor: refusing(
      'releaseId',
      `getManyWithCursor is not supported for release-scoped ${folder}`,
      walked(get(all, cursorPage(record))),
    ),
    getPublished: selecting(get(published, collection(record))),
    getPublishedWithCursor: walked(get(published, cursorPage(record))),
  }
}

/** What can be done to an entry or an asset as a whole. */
export const publishable = <P extends string, R>(one: P, record: Codec<R>) => ({
  delete: del(one),
  publish: forms(when('locales', inLocales('add', `${one}/published`, record)), act('PUT', `${one}/published`, record)),
  unpublish: forms(
    when('locales', inLocales('remove', `${one}/published`, record)),
    command('DELETE', `${one}/published`, record),
  ),
  archive: command('PUT', `${one}/archived`, record),
  unarchive: command('DELETE', `${one}/archived`, record),
})

type Changes = { readonly [change: string]: { readonly fields?: { readonly '*'?: unknown } } | undefined }

/** Publishes or takes back in some locales only: the platform wants both as a change of what is published. */
const inLocales = <P extends string, R>(change: 'add' | 'remove', path: P, result: Codec<R>) => ({
  ...act('PUT', path, result),
  body: (_: unknown, { locales }: { readonly locales?: unknown }) => ({ [change]: { fields: { '*': locales } } }),
  read: ({ body }: WireRequest) => {
    const locales = (body as Changes | undefined)?.[change]?.fields?.['*']
    return Array.isArray(locales) ? { at: { locales }, payload: undefined } : undefined
  },
})
