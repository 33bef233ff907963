import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { E } from '../../domain/prelude.ts'
import type { Memory } from '../memory/memory.ts'
import type { Transport, WireRequest } from '../wire/transport.ts'
import { administer, type Controls } from './admin.ts'
import { isFileAddress, sendFile } from './asset-files.ts'
import { isUnreadable, readRequest } from './read.ts'
import { denied, ofToken, strangeOrigin, type Tokens } from './tokens.ts'
import { type Api, apiOf, tokenOf } from './which-api.ts'
import { writeAnswer } from './write.ts'

type Handling = {
  readonly memory: Memory
  readonly controls: Controls
  readonly tokens: Tokens
  readonly apis: (api: Api) => Transport
  /** Writes down what was changed, before the answer tells of it. */
  readonly flush: () => void
}

/** What becomes of one request: an admin call, a file, a refusal, trouble that was asked for, or an answer of an API. */
export const handler =
  ({ memory, controls, tokens, apis, flush }: Handling) =>
  async (raw: IncomingMessage, response: ServerResponse): Promise<void> => {
    const request = await readRequest(raw)
    if (isUnreadable(request)) {
      const { status, name, message } = request
      return writeAnswer(raw, response, 'management', {
        status,
        headers: {},
        body: { sys: { type: 'Error', id: name }, message },
      })
    }
    if (request.path === '/_kade' || request.path.startsWith('/_kade/')) return sendAdmin(controls, request, response, flush)
    if (isFileAddress(request)) return sendFile(memory, request, raw, response)
    const api = apiOf(request, ofToken(memory, tokens)(request.path))
    const strange = strangeOrigin(request, tokens)
    if (strange) return writeAnswer(raw, response, api, strange)
    if (request.method === 'OPTIONS') return writeAnswer(raw, response, api, { status: 204, headers: {}, body: undefined })
    const token = tokenOf(request)
    const refusal = denied(request, api, token === undefined ? undefined : ofToken(memory, tokens)(request.path)(token), tokens)
    if (refusal) return writeAnswer(raw, response, api, refusal)
    const trouble = controls.faults.of(request, api)
    if (trouble?.kind === 'answer') return writeAnswer(raw, response, api, trouble.response)
    if (trouble?.kind === 'reset') return void raw.socket.destroy()
    if (trouble?.kind === 'slow') await sleep(trouble.delay)
    memory.resources.performDue()
    const { access_token: _, ...query } = request.query
    const answer = await apis(api)({ ...request, method: request.method === 'HEAD' ? 'GET' : request.method, query })()
    flush()
    if (E.isLeft(answer)) throw new Error(answer.left._tag)
    if (trouble?.kind === 'truncate') return truncate(response, answer.right.body)
    writeAnswer(raw, response, api, answer.right)
  }

const sendAdmin = async (
  controls: Controls,
  request: WireRequest,
  response: ServerResponse,
  flush: () => void,
): Promise<void> => {
  const { status, body } = await administer(controls, request)
  flush()
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(body === undefined ? undefined : `${JSON.stringify(body, null, 2)}\n`)
}

/** Half of what was announced, and then no more. */
const truncate = (response: ServerResponse, body: unknown): void => {
  const text = JSON.stringify(body ?? {})
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) })
  response.write(text.slice(0, Math.ceil(text.length / 2)), () => response.destroy())
}

/** A mistake of ours is told like one of theirs, and ends one request only. */
export const failed = (response: ServerResponse, cause: unknown): void => {
  process.stderr.write(`${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}\n`)
  if (response.headersSent) return void response.destroy()
  response
    .writeHead(500, { 'content-type': 'application/json' })
    .end(JSON.stringify({ sys: { type: 'Error', id: 'ServerError' }, message: 'Internal Server Error' }))
}
