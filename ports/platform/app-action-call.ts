import type { Link } from '../../domain/platform/sys.ts'
import type { AppEntity, Installation } from './app-sys.ts'
import type { Ask, At, Outcome, Send } from './operations.ts'

export type AppActionCallDraft = { readonly parameters: { readonly [name: string]: unknown } }
export type AppActionCallError = {
  readonly message: string
  readonly sys?: { readonly id: string }
  readonly details?: unknown
  readonly statusCode?: number
}
export type AppActionCall = AppEntity & {
  readonly sys: {
    readonly status?: 'processing' | 'succeeded' | 'failed'
    /** Once it succeeded. */
    readonly result?: unknown
    /** Once it failed. */
    readonly error?: AppActionCallError
    readonly action?: Link
    readonly appActionCallResponse?: Link
  }
}

/** What was sent to the app, and what it answered. */
export type AppActionCallResponse = AppEntity & {
  readonly statusCode?: number | null
  readonly request?: unknown
  readonly response?: { readonly statusCode?: number | null; readonly body?: unknown; readonly headers?: unknown } | null
  readonly errors?: ReadonlyArray<unknown>
  readonly eventType?: string
  readonly url?: string
  readonly requestAt?: string
  readonly responseAt?: string | null
}

/** The answer as the app gave it; `body` is a text. */
export type AppActionCallRawResponse = AppEntity & {
  readonly response: { readonly body: string; readonly statusCode?: number; readonly headers?: { readonly contentType?: string } }
}

type Action = Installation | 'appActionId'

/** The calls of an action that an installed app offers. */
export type AppActionCalls = {
  readonly create: Send<Action, AppActionCallDraft, AppActionCall>
  readonly get: Ask<Action | 'callId', AppActionCall>
  readonly getCallDetails: Ask<'spaceId' | 'environmentId' | 'appActionId' | 'callId', AppActionCallResponse>
  readonly getResponse: Ask<Action | 'callId', AppActionCallRawResponse>
}

type Patience = {
  /** Milliseconds between two looks. Default: 2000. */
  readonly retryInterval?: number
  /** Default: 15. */
  readonly retries?: number
}

/** Calls an action and waits for what comes of it. */
export type AppActionCallResults = {
  readonly createWithResponse: (at: At<Action> & Patience, payload: AppActionCallDraft) => Outcome<AppActionCallResponse>
  readonly createWithResult: (at: At<Action> & Patience, payload: AppActionCallDraft) => Outcome<AppActionCall>
}
