import type { WireRequest, WireResponse } from '../wire/transport.ts'
import { limits } from './read.ts'
import type { Api } from './which-api.ts'

export const faultKinds = [
  'rate-limit',
  'server-error',
  'reset',
  'slow',
  'truncate',
  'version-conflict',
  'expired-sync-token',
  'oversize',
] as const

/** What goes wrong, for which requests, and how often. */
export type Fault = {
  readonly kind: (typeof faultKinds)[number]
  /** Only these requests. Default: all. `path` is the beginning of one, or any part of it after a `*`. */
  readonly method?: string
  readonly path?: string
  readonly api?: Api
  /** For the next so many requests. Default: until it is taken away. */
  readonly times?: number
  /** Of the requests, from 0 to 1. Default: all. */
  readonly share?: number
  /** Milliseconds: how slow, or how long after a 429 to wait (in whole seconds). Defaults: 1000. */
  readonly delay?: number
  /** Of a server error. Default: 500. */
  readonly status?: number
}

/** How a request is to be answered, if otherwise than well. */
export type Trouble =
  | { readonly kind: 'answer'; readonly response: WireResponse }
  | { readonly kind: 'reset' }
  | { readonly kind: 'truncate' }
  | { readonly kind: 'slow'; readonly delay: number }

type Armed = Fault & { left: number }

/** Faults on request, the same ones for the same seed and the same requests. */
export class Faults {
  #armed: Array<Armed> = []
  #random: () => number
  readonly #seed: number

  constructor(seed = 1) {
    this.#seed = seed
    this.#random = seeded(seed)
  }

  add(fault: Fault): void {
    this.#armed.push({ ...fault, left: fault.times ?? Number.POSITIVE_INFINITY })
  }

  list(): ReadonlyArray<Fault & { readonly left: number | null }> {
    return this.#armed.map((fault) => ({ ...fault, left: Number.isFinite(fault.left) ? fault.left : null }))
  }

  clear(): void {
    this.#armed = []
    this.#random = seeded(this.#seed)
  }

  /** What goes wrong with this request: what it asks for itself, or the first fault that is meant for it. */
  of(request: WireRequest, api: Api): Trouble | undefined {
    const own = askedFor(request.headers['x-kade-fault'])
    if (own) return troubleOf(own, request)
    for (const fault of this.#armed) {
      if (!isMeant(fault, request, api)) continue
      if (fault.share !== undefined && this.#random() >= fault.share) continue
      fault.left -= 1
      if (fault.left <= 0) this.#armed = this.#armed.filter((other) => other !== fault)
      return troubleOf(fault, request)
    }
    return undefined
  }
}

const isMeant = ({ method, path, api, kind }: Fault, request: WireRequest, asked: Api): boolean =>
  (method === undefined || method === request.method) &&
  (api === undefined || api === asked) &&
  (path === undefined || (path.startsWith('*') ? request.path.includes(path.slice(1)) : request.path.startsWith(path))) &&
  (kind !== 'expired-sync-token' || request.query.sync_token !== undefined) &&
  (kind !== 'version-conflict' || request.headers['x-contentful-version'] !== undefined)

/** `x-kade-fault: slow; delay=200` */
const askedFor = (header: string | undefined): Fault | undefined => {
  const [kind, ...settings] = (header ?? '').split(';').map((part) => part.trim())
  if (!faultKinds.includes(kind as Fault['kind'])) return undefined
  const numbers = Object.fromEntries(settings.map((setting) => setting.split('=')).map(([name, value]) => [name, Number(value)]))
  return { kind: kind as Fault['kind'], ...numbers }
}

const troubleOf = ({ kind, delay = 1000, status = 500 }: Fault, { path }: WireRequest): Trouble => {
  const said = (code: number, id: string, message: string, headers = {}): Trouble => ({
    kind: 'answer',
    response: { status: code, headers, body: { sys: { type: 'Error', id }, ...(message === '' ? {} : { message }) } },
  })
  switch (kind) {
    case 'rate-limit': {
      const reset = String(Math.max(1, Math.ceil(delay / 1000)))
      return said(
        429,
        'RateLimitExceeded',
        'You have exceeded the rate limit of the Organization this Space belongs to by making too many API requests within a short timespan. Please wait a moment before trying the request again.',
        { 'x-contentful-ratelimit-reset': reset },
      )
    }
    case 'server-error':
      return said(status, 'ServerError', `Something went wrong while answering ${path}.`)
    case 'version-conflict':
      return said(409, 'VersionMismatch', '')
    case 'expired-sync-token':
      return said(400, 'BadRequest', 'The sync token is invalid or has expired. Start with a new initial synchronization.')
    case 'oversize':
      return said(400, 'BadRequest', `Response size too big. Maximum allowed response size: ${limits.answer}b.`)
    case 'slow':
      return { kind, delay }
    default:
      return { kind }
  }
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export const seeded = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
