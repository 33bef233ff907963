import type { SpaceToOpen } from './furnish.ts'

/** By the address that a file has in an import: the one it has here. */
export type Addresses = ReadonlyMap<string, string>

/** Where a file is here, as if it had been uploaded: space, asset, token, name. */
export const filePath = (spaceId: string, url: string): string => [spaceId, ...url.split('/').slice(-3)].join('/')

export const addressesIn = ({ id, files }: SpaceToOpen, host: string): Addresses =>
  new Map([...(files?.keys() ?? [])].map((url) => [url, `//${host}/${filePath(id, url)}`]))

/** For exports: files are where they were before. */
export const reversed = (addresses: Addresses): Addresses => new Map([...addresses].map(([before, here]) => [here, before]))
