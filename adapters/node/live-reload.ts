import type { RequestListener, ServerResponse } from 'node:http'

export type LiveReload = {
  readonly handle: RequestListener
  readonly send: () => void
  /** Whether anybody looks at a page. */
  readonly isOpen: () => boolean
}

const events = '/__dev/events'
const script = '/__dev/reload.js'
const listening = `new EventSource('${events}').addEventListener('reload', () => location.reload())`

/** A server whose pages load themselves again whenever `send` is called; it passes them through `change`. */
export const reloading = (serve: (change: (document: string) => string) => RequestListener): LiveReload => {
  const open = new Set<ServerResponse>()
  const pages = serve((document) => document.replace('</body>', `<script src="${script}" defer></script></body>`))
  return {
    handle: (request, response) => {
      if (request.url === script) response.writeHead(200, { 'content-type': 'text/javascript' }).end(listening)
      else if (request.url === events) {
        response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write('retry: 500\n\n')
        open.add(response)
        response.on('close', () => open.delete(response))
      } else pages(request, response)
    },
    send: () => {
      for (const response of open) response.write('event: reload\ndata: \n\n')
    },
    isOpen: () => open.size > 0,
  }
}
