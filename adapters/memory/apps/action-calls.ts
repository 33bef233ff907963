import { linkTo } from '../../../domain/platform/sys.ts'
import { E, pipe } from '../../../domain/prelude.ts'
import { operation, type Parameters } from '../answer.ts'
import { created, type Machine } from '../machine.ts'
import { inEnvironment, placed } from '../places.ts'
import { invalidPayload, notFound } from '../refusals.ts'
import { type Stored, sysOf } from '../store/stored.ts'
import { appOf, inInstallation, installedIn } from './places.ts'
import { signatureFor } from './signatures.ts'

/** A call is answered before it is made; what the app says to it is asked for later. */
export const appActionCalls = (machine: Machine) => {
  const { records } = machine
  const folderOf = (path: string, actionId: unknown): string => `${path}/action_calls/${actionId}`

  const create = operation<{ readonly parameters?: { readonly [name: string]: unknown } }>((at, { parameters = {} } = {}) =>
    pipe(
      inInstallation(machine)(at),
      E.flatMap((place) => {
        const action = records.get(`${appOf(machine, at.appDefinitionId)?.path}/actions`, at.appActionId)
        if (!action) return E.left(notFound(place.missing('AppAction', at.appActionId)))
        const missing = ((action.parameters ?? []) as ReadonlyArray<{ readonly id: string; readonly required?: boolean }>).filter(
          ({ id, required }) => required && parameters[id] === undefined,
        )
        if (missing.length > 0)
          return E.left(invalidPayload(missing.map(({ id }) => ({ name: 'required', path: ['parameters', id] }))))
        const id = machine.newId()
        const sys = {
          type: 'AppActionCall',
          id,
          status: 'processing',
          action: linkTo('AppAction', action.sys.id),
          ...created(machine),
        }
        const call = records.put(folderOf(place.path, action.sys.id), id, { sys, parameters })
        void perform(action, call, place.path, at)
        return E.right(shown(placed(place)(call)))
      }),
    ),
  )

  const perform = async (action: Stored, call: Stored, path: string, at: Parameters): Promise<void> => {
    const requestAt = machine.now()
    const body = JSON.stringify(call.parameters)
    const request = {
      method: 'POST',
      url: String(action.url),
      headers: {
        'Content-Type': 'application/json',
        'X-Contentful-App-Action-Call-Id': call.sys.id,
        ...signatureOf(action, body, at),
      },
      body,
      includeContentLength: true,
    }
    const answer =
      action.type === 'endpoint' && machine.call
        ? await machine.call(request, AbortSignal.timeout(30_000)).then(
            (said) => ({ said }),
            (cause: unknown) => ({ reason: cause instanceof Error ? cause.message : String(cause) }),
          )
        : {
            reason:
              action.type === 'endpoint' ? 'Nothing can be called from here.' : 'Functions of apps are not run on this machine.',
          }
    const said = 'said' in answer ? answer.said : undefined
    const isFine = said !== undefined && said.status >= 200 && said.status < 300
    const response = linkTo('AppActionCallResponse', call.sys.id)
    const outcome = isFine
      ? { status: 'succeeded', result: parsed(said.body), appActionCallResponse: response }
      : {
          status: 'failed',
          error: {
            sys: { id: 'AppActionCallFailed' },
            message: said ? `The app answered ${said.status}.` : (answer as { readonly reason: string }).reason,
            ...(said ? { statusCode: said.status } : {}),
          },
          appActionCallResponse: response,
        }
    if (!records.get(folderOf(path, action.sys.id), call.sys.id)) return
    records.put(folderOf(path, action.sys.id), call.sys.id, {
      ...call,
      sys: sysOf(call.sys, outcome),
      details: {
        statusCode: said?.status ?? null,
        eventType: 'call',
        url: request.url,
        requestAt,
        responseAt: said ? machine.now() : null,
        request: { method: request.method, url: request.url, headers: request.headers, body },
        response: said
          ? { statusCode: said.status, headers: { contentType: said.headers['content-type'] }, body: said.body }
          : null,
        errors: said ? [] : [(answer as { readonly reason: string }).reason],
      },
    })
  }

  /** Apps without a secret are called without a signature. */
  const signatureOf = ({ url }: Stored, body: string, at: Parameters): { readonly [name: string]: string } => {
    const { pathname, search } = URL.canParse(String(url)) ? new URL(String(url)) : { pathname: '/', search: '' }
    return E.getOrElse(() => ({}))(signatureFor(machine, at, { method: 'POST', path: `${pathname}${search}`, body }))
  }

  const find = (at: Parameters) =>
    pipe(
      inInstallation(machine)(at),
      E.flatMap((place) => {
        const call = records.get(folderOf(place.path, at.appActionId), at.callId)
        return call ? E.right({ place, call }) : E.left(notFound(place.missing('AppActionCall', at.callId)))
      }),
    )
  return {
    create,
    get: operation((at) =>
      pipe(
        find(at),
        E.map(({ place, call }) => shown(placed(place)(call))),
      ),
    ),
    getCallDetails: operation((at) =>
      pipe(
        inEnvironment(machine)(at),
        E.flatMap((place) => {
          const call = installedIn(machine, place.path).flatMap(
            ({ id }) => records.get(folderOf(`${place.path}/app_installations/${id}`, at.appActionId), at.callId) ?? [],
          )[0]
          return call?.details
            ? E.right(placed(place)(responseOf(call)))
            : E.left(notFound(place.missing('AppActionCall', at.callId)))
        }),
      ),
    ),
    getResponse: operation((at) =>
      pipe(
        find(at),
        E.flatMap(({ place, call }) => {
          const { response } = (call.details ?? {}) as { readonly response?: object | null }
          return response
            ? E.right(placed(place)({ ...responseOf(call), response }))
            : E.left(notFound(place.missing('AppActionCallResponse', at.callId)))
        }),
      ),
    ),
  }
}

const shown = ({ details: _, parameters: __, ...call }: Stored): Stored => call
const responseOf = (call: Stored): Stored => ({
  ...(call.details as object),
  sys: {
    type: 'AppActionCallResponse',
    id: call.sys.id,
    ...(call.sys.createdAt ? { createdAt: call.sys.createdAt } : {}),
    action: call.sys.action,
  },
})

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
