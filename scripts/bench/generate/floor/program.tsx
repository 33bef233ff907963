import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isMainThread, Worker, workerData } from 'node:worker_threads'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageView } from '../../../../domain/page-view.ts'
import { pageFile, payloadPath } from '../../../../domain/paths.ts'
import type { Shared } from '../page-data.ts'
import { Document } from './document.tsx'
import { linesOf } from './lines.ts'

/**
 * React renders pages to a string, and they are written with their data: nothing is fetched, followed or checked. A generator that renders with
 * React can hardly be faster.
 */
type Task = { readonly out: string; readonly shared: string; readonly share: string }

const renderShare = ({ out, shared: sharedFile, share }: Task): void => {
  const shared = JSON.parse(readFileSync(sharedFile, 'utf8')) as Shared
  for (const line of linesOf(share)) {
    const page = JSON.parse(line) as PageView
    const file = join(out, pageFile(page.path))
    const payload = join(out, payloadPath(page.path))
    mkdirSync(dirname(payload), { recursive: true })
    writeFileSync(file, `<!DOCTYPE html>${renderToStaticMarkup(<Document shared={shared} page={page} />)}`)
    writeFileSync(payload, JSON.stringify(page))
  }
}

if (isMainThread) {
  const [out = '', shared = '', own, ...others] = process.argv.slice(2)
  for (const share of others) new Worker(fileURLToPath(import.meta.url), { workerData: { out, shared, share } satisfies Task })
  if (own) renderShare({ out, shared, share: own })
} else renderShare(workerData as Task)
