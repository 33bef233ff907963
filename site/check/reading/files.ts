import { oversize } from '../../../adapters/node/sent-size.ts'
import { type WrittenFolder, writtenFolder } from '../../../adapters/node/written-folder.ts'
import { following } from '../addresses.ts'
import { type Budgets, budgetOf } from '../budgets.ts'
import type { Beside, Facts, Site } from '../model.ts'
import { readerOf } from './beside.ts'
import { readDocument } from './document.ts'
import { keeping } from './kept.ts'
import { collecting } from './links.ts'
import type { SitemapUrl } from './xml.ts'

/** What is to be read, as plain data that travels to a thread. */
export type Job = Pick<WrittenFolder, 'folder' | 'files'> &
  Pick<Site, 'origin' | 'host'> & { readonly budgets: Budgets; readonly share: ReadonlyArray<string> }

/** What was read, in the order of the share. */
export type Read = {
  readonly documents: ReadonlyArray<Facts & { readonly file: string; readonly path: string }>
  readonly beside: ReadonlyArray<Beside>
  readonly urls: ReadonlyArray<SitemapUrl>
  readonly unreadable: Site['unreadable']
  readonly oversize: ReadonlyArray<readonly [file: string, bytes: number]>
}

/** Whether something is to be known of a file but its size. */
export const isRead = (file: string): boolean => file.endsWith('.html') || readerOf(file) !== undefined

/** Reads every file of a share once, and keeps of it only what rules look at. */
export const readFiles = ({ folder, files, origin, host, budgets, share }: Job): Read => {
  const { read } = writtenFolder(folder, files)
  const follow = following({ origin, files, host })
  const keep = keeping()
  const found = {
    documents: [] as Read['documents'][number][],
    beside: [] as Beside[],
    urls: [] as SitemapUrl[],
    unreadable: [] as Site['unreadable'][number][],
    oversize: [] as (readonly [string, number])[],
  }
  const readBeside = (file: string, contents: string): void => {
    try {
      const { references, urls = [] } = readerOf(file)?.(contents, keep) ?? { references: [] }
      const addresses = collecting(`/${file}`, follow)
      for (const { value, shown } of references) addresses.take(value, () => shown)
      found.beside.push({ file, ...addresses.taken() })
      found.urls.push(...urls)
    } catch (error) {
      found.unreadable.push({ file, reason: error instanceof Error ? error.message : String(error) })
    }
  }
  for (const file of share) {
    const contents = read(file)
    const budget = budgetOf(file)
    const bytes = budget && oversize(contents, budgets[budget])
    if (bytes !== undefined) found.oversize.push([file, bytes])
    const path = pathOf(file)
    if (file.endsWith('.html')) found.documents.push({ file, path, ...readDocument(contents.toString(), path, follow, keep) })
    else if (isRead(file)) readBeside(file, contents.toString())
  }
  return found
}

/** `nl/index.html` is found at `/nl/`, and `404.html` at `/404.html`. */
const pathOf = (file: string): string => `/${file.replace(/(^|\/)index\.html$/, '$1')}`
