import * as t from 'io-ts'
import { E, pipe } from '../../domain/prelude.ts'
import type { PlatformError } from '../../ports/errors.ts'

/** The platform's error body; every part of it may be missing. */
const errorBody = t.partial({ sys: t.partial({ id: t.string }), message: t.string })

export const refusal = (call: string, status: number, body: unknown): PlatformError =>
  pipe(
    errorBody.decode(body),
    E.getOrElse((): t.TypeOf<typeof errorBody> => ({})),
    ({ sys, message }): PlatformError => ({
      _tag: 'Refused',
      call,
      status,
      name: sys?.id ?? `HTTP ${status}`,
      message: message ?? 'It gave no reason.',
    }),
  )
