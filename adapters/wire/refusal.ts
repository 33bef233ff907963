import * as t from 'io-ts'
import { E, pipe } from '../../domain/prelude.ts'
import type { PlatformError } from '../../ports/errors.ts'
import { shownBody } from './shown-body.ts'
import { callOf, type WireRequest, type WireResponse } from './transport.ts'

/** The platform's error body; every part of it may be missing, or something else. */
const errorBody = t.UnknownRecord

/** What the platform said when it said no. */
export const refusal = (request: WireRequest, { status, statusText, body, sent, attempts }: WireResponse): PlatformError => {
  const said = pipe(
    errorBody.decode(body),
    E.getOrElse((): t.TypeOf<typeof errorBody> => ({})),
  )
  const id = textOf((said.sys as { readonly id?: unknown } | null | undefined)?.id)
  const requestId = textOf(said.requestId)
  return {
    _tag: 'Refused',
    call: callOf(request),
    status,
    name: id !== undefined && id !== 'Unknown' ? id : statusText ? `${status} ${statusText}` : `HTTP ${status}`,
    message: textOf(said.message) ?? '',
    ...(statusText === undefined ? {} : { statusText }),
    ...(said.details === undefined || said.details === null ? {} : { details: said.details }),
    ...(requestId === undefined ? {} : { requestId }),
    ...(attempts === undefined ? {} : { attempts }),
    ...(sent
      ? {
          request: {
            ...sent,
            method: request.method,
            ...(request.body === undefined ? {} : { payloadData: shownBody(request) }),
          },
        }
      : {}),
  }
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
