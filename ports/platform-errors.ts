import type { Explanation } from '../domain/problem.ts'

/** The request that was refused, as messages may show it: its headers without the token. */
export type SentRequest = {
  readonly url: string
  readonly method: string
  readonly headers: { readonly [name: string]: string }
  readonly payloadData?: unknown
}

/** An action of the platform, or an asset: what was waited for. */
export type Subject = { readonly sys: { readonly id: string; readonly type: string } }

export type PlatformError =
  /** It answered no. `name` is the platform's own error id. */
  | {
      readonly _tag: 'Refused'
      readonly call: string
      readonly status: number
      readonly name: string
      readonly message: string
      readonly statusText?: string
      readonly details?: unknown
      readonly requestId?: string
      readonly request?: SentRequest
      /** Only when it was tried more than once. */
      readonly attempts?: number
    }
  /** It answered something its contract does not allow. */
  | { readonly _tag: 'Unreadable'; readonly call: string; readonly problems: ReadonlyArray<string> }
  /** It did not answer. */
  | { readonly _tag: 'Unreachable'; readonly call: string; readonly attempts: number; readonly reason: string }
  /** An answer or a payload is larger than allowed. */
  | { readonly _tag: 'TooMuch'; readonly call: string; readonly limit: number }
  /** The caller ended it. */
  | { readonly _tag: 'Aborted'; readonly call: string }
  /** It took longer than the caller allowed, all attempts together. */
  | { readonly _tag: 'Overdue'; readonly call: string; readonly deadline: number }
  /** Parameters are missing, so nothing was sent. */
  | { readonly _tag: 'Incomplete'; readonly call: string; readonly missing: ReadonlyArray<string> }
  /** A rule of the client forbids the arguments (section 5), so nothing was sent. `ValidationError` names one argument. */
  | { readonly _tag: 'Invalid'; readonly name: 'ValidationError' | 'Error'; readonly message: string }
  /** The delivery API has no such entry. */
  | {
      readonly _tag: 'NotFound'
      readonly type: string
      readonly id: string
      readonly environment: string
      readonly space: string
    }
  /** Among the organizations of the token there is no such one; `found` is the list that was searched. */
  | { readonly _tag: 'NoOrganization'; readonly id: string; readonly found: unknown }
  /** It accepted an action, and the action failed. */
  | { readonly _tag: 'Failed'; readonly message: string; readonly subject: Subject }
  /** It accepted an action and did not finish it in time. */
  | { readonly _tag: 'Unfinished'; readonly message: string; readonly subject: Subject }

const remedyOf = (status: number): string => {
  if (status === 401) return 'Check the access token (CONTENTFUL_ACCESS_TOKEN): it must be a delivery token of this space.'
  if (status === 403) return 'Check that the token may read this environment.'
  if (status === 404) return 'Check the space (CONTENTFUL_SPACE_ID) and the environment (CONTENTFUL_ENVIRONMENT).'
  if (status === 409) return 'Read it again, and make the change from the version that is there now.'
  return status >= 500 || status === 429 ? 'Try again later.' : 'Check the request against the documentation of the platform.'
}

/** The sentences of section 8 that hold a value. */
export const notFoundMessage = 'The resource could not be found.'
export const noOrganizationMessage = (id: string): string => `No organization was found with the ID ${id}`

/** No `default`: a new tag without a sentence does not compile. */
export const explainPlatform = (failure: PlatformError): Explanation => {
  switch (failure._tag) {
    case 'Refused':
      return {
        where: failure.call,
        what: `The content platform refused: ${failure.name} (${failure.status}). ${failure.message || 'It gave no reason.'}`,
        remedy: remedyOf(failure.status),
      }
    case 'Invalid':
      return { where: 'the arguments', what: failure.message, remedy: 'Nothing was sent. Correct the arguments.' }
    case 'NotFound':
      return {
        where: `${failure.type} ${failure.id} (space ${failure.space}, environment ${failure.environment})`,
        what: notFoundMessage,
        remedy: 'Check the id, and whether it is published.',
      }
    case 'NoOrganization':
      return {
        where: 'GET /organizations',
        what: noOrganizationMessage(failure.id),
        remedy: 'Check the id, and whose token it is.',
      }
    case 'Failed':
      return {
        where: `${failure.subject.sys.type} ${failure.subject.sys.id}`,
        what: failure.message,
        remedy: 'The subject of this error says why.',
      }
    case 'Unfinished':
      return {
        where: `${failure.subject.sys.type} ${failure.subject.sys.id}`,
        what: failure.message,
        remedy: 'It may still finish: read it again later, or wait longer.',
      }
    default:
      return explainCall(failure)
  }
}

type CallError = Extract<
  PlatformError,
  { readonly _tag: 'Unreadable' | 'Unreachable' | 'TooMuch' | 'Aborted' | 'Overdue' | 'Incomplete' }
>

/** The same for a call that got no answer, or none that can be used. */
export const explainCall = (failure: CallError): Explanation => {
  switch (failure._tag) {
    case 'Unreadable':
      return {
        where: failure.call,
        what: `The answer breaks the contract of the content platform:${failure.problems.map((problem) => `\n  - ${problem}`).join('')}`,
        remedy: 'Check that the host (CONTENTFUL_HOST) is the API that was meant.',
      }
    case 'Unreachable':
      return {
        where: failure.call,
        what: `No answer after ${failure.attempts} ${failure.attempts === 1 ? 'attempt' : 'attempts'}: ${failure.reason}.`,
        remedy: 'Check the host (CONTENTFUL_HOST) and the network.',
      }
    case 'TooMuch':
      return {
        where: failure.call,
        what: `More than ${failure.limit} bytes would be carried.`,
        remedy: 'Ask for less (limit, select), send less, or raise maxContentLength and maxBodyLength.',
      }
    case 'Aborted':
      return { where: failure.call, what: 'The call was aborted by its signal.', remedy: 'Nothing, if that was meant.' }
    case 'Overdue':
      return {
        where: failure.call,
        what: `The call was not done within its deadline of ${failure.deadline} ms.`,
        remedy: 'Allow it more time, or ask for less.',
      }
    case 'Incomplete':
      return {
        where: failure.call,
        what: `Missing: ${failure.missing.join(', ')}. Nothing was sent.`,
        remedy: 'Give them with the call, or among the defaults of the client.',
      }
  }
}
