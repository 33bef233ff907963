import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { verifyRequest } from '../../adapters/signatures/request.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Awaited } from '../generation/space/awaited.ts'

/** What happened, in a few words, and what readers will see of it. */
export type Change = { readonly what: string; readonly awaited: ReadonlyArray<Awaited> }

type Hook = {
  readonly secret: string
  readonly spaceId: string
  readonly environmentId: string
  readonly clock: Pick<Clock, 'now'>
}

/** Bytes: more than any record of the platform has. */
const mostBytes = 8 * 1024 * 1024

/** Takes calls of the platform's webhooks at any path, if the platform signed them a moment ago, and tells what visitors will see. */
export const webhookListener =
  (hook: Hook, tell: (change: Change) => void): RequestListener =>
  (request, response) => {
    answerTo(hook, tell, request, response).catch(() => response.destroy())
  }

const answerTo = async (
  { secret, spaceId, environmentId, clock }: Hook,
  tell: (change: Change) => void,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<unknown> => {
  const answer = (status: number, text: string, headers = {}) =>
    response.writeHead(status, { 'content-type': 'text/plain', ...headers }).end(`${text}\n`)
  if (request.method !== 'POST') return answer(405, 'Only POST is answered here.', { allow: 'POST' })
  const body = await bodyOf(request).catch(() => undefined)
  if (body === undefined) return answer(413, 'The body is too large, or did not come.', { connection: 'close' })
  const { method, url: path = '/', headers } = request
  const verdict = await verifyRequest(secret, { method, path, headers, body }, { now: clock.now() })
  if (!verdict.verified) return answer(403, verdict.problem.message)
  const change = changeOf(String(headers['x-contentful-topic'] ?? ''), body, { spaceId, environmentId })
  if (change) tell(change)
  return answer(202, change ? 'The website will follow.' : 'Visitors see nothing of that.')
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer | undefined> => {
  const parts: Array<Buffer> = []
  let size = 0
  // It is left standing, so that the refusal can be read.
  for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += part.length
    if (size > mostBytes) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** What editors do to drafts. */
const unseen = ['create', 'save', 'auto_save', 'archive', 'unarchive']
const isGone: { readonly [action: string]: boolean } = { publish: false, unpublish: true, delete: true }

const changeOf = (topic: string, body: Buffer, here: Pick<Hook, 'spaceId' | 'environmentId'>): Change | undefined => {
  const [, type = '', action = ''] = topic.split('.')
  if (unseen.includes(action)) return undefined
  const { id, revision, space, environment } = sysIn(body)
  const isHere = space?.sys?.id === here.spaceId && environment?.sys?.id === here.environmentId
  const gone = isGone[action]
  const isAwaited = isHere && gone !== undefined && (type === 'Entry' || type === 'Asset')
  return {
    what: [type, action, id].filter(Boolean).join(' '),
    awaited: isAwaited && id !== undefined && revision !== undefined ? [{ type, id, revision, isGone: gone }] : [],
  }
}

type Place = { readonly sys?: { readonly id?: string } }
type Said = { readonly id?: string; readonly revision?: number; readonly space?: Place; readonly environment?: Place }

/** A webhook may send whatever somebody made of the record; then it only says that there is something. */
const sysIn = (body: Buffer): Said => {
  try {
    const { sys = {} } = JSON.parse(body.toString()) as { readonly sys?: { readonly [name: string]: unknown } }
    const { id, revision, ...rest } = sys
    return {
      ...(rest as Said),
      ...(typeof id === 'string' ? { id } : {}),
      ...(typeof revision === 'number' ? { revision } : {}),
    }
  } catch {
    return {}
  }
}
