import { explainCall, noOrganizationMessage, notFoundMessage, type PlatformError } from '../../ports/platform-errors.ts'

/** What a rejected promise holds: an error as the official clients give it, and the failure itself to branch on. */
export type ClientError = Error & { readonly failure: PlatformError }

export const toError = (failure: PlatformError): ClientError => {
  const { name, message, ...own } = shown(failure)
  const error = Object.assign(new Error(message), own)
  Object.defineProperty(error, 'name', { value: name, configurable: true, writable: true })
  return Object.defineProperty(error, 'failure', { value: failure }) as unknown as ClientError
}

type Shown = { readonly name: string; readonly message: string; readonly [own: string]: unknown }

/** Names and messages of section 8. */
const shown = (failure: PlatformError): Shown => {
  switch (failure._tag) {
    case 'Refused':
      return { name: failure.name, message: JSON.stringify(refusal(failure), null, 2) }
    case 'Invalid':
      return { name: failure.name, message: failure.message }
    case 'NotFound': {
      const { type, id, environment, space } = failure
      return {
        name: 'Error',
        message: notFoundMessage,
        sys: { type: 'Error', id: 'NotFound' },
        details: { type, id, environment, space },
      }
    }
    case 'NoOrganization':
      return {
        name: 'Error',
        message: `${noOrganizationMessage(failure.id)} instead got ${JSON.stringify(failure.found)}`,
        status: 404,
        statusText: 'Not Found',
      }
    case 'Failed':
      return { name: 'AsyncActionFailedError', message: failure.message, action: failure.subject }
    case 'Unfinished':
      return failure.subject.sys.type === 'Asset'
        ? { name: 'AssetProcessingTimeout', message: failure.message }
        : { name: 'AsyncActionProcessingError', message: failure.message, action: failure.subject }
    case 'Aborted':
      return { name: 'AbortError', message: sentence(failure) }
    default:
      return { name: failure._tag, message: sentence(failure) }
  }
}

const refusal = ({ status, statusText, message, details, request, requestId }: PlatformError & { _tag: 'Refused' }) => ({
  status,
  statusText: statusText ?? '',
  message,
  details: details ?? {},
  request: request && { ...request, method: request.method.toLowerCase() },
  ...(requestId === undefined ? {} : { requestId: requestId || 'UNKNOWN' }),
})

const sentence = (failure: Parameters<typeof explainCall>[0]): string => {
  const { where, what, remedy } = explainCall(failure)
  return `${where}: ${what} ${remedy}`
}
