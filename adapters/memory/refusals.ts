import { notFoundMessage, type PlatformError } from '../../ports/platform-errors.ts'

/** The platform's answers that say no, under its own names. What was called, the one who called knows. */
const refused = (status: number, name: string, message: string, details?: unknown): PlatformError => ({
  _tag: 'Refused',
  call: '',
  status,
  name,
  message,
  ...(details === undefined ? {} : { details }),
})

export const badRequest = (message: string, details?: unknown): PlatformError => refused(400, 'BadRequest', message, details)
export const invalidQuery = (message: string, details?: unknown): PlatformError => refused(400, 'InvalidQuery', message, details)
export const accessDenied = (reasons: string): PlatformError => refused(403, 'AccessDenied', 'Forbidden', { reasons })
export const notFound = (details?: unknown): PlatformError => refused(404, 'NotFound', notFoundMessage, details)
/** Entries, assets and content types say no more than the name; the rest ask for the header. */
export const staleContent = (): PlatformError => refused(409, 'VersionMismatch', '')
export const stale = (): PlatformError =>
  refused(409, 'VersionMismatch', 'Please pass sys.version as HTTP header "X-Contentful-Version"')
export const conflict = (message: string): PlatformError => refused(409, 'Conflict', message)

/** One thing that is wrong with a payload, and where. */
export type Problem = {
  readonly name: string
  readonly path?: ReadonlyArray<string | number> | string
  readonly details?: unknown
  readonly value?: unknown
  readonly [more: string]: unknown
}

export const validationFailed = (errors: ReadonlyArray<Problem>, message = 'Validation error'): PlatformError =>
  refused(422, 'ValidationFailed', message, { errors })
export const invalidPayload = (errors: ReadonlyArray<Problem>): PlatformError =>
  validationFailed(errors, 'The resource you sent in the body is invalid.')
export const invalidEntry = (errors: ReadonlyArray<Problem>): PlatformError =>
  refused(422, 'InvalidEntry', 'Validation error', { errors })
export const unknownField = (errors: ReadonlyArray<Problem>): PlatformError =>
  refused(422, 'UnknownField', 'The entry contains a field that its content type does not have.', { errors })
export const unresolvedLinks = (errors: ReadonlyArray<Problem>): PlatformError =>
  refused(422, 'UnresolvedLinks', 'Validation error', { errors })
export const preconditionsFailed = (errors: ReadonlyArray<Problem>): PlatformError =>
  refused(422, 'ActionPreconditionsFailed', 'Validation error', { errors })
export const unprocessable = (details: unknown, message = 'Validation error'): PlatformError =>
  refused(422, 'ValidationFailed', message, details)
export const serverError = (): PlatformError => refused(500, 'ServerError', 'Internal Server Error')
