import type { RequestListener, ServerResponse } from 'node:http'
import { previewOf } from './preview.ts'

export type LiveReload = { readonly handle: RequestListener; readonly send: () => void }

const events = '/__dev/events'
const script = '/__dev/reload.js'
const reloading = `new EventSource('${events}').addEventListener('reload', () => location.reload())`

/** A preview whose pages load themselves again whenever `send` is called. */
export const liveReload = (folder: string): LiveReload => {
  const open = new Set<ServerResponse>()
  const preview = previewOf(folder, (document) => document.replace('</body>', `<script src="${script}" defer></script></body>`))
  return {
    handle: (request, response) => {
      if (request.url === script) response.writeHead(200, { 'content-type': 'text/javascript' }).end(reloading)
      else if (request.url === events) {
        response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write('retry: 500\n\n')
        open.add(response)
        response.on('close', () => open.delete(response))
      } else preview(request, response)
    },
    send: () => {
      for (const response of open) response.write('event: reload\ndata: \n\n')
    },
  }
}
