import type { RequestListener, ServerResponse } from 'node:http'

export type LiveReload = {
  readonly handle: RequestListener
  readonly send: () => void
  /** Whether anybody looks at a page. */
  readonly isOpen: () => boolean
}

const events = '/__dev/events'
const script = '/__dev/reload.js'
const listening = `new EventSource('${events}' + new URL(document.currentScript.src).search).addEventListener('reload', () => location.reload())`
const reload = 'event: reload\ndata: \n\n'

type Serve = (change: (document: string) => string) => RequestListener

/** A server whose pages load themselves again whenever `send` is called; it passes them through `change`. */
export const reloading = (serve: Serve): LiveReload => {
  const open = new Set<ServerResponse>()
  // No two servers have the same, one after the other at the same address.
  let version = Date.now()
  return {
    handle: (request, response) => {
      const [path, seen] = (request.url ?? '').split('?')
      if (path === script) response.writeHead(200, { 'content-type': 'text/javascript' }).end(listening)
      else if (path === events) {
        // It may have changed since the page was asked for.
        const isOld = seen !== undefined && seen !== String(version)
        const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }
        response.writeHead(200, headers).write(`retry: 500\n\n${isOld ? reload : ''}`)
        open.add(response)
        response.on('close', () => open.delete(response))
      } else serve(changeAt(version))(request, response)
    },
    send: () => {
      version += 1
      for (const response of open) response.write(reload)
    },
    isOpen: () => open.size > 0,
  }
}

const changeAt =
  (version: number) =>
  (document: string): string =>
    document.replace('</body>', `<script src="${script}?${version}" defer></script></body>`)
